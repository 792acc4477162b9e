import { Button } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionResult, PublishState } from '#desk/api-types.ts';
import { getJson, sendJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useAction } from './use-action.ts';

/** Brings the last published state back, after a question. */
export function UndoScreen() {
  const state = useQuery({
    queryKey: ['publish'],
    queryFn: () => getJson<PublishState>('publish'),
    gcTime: 0,
  });
  const { messages, apiError, busy, act } = useAction();
  const [asked, setAsked] = useState(false);
  const undo = () =>
    act(() => sendJson<ActionResult>('POST', 'undo', {})).then(() => setAsked(false));
  return (
    <Screen
      title="Undo"
      lead="Brings everything back as it was when it was last published. What you have changed since is kept as a dated copy."
    >
      <StatusMessage lines={messages} />
      <ErrorMessage apiError={apiError} />
      <QueryContent answer={state}>
        {({ changes, recorded }) => {
          if (!recorded)
            return <p>This folder keeps no record of what was published: nothing can be undone.</p>;
          if (changes.length === 0) return <p>Nothing has changed since it was last published.</p>;
          return (
            <>
              <h2>What would be undone</h2>
              <ChangeList changes={changes} />
              <div className="desk-buttons">
                {asked ? (
                  <>
                    <Button variant="accent" disabled={busy} onClick={undo}>
                      Yes, bring the published state back
                    </Button>
                    <Button variant="quiet" disabled={busy} onClick={() => setAsked(false)}>
                      No, keep my changes
                    </Button>
                  </>
                ) : (
                  <Button variant="quiet" onClick={() => setAsked(true)}>
                    Undo all of it …
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </QueryContent>
    </Screen>
  );
}
