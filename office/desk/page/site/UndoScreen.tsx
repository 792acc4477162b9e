import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { PublishState } from '#desk/api-types.ts';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './PublishScreen.tsx';

const words = deskWords.undo;

/** Brings the last published state back, after a question. */
export function UndoScreen() {
  const action = useAction();
  const { act, busy } = action;
  const [isAsked, setIsAsked] = useState(false);
  const undo = () => sendRequest('POST', 'undo').finally(() => setIsAsked(false));
  return (
    <Screen title={words.title} lead={words.lead}>
      <ActionStatus {...action} />
      <Loaded<PublishState> path="publish">
        {({ changes, recorded }) => {
          if (!recorded) return <p>{words.noRecord}</p>;
          if (changes.length === 0) return <p>{deskWords.publish.noChange}</p>;
          return (
            <>
              <h2>{words.changes}</h2>
              <ChangeList changes={changes} />
              <div className="desk-buttons">
                {isAsked ? (
                  <>
                    <Button variant="accent" disabled={busy} onClick={() => act(undo)}>
                      {words.yes}
                    </Button>
                    <Button variant="quiet" disabled={busy} onClick={() => setIsAsked(false)}>
                      {words.no}
                    </Button>
                  </>
                ) : (
                  <Button variant="quiet" onClick={() => setIsAsked(true)}>
                    {words.undo}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
