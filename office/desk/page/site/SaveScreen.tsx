import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { LabeledInput, submittedInput } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { VersionScreen } from './VersionBox.tsx';

const words = deskWords.save;

type VersionFormProps = { askName: boolean; busy: boolean; onSave: (request: object) => void };

/** Asks what was changed, and for the author if git doesn't know one. */
function VersionForm({ askName, busy, onSave }: VersionFormProps) {
  return (
    <form onSubmit={(event) => onSave({ name: '', email: '', ...submittedInput(event) })}>
      <div className="grid gap-4">
        <LabeledInput name="words" label={words.done} />
        {askName ? (
          <>
            <LabeledInput name="name" label={words.yourName} autoComplete="name" />
            <LabeledInput name="email" label={words.yourEmail} autoComplete="email" />
          </>
        ) : null}
      </div>
      <div className="desk-buttons">
        <Button type="submit" disabled={busy}>
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

/** Shows what changed, and saves it as a version on this computer. */
export function SaveScreen() {
  const action = useAction();
  const { act, busy } = action;
  return (
    <VersionScreen words={words}>
      {({ recorded, blocked, canSend, askName, changes, unsent }) => (
        <>
          {changes.length > 0 ? (
            <>
              <h2>{words.changes}</h2>
              <ChangeList changes={changes} />
            </>
          ) : null}
          {changes.length > 0 && !blocked ? (
            <VersionForm
              askName={askName}
              busy={busy}
              onSave={(request) => act(() => sendRequest('POST', 'versions', request))}
            />
          ) : null}
          <ActionStatus {...action} />
          {recorded && changes.length === 0 && action.messages.length === 0 ? (
            <p className="mt-4">{words.noChange}</p>
          ) : null}
          {changes.length === 0 && (unsent.length > 0 || !canSend) ? (
            <div className="desk-buttons">
              <ButtonLink href="#/send">{deskWords.send.title}</ButtonLink>
            </div>
          ) : null}
        </>
      )}
    </VersionScreen>
  );
}
