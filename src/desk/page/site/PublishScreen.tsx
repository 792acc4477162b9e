import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, tell } from '#desk/page/ask.ts';
import { Refusing, Said } from '#desk/page/Says.tsx';
import { Screen } from '#desk/page/Screen.tsx';
import { Waiting } from '#desk/page/Waiting.tsx';
import type { Done, PublishState } from '#desk/shapes.ts';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import { makeFile } from './send-file.ts';
import { useDoing } from './use-doing.ts';
import { Words } from './Words.tsx';

const noChange = 'Nothing has changed since it was last published.';

/** Shows what has changed, records it, and sends it when asked. */
export function PublishScreen() {
  const state = useQuery({
    queryKey: ['publish'],
    queryFn: () => ask<PublishState>('publish'),
    gcTime: 0,
  });
  const { said, refusal, busy, act } = useDoing();
  const [words, setWords] = useState('');
  const [who, setWho] = useState({ name: '', mail: '' });
  return (
    <Screen
      title="Publish"
      lead="First everything is checked as a build checks it. Then what you have changed is recorded as the published state, to which “Undo” goes back."
    >
      <Waiting answer={state}>
        {({ changes, recorded, hindrance, remote, unsent, askName }) => (
          <>
            {hindrance ? <p className="desk-refusal">{hindrance}</p> : null}
            {recorded ? (
              <>
                <h2>What has changed</h2>
                {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{noChange}</p>}
              </>
            ) : (
              <p>This folder keeps no record of what was published: make a file and send it.</p>
            )}
            <form
              onSubmit={(event) => {
                event.preventDefault();
                act(() => tell<Done>('POST', 'publish', { words, ...who }));
              }}
            >
              {recorded && changes.length > 0 && !hindrance ? (
                <>
                  <Words
                    label="What you did, in a few words (may be empty)"
                    value={words}
                    onChange={setWords}
                  />
                  {askName ? (
                    <>
                      <Words
                        label="Your name"
                        value={who.name}
                        onChange={(name) => setWho({ ...who, name })}
                      />
                      <Words
                        label="Your mail address"
                        value={who.mail}
                        onChange={(mail) => setWho({ ...who, mail })}
                      />
                    </>
                  ) : null}
                  <div className="desk-buttons">
                    <Button type="submit" disabled={busy}>
                      {busy ? 'Publishing …' : 'Publish'}
                    </Button>
                  </div>
                </>
              ) : null}
            </form>
            <Said lines={said} />
            <Refusing refusal={refusal} />
            <div className="desk-buttons">
              {remote && unsent > 0 && changes.length === 0 ? (
                <Button disabled={busy} onClick={() => act(() => tell<Done>('POST', 'send', {}))}>
                  Send it
                </Button>
              ) : null}
              {recorded && remote ? null : (
                <Button variant="quiet" disabled={busy} onClick={() => act(makeFile)}>
                  Make a file to send
                </Button>
              )}
            </div>
          </>
        )}
      </Waiting>
    </Screen>
  );
}
