import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import type { VersionState } from '#desk/api-types.ts';
import { downloadBundle, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import { FileList } from './ChangeList.tsx';
import { VersionScreen } from './VersionBox.tsx';

const words = deskWords.send;

/** What sending publishes, and what it leaves out. */
function Contents({ live, unsent, unsentFiles, changes }: VersionState) {
  return (
    <>
      {unsent.length > 0 ? (
        <>
          <h2>{words.changes}</h2>
          {live ? <FileList files={unsentFiles} /> : <p>{words.all}</p>}
        </>
      ) : null}
      {changes.length > 0 ? <p className="mt-4">{words.unsaved(changes.length)}</p> : null}
    </>
  );
}

/** Sends the saved versions to the website, or makes a file for the webmaster. */
export function SendScreen() {
  const action = useAction();
  const { act, busy, messages } = action;
  return (
    <VersionScreen words={words}>
      {(state) => {
        const { canSend, blocked, unsent, changes } = state;
        const isReady = canSend && unsent.length > 0 && !blocked;
        return (
          <>
            {canSend ? <Contents {...state} /> : <p className="mt-4">{words.fileLead}</p>}
            {canSend && unsent.length === 0 && messages.length === 0 ? (
              <p className="mt-4">{words.nothing}</p>
            ) : null}
            <ActionStatus {...action} />
            <div className="desk-buttons">
              {isReady ? (
                <Button disabled={busy} onClick={() => act(() => sendRequest('POST', 'send'))}>
                  {busy ? words.sending : words.send}
                </Button>
              ) : null}
              {canSend && changes.length > 0 ? (
                <ButtonLink variant="quiet" href="#/save">
                  {deskWords.save.title}
                </ButtonLink>
              ) : null}
              {canSend ? null : (
                <Button disabled={busy} onClick={() => act(downloadBundle)}>
                  {words.download}
                </Button>
              )}
            </div>
          </>
        );
      }}
    </VersionScreen>
  );
}
