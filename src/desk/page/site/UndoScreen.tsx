import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, tell } from '#desk/page/ask.ts';
import { Refusing, Said } from '#desk/page/Says.tsx';
import { Screen } from '#desk/page/Screen.tsx';
import { Waiting } from '#desk/page/Waiting.tsx';
import type { Done, PublishState } from '#desk/shapes.ts';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useDoing } from './use-doing.ts';

/** Brings the last published state back, after a question. */
export function UndoScreen() {
  const state = useQuery({
    queryKey: ['publish'],
    queryFn: () => ask<PublishState>('publish'),
    gcTime: 0,
  });
  const { said, refusal, busy, act } = useDoing();
  const [asked, setAsked] = useState(false);
  const undo = () => act(() => tell<Done>('POST', 'undo', {})).then(() => setAsked(false));
  return (
    <Screen
      title="Undo"
      lead="Brings everything back as it was when it was last published. What you have changed since is kept as a dated copy."
    >
      <Said lines={said} />
      <Refusing refusal={refusal} />
      <Waiting answer={state}>
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
      </Waiting>
    </Screen>
  );
}
