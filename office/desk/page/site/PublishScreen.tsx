import { Button } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ActionResult, PublishState } from '#desk/api-types.ts';
import { downloadBundle, getJson, sendJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useAction } from './use-action.ts';

const noChange = 'Nothing has changed since it was last published.';

type TextFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A field for a line of text. */
function TextField({ label, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="text"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Shows what has changed, records it, and sends it when asked. */
export function PublishScreen() {
  const state = useQuery({
    queryKey: ['publish'],
    queryFn: () => getJson<PublishState>('publish'),
    gcTime: 0,
  });
  const { messages, apiError, busy, act } = useAction();
  const [words, setWords] = useState('');
  const [who, setWho] = useState({ name: '', mail: '' });
  return (
    <Screen
      title="Publish"
      lead="First everything is checked as a build checks it. Then what you have changed is recorded as the published state, to which “Undo” goes back."
    >
      <QueryContent answer={state}>
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
                act(() => sendJson<ActionResult>('POST', 'publish', { words, ...who }));
              }}
            >
              {recorded && changes.length > 0 && !hindrance ? (
                <>
                  <TextField
                    label="What you did, in a few words (may be empty)"
                    value={words}
                    onChange={setWords}
                  />
                  {askName ? (
                    <>
                      <TextField
                        label="Your name"
                        value={who.name}
                        onChange={(name) => setWho({ ...who, name })}
                      />
                      <TextField
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
            <StatusMessage lines={messages} />
            <ErrorMessage apiError={apiError} />
            <div className="desk-buttons">
              {remote && unsent > 0 && changes.length === 0 ? (
                <Button
                  disabled={busy}
                  onClick={() => act(() => sendJson<ActionResult>('POST', 'send', {}))}
                >
                  Send it
                </Button>
              ) : null}
              {recorded && remote ? null : (
                <Button variant="quiet" disabled={busy} onClick={() => act(downloadBundle)}>
                  Make a file to send
                </Button>
              )}
            </div>
          </>
        )}
      </QueryContent>
    </Screen>
  );
}
