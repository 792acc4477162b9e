import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { api, download, read } from '#desk/page/desk-api.ts';
import { LabeledInput, Loaded, Screen, submittedInput } from '#desk/page/Screen.tsx';
import { ActionStatus, IssueList, useAction } from '#desk/page/StatusMessage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { PublishOutcome } from './PublishOutcome.tsx';
import { usePublish } from './use-publish.ts';

/** The volunteer's name and email, which git stores with each version. */
export const AuthorInputs = () => (
  <>
    <LabeledInput name="name" label="Your name" autoComplete="name" required />
    <LabeledInput name="email" label="Your email" type="email" autoComplete="email" required />
  </>
);

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

/** Returns to the last version. */
function Discard() {
  const action = useAction();
  const question = 'Discard all changes since the last version? The forms show that version again.';
  const discard = () => confirm(question) && action.act(() => read(api.discard.$post()));
  return (
    <>
      <Button variant="quiet" disabled={action.busy} onClick={discard}>
        Discard these changes
      </Button>
      <ActionStatus {...action} />
    </>
  );
}

function Publish(
  state: InferResponseType<typeof api.publish.$get> & {
    onPublish: () => void;
    publishing: ReturnType<typeof usePublish>;
  },
) {
  const { blocked, canPublish, askName, issues, changes, publishing, onPublish } = state;
  const isReady = !blocked && issues.length === 0 && changes.length > 0;
  const verb = canPublish ? 'Publish' : 'Save version';
  return (
    <>
      {blocked ? <p className="desk-error">{blocked}</p> : null}
      <IssueList title="Fix these before publishing:" issues={issues} />
      {isReady && publishing.result?.kind !== 'conflicts' ? (
        <form
          className="desk-publish grid gap-4"
          onSubmit={(event) => {
            onPublish();
            publishing.start(submittedInput(event));
          }}
        >
          <LabeledInput name="words" label="What did you change? (optional)" maxLength={100} />
          {askName ? <AuthorInputs /> : null}
          <div className="desk-buttons mt-0">
            <Button type="submit" disabled={publishing.busy}>
              {publishing.busy ? 'Publishing…' : verb}
            </Button>
            <ButtonLink variant="quiet" href="#/preview">
              Preview first
            </ButtonLink>
            <Discard />
          </div>
        </form>
      ) : null}
      {!blocked && changes.length === 0 && !publishing.result ? (
        <p>Nothing to publish. {canPublish ? 'The website has your last version.' : ''}</p>
      ) : null}
      {canPublish ? null : <WebmasterFile />}
      {changes.length > 0 ? (
        <>
          <h2>What changed</h2>
          <ChangeList changes={changes} />
        </>
      ) : null}
    </>
  );
}

/** What changed, and the button that publishes it. */
export function PublishScreen() {
  const publishing = usePublish();
  const [start, setStart] = useState(0);
  return (
    <Screen
      title="Publish"
      lead="One step saves a version, adds what others published, checks the result and sends it to the website."
    >
      <PublishOutcome publishing={publishing} start={start} />
      <Loaded name="publish" load={() => read(api.publish.$get())}>
        {(state) => (
          <Publish {...state} publishing={publishing} onPublish={() => setStart(Date.now())} />
        )}
      </Loaded>
    </Screen>
  );
}
