// The versions of the site, and one of them with the two ways back.
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { DataTable, Screen, useLoaded } from '#desk/page/Screen.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Publishing } from './Publishing.tsx';

/** In the time of this computer. */
const whenOf = (time: string) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

export function HistoryScreen() {
  const { versions, blocked } = useLoaded('history', () => api.history.$get());
  return (
    <Screen
      title="History"
      lead="Every version: when, by whom and what it changed. Select one to undo it, or to make a page as it was then."
    >
      {blocked ? (
        <p className="desk-error">{blocked}</p>
      ) : (
        <DataTable
          title="Versions"
          columns={['Version', 'What changed', 'By', 'When']}
          links={versions.map(({ id }) => `#/history/${id}`)}
          rows={versions.map(({ subject, changed, author, time }) => [
            subject,
            changed.join(' · '),
            author,
            whenOf(time),
          ])}
        />
      )}
    </Screen>
  );
}

export function VersionScreen({ id }: { id: string }) {
  const version = useLoaded(`history ${id}`, () => api.history[':id'].$get({ param: { id } }));
  const makeAsThen = (file: string) =>
    act(() => read(api.history[':id'].$post({ param: { id }, json: { file } })));
  return (
    <Screen title="What this version changed">
      <p className="desk-lead mb-1">{version.subject}</p>
      <p className="desk-quiet">
        {version.author}, {whenOf(version.time)}
      </p>
      {version.parent ? (
        <details className="desk-more mb-6">
          <summary>Undo this version</summary>
          <Publishing undo={id} askName={version.askName} button="Undo and publish">
            <p>
              This takes back what the version changed, and nothing else. It makes a new version,
              which you can undo, too.
            </p>
          </Publishing>
        </details>
      ) : null}
      <ChangeList changes={version.files}>
        {({ file, title, how }) =>
          how === 'removed' ? null : (
            <button
              type="button"
              className="link min-h-11 w-full border-line border-t py-2 text-left"
              onClick={() => makeAsThen(file)}
            >
              Make “{title}” as it was then
            </button>
          )
        }
      </ChangeList>
    </Screen>
  );
}
