import { Button } from '@appraisers/site/ui/Button.tsx';
import type { InferResponseType } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import { api, read } from '#desk/page/desk-api.ts';
import { Loaded, Screen, submittedInput } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import type { FileChange } from '#desk/server/changes.ts';
import { ChangeList } from './ChangeList.tsx';
import { VersionNote } from './HistoryScreen.tsx';
import { PublishOutcome } from './PublishOutcome.tsx';
import { AuthorInputs } from './PublishScreen.tsx';
import { usePublish } from './use-publish.ts';

type OpenedVersion = InferResponseType<(typeof api.history)[':id']['$get']>;

type UndoProps = { version: OpenedVersion; onClose: () => void };

/** Asks before it undoes a version, and says what came of it. */
function UndoDialog({ version: { id, subject, askName }, onClose }: UndoProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [start] = useState(Date.now);
  const publishing = usePublish(id);
  useEffect(() => dialog.current?.showModal(), []);
  const { result, busy, start: undo } = publishing;
  return (
    <dialog ref={dialog} className="desk-dialog" aria-labelledby="undo-title" onClose={onClose}>
      <h2 id="undo-title">Undo this version?</h2>
      <p className="desk-quiet mb-3">“{subject}”</p>
      {result ? null : (
        <p>
          This takes back what the version changed, and nothing else. It makes a new version, which
          you can undo, too.
        </p>
      )}
      <PublishOutcome publishing={publishing} start={start} />
      <form onSubmit={(event) => undo(submittedInput(event))}>
        {askName && !result ? (
          <div className="mt-3 grid gap-4">
            <AuthorInputs />
          </div>
        ) : null}
        <div className="desk-buttons">
          {result ? null : (
            <Button type="submit" disabled={busy}>
              {busy ? 'Undoing…' : 'Undo and publish'}
            </Button>
          )}
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {result && result.kind !== 'conflicts' ? 'Close' : 'Cancel'}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

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
function Opened(version: OpenedVersion) {
  const { id, subject, parent, files } = version;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p className="desk-lead mb-1">{subject}</p>
      <VersionNote {...version} />
      {parent === '' ? null : (
        <div className="desk-buttons mb-6">
          <Button onClick={() => setIsAsked(true)}>Undo this version</Button>
        </div>
      )}
      <ChangeList changes={files}>
        {(file) => (file.how === 'removed' ? null : <AsThen id={id} file={file} />)}
      </ChangeList>
      {isAsked ? <UndoDialog version={version} onClose={() => setIsAsked(false)} /> : null}
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
