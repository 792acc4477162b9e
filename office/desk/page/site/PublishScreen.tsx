import { Button } from '@appraisers/site/ui/Button.tsx';
import type { FileChange, PublishState } from '#desk/api-types.ts';
import { downloadBundle, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { LabeledInput, Loaded, Screen, ScrollArea, submittedInput } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';

const words = deskWords.publish;

type LinesProps = { lines: readonly string[]; title: string };

function Lines({ lines, title }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="px-4 text-sm/[1.6]">{title}</h3>
      <ScrollArea title={title}>
        <pre>{lines.join('\n')}</pre>
      </ScrollArea>
    </>
  );
}

/** What has changed since the site was last published, file by file. */
export function ChangeList({ changes }: { changes: readonly FileChange[] }) {
  return (
    <ul className="desk-changes mb-5 grid gap-2">
      {changes.map(({ file, title, how, was, is }) => (
        <li key={file} className="desk-change">
          <details>
            <summary className="cursor-pointer px-4 py-3">
              <strong>{title}</strong> {how} <span className="desk-quiet">{file}</span>
            </summary>
            <Lines lines={was} title={words.was} />
            <Lines lines={is} title={words.is} />
            {was.length + is.length === 0 ? (
              <p className="px-4 text-sm/[1.6]">{words.noText}</p>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  );
}

type VersionFormProps = { askName: boolean; busy: boolean; onSave: (request: object) => void };

/** Asks what was done, and who did it where git does not know. */
function VersionForm({ askName, busy, onSave }: VersionFormProps) {
  return (
    <form onSubmit={(event) => onSave({ name: '', mail: '', ...submittedInput(event) })}>
      <LabeledInput name="words" label={words.done} />
      {askName ? (
        <>
          <LabeledInput name="name" label={words.yourName} />
          <LabeledInput name="mail" label={words.yourMail} />
        </>
      ) : null}
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

/** Shows what has changed, records it, and sends it when asked. */
export function PublishScreen() {
  const action = useAction();
  const { act, busy } = action;
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded<PublishState> path="publish">
        {({ changes, recorded, hindrance, remote, unsent, askName }) => (
          <>
            {hindrance ? <p className="desk-error">{hindrance}</p> : null}
            {recorded ? <h2>{words.changes}</h2> : <p>{words.noRecord}</p>}
            {recorded && changes.length === 0 ? <p>{words.noChange}</p> : null}
            {changes.length > 0 ? <ChangeList changes={changes} /> : null}
            {recorded && changes.length > 0 && !hindrance ? (
              <VersionForm
                askName={askName}
                busy={busy}
                onSave={(request) => act(() => sendRequest('POST', 'publish', request))}
              />
            ) : null}
            <ActionStatus {...action} />
            <div className="desk-buttons">
              {remote && unsent > 0 && changes.length === 0 ? (
                <Button disabled={busy} onClick={() => act(() => sendRequest('POST', 'send'))}>
                  {words.send}
                </Button>
              ) : null}
              {recorded && remote ? null : (
                <Button variant="quiet" disabled={busy} onClick={() => act(downloadBundle)}>
                  {words.download}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  );
}
