import { Button } from '@appraisers/site/ui/Button.tsx';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import type { FileChange } from '#desk/server/changes.ts';
import { ChangeList } from './ChangeList.tsx';
import { VersionNote } from './HistoryScreen.tsx';
import { Publishing } from './Publishing.tsx';

/** Makes a page as it was in this version, as a change to publish. */
function AsThen({ id, file: { file, title } }: { id: string; file: FileChange }) {
  const action = useAction();
  const make = () => read(api.history[':id'].$post({ param: { id }, json: { file } }));
  return (
    <div className="border-line border-t px-4 py-2">
      <button
        type="button"
        className="link min-h-11 text-left"
        disabled={action.busy}
        onClick={() => action.act(make)}
      >
        Make “{title}” as it was then
      </button>
      <ActionStatus {...action} />
    </div>
  );
}

/** A version: what it changed, and the two ways back. */
function Opened(version: InferResponseType<(typeof api.history)[':id']['$get']>) {
  const { id, subject, parent, askName, files } = version;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p className="desk-lead mb-1">{subject}</p>
      <VersionNote {...version} />
      {parent === '' || isAsked ? null : (
        <div className="desk-buttons mb-6">
          <Button onClick={() => setIsAsked(true)}>Undo this version</Button>
        </div>
      )}
      {isAsked ? (
        <section aria-label="Undo this version?" className="mt-4 mb-6">
          <Publishing undo={id} askName={askName} button="Undo and publish">
            <p>
              This takes back what the version changed, and nothing else. It makes a new version,
              which you can undo, too.
            </p>
          </Publishing>
        </section>
      ) : null}
      <ChangeList changes={files}>
        {(file) => (file.how === 'removed' ? null : <AsThen id={id} file={file} />)}
      </ChangeList>
    </>
  );
}

export function VersionScreen({ id }: { id: string }) {
  return (
    <Screen title="What this version changed" back={{ to: 'history', name: 'History' }}>
      <Loaded name={`history ${id}`} load={() => read(api.history[':id'].$get({ param: { id } }))}>
        {(version) => <Opened {...version} />}
      </Loaded>
    </Screen>
  );
}
