import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import type { InferResponseType } from 'hono/client';
import { api, download, read } from '#desk/page/desk-api.ts';
import { LabeledInput, Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, IssueList, useAction } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Publishing } from './Publishing.tsx';

async function makeFile() {
  const name = await download(api.bundle.$post());
  const next = 'Send it to your webmaster, who replaces the content folder with it.';
  return { messages: [`${name} is in your downloads.`, next] };
}

/** For a copy that can't publish. */
function WebmasterFile() {
  const action = useAction();
  return (
    <>
      <ActionStatus {...action} />
      <div className="desk-buttons">
        <Button variant="quiet" disabled={action.busy} onClick={() => action.act(makeFile)}>
          Make a file for your webmaster
        </Button>
      </div>
    </>
  );
}

/** Returns to the last version. Its message stays when nothing is left to discard. */
function Discard({ isOff }: { isOff: boolean }) {
  const action = useAction();
  const question = 'Discard all changes since the last version? The forms show that version again.';
  const discard = () => confirm(question) && action.act(() => read(api.discard.$post()));
  return (
    <>
      {isOff ? null : (
        <Button variant="quiet" disabled={action.busy} onClick={discard}>
          Discard these changes
        </Button>
      )}
      <ActionStatus {...action} />
    </>
  );
}

function Publish(state: InferResponseType<typeof api.publish.$get>) {
  const { blocked, canPublish, askName, issues, changes } = state;
  const nothing = (
    <p>Nothing to publish. {canPublish ? 'The website has your last version.' : ''}</p>
  );
  const isStopped = Boolean(blocked) || issues.length > 0;
  return (
    <>
      {blocked ? <p className="desk-error">{blocked}</p> : null}
      <IssueList title="Fix these before publishing:" issues={issues} />
      <Publishing
        askName={askName}
        instead={isStopped ? null : changes.length === 0 ? nothing : undefined}
        button={canPublish ? 'Publish' : 'Save version'}
        beside={
          <ButtonLink variant="quiet" href="#/preview">
            Preview first
          </ButtonLink>
        }
      >
        <LabeledInput name="words" label="What did you change? (optional)" maxLength={100} />
      </Publishing>
      {canPublish ? null : <WebmasterFile />}
      {changes.length > 0 ? (
        <>
          <h2>What changed</h2>
          <ChangeList changes={changes} />
        </>
      ) : null}
      <Discard isOff={Boolean(blocked) || changes.length === 0} />
    </>
  );
}

/** What changed, and the button that publishes it. */
export const PublishScreen = () => (
  <Screen
    title="Publish"
    lead="One step saves a version, adds what others published, checks the result and sends it to the website."
  >
    <Loaded name="publish" load={() => read(api.publish.$get())}>
      {(state) => <Publish {...state} />}
    </Loaded>
  </Screen>
);
