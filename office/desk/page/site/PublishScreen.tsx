import { Button } from '@appraisers/site/ui/Button.tsx';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Issues } from '#desk/page/Outcome.tsx';
import { LabeledInput, Screen, useLoaded } from '#desk/page/Screen.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Publishing } from './Publishing.tsx';

const question = 'Discard all changes since the last version? The forms show that version again.';

export function PublishScreen() {
  const state = useLoaded('publish', () => api.publish.$get());
  const { blocked, hasVersions, canPublish, askName, issues, changes } = state;
  const hasChanges = !blocked && changes.length > 0;
  return (
    <Screen
      title="Publish"
      lead="One step saves a version, adds what others published, checks the result and sends it to the website."
    >
      {blocked ? <p className="desk-error">{blocked}</p> : null}
      {issues.length > 0 ? <Issues title="Fix these before publishing:" issues={issues} /> : null}
      {hasChanges && issues.length === 0 ? (
        <Publishing askName={askName} button={canPublish ? 'Publish' : 'Save version'}>
          <LabeledInput name="words" label="What did you change? (optional)" maxLength={100} />
        </Publishing>
      ) : null}
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
      {hasChanges ? (
        <Button
          variant="quiet"
          className="desk-long"
          onClick={() => confirm(question) && act(() => read(api.discard.$post()), '', 'long')}
        >
          Discard these changes
        </Button>
      ) : null}
    </Screen>
  );
}
