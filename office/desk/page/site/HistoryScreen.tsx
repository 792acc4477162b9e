import type { InferResponseType } from 'hono/client';
import { api, read } from '#desk/page/desk-api.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';

type Version = InferResponseType<typeof api.history.$get>['versions'][number];

/** Who and when, in the time of this computer. */
export function VersionNote({ author, time, isPublished }: Version) {
  const when = new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p className="desk-quiet">
      {author}, {when}
      {isPublished ? '' : ' · not published yet'}
    </p>
  );
}

/** The beginning of a long list is enough here. */
const shortList = (titles: readonly string[]) =>
  titles.length > 5
    ? `${titles.slice(0, 4).join(' · ')} · …and ${titles.length - 4} more`
    : titles.join(' · ');

/** Saved and published versions, newest first. */
export function HistoryScreen() {
  return (
    <Screen
      title="History"
      lead="Every version: when, by whom and what it changed. Select one to undo it, or to make a page as it was then."
    >
      <Loaded name="history" load={() => read(api.history.$get())}>
        {({ versions, blocked }) => (
          <>
            {blocked ? <p className="desk-error">{blocked}</p> : null}
            <ul className="mb-2 grid gap-2">
              {versions.map((version) => (
                <li key={version.id} className="desk-change px-4 py-3">
                  <a className="link font-semibold" href={`#/history/${version.id}`}>
                    {version.subject}
                  </a>
                  <VersionNote {...version} />
                  <p className="text-sm">{shortList(version.changed)}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Screen>
  );
}
