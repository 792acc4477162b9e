import { Button } from '@appraisers/site/ui/Button.tsx';
import { api, read } from '#desk/page/desk-api.ts';
import { Issues, Outcome, useAction } from '#desk/page/Outcome.tsx';
import { LabeledInput, Screen, useLoaded } from '#desk/page/Screen.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Publishing } from './Publishing.tsx';

/** What changed, and the button that publishes it. */
export function PublishScreen() {
  const state = useLoaded('publish', () => api.publish.$get());
  const { blocked, hasVersions, canPublish, askName, issues, changes } = state;
  const { act, messages, error, busy } = useAction();
  const question = 'Discard all changes since the last version? The forms show that version again.';
  const discard = () => confirm(question) && act(() => read(api.discard.$post()));
  return (
    <Screen
      title="Publish"
      lead="One step saves a version, adds what others published, checks the result and sends it to the website."
    >
      {blocked ? <p className="desk-error">{blocked}</p> : null}
      {issues.length > 0 ? <Issues title="Fix these before publishing:" issues={issues} /> : null}
      <Publishing
        askName={askName}
        isOff={Boolean(blocked) || issues.length > 0 || changes.length === 0}
        button={canPublish ? 'Publish' : 'Save version'}
      >
        <LabeledInput name="words" label="What did you change? (optional)" maxLength={100} />
      </Publishing>
      {canPublish || issues.length > 0 ? null : (
        <p className="mt-4">
          <a className="link" href="api/bundle" download>
            Make a file for your webmaster
          </a>
          , who replaces the content folder with it.
        </p>
      )}
      <h2>What changed</h2>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p>
          {hasVersions
            ? `Nothing, since the last version${canPublish ? ' on the website' : ''}.`
            : "Without versions, we can't tell. What you saved is on this computer."}
        </p>
      )}
      {blocked || changes.length === 0 ? null : (
        <Button variant="quiet" disabled={busy} onClick={discard}>
          Discard these changes
        </Button>
      )}
      <Outcome messages={messages} error={error} />
    </Screen>
  );
}
