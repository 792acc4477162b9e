import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { VersionScreen } from './VersionBox.tsx';

const words = deskWords.discard;

/** Returns to the last saved version, after the volunteer confirms. */
export function DiscardScreen() {
  const action = useAction();
  const { act, busy, messages } = action;
  const [isAsked, setIsAsked] = useState(false);
  const discard = () => sendRequest('POST', 'discard').finally(() => setIsAsked(false));
  return (
    <VersionScreen words={words}>
      {({ recorded, changes }) => (
        <>
          <ActionStatus {...action} />
          {recorded ? null : <p className="mt-4">{words.noVersions}</p>}
          {recorded && changes.length === 0 && messages.length === 0 ? (
            <p className="mt-4">{deskWords.save.noChange}</p>
          ) : null}
          {changes.length > 0 ? (
            <>
              <h2>{words.changes}</h2>
              <ChangeList changes={changes} />
              <div className="desk-buttons">
                {isAsked ? (
                  <>
                    <Button variant="accent" disabled={busy} onClick={() => act(discard)}>
                      {words.yes}
                    </Button>
                    <Button variant="quiet" disabled={busy} onClick={() => setIsAsked(false)}>
                      {words.no}
                    </Button>
                  </>
                ) : (
                  <Button variant="quiet" onClick={() => setIsAsked(true)}>
                    {words.discard}
                  </Button>
                )}
              </div>
            </>
          ) : null}
        </>
      )}
    </VersionScreen>
  );
}
