import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import type { LatestState } from '#desk/api-types.ts';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ErrorMessage, useAction } from '#desk/page/StatusMessage.tsx';
import { FileList } from './ChangeList.tsx';
import { type ConflictChoice, ConflictChoices } from './ConflictChoices.tsx';
import { VersionLine } from './VersionBox.tsx';

const words = deskWords.latest;

const getLatest = (choices: ConflictChoice = {}) =>
  sendRequest<LatestState>('POST', 'latest', { choices });

/** What others published. */
function Arrived({ versions, files }: LatestState) {
  if (versions.length === 0) return null;
  return (
    <>
      <h2>{words.versions}</h2>
      <ul className="mb-4 list-disc pl-5">
        {versions.slice(0, 20).map((version) => (
          <li key={`${version.day} ${version.author} ${version.subject}`}>
            <VersionLine {...version} />
          </li>
        ))}
      </ul>
      <FileList files={files} />
    </>
  );
}

/** Why the desk could not get it, or what it got. */
function Outcome({ kind, messages }: LatestState) {
  const isError =
    kind === 'offline' || kind === 'denied' || kind === 'blocked' || kind === 'failed';
  const lines = [...(isError ? [] : [words.states[kind]]), ...messages];
  return (
    <div className={isError ? 'desk-error' : 'desk-status'}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {kind === 'offline' ? <p>{words.goOn}</p> : null}
    </div>
  );
}

/** Gets what others published, and asks where two people changed the same thing. */
export function LatestScreen() {
  const { act, error, busy } = useAction();
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded<LatestState> path="latest">
        {(state) => (
          <>
            <div role="status">
              {busy ? <p className="desk-quiet">{words.getting}</p> : <Outcome {...state} />}
            </div>
            <ErrorMessage error={error} />
            {state.kind === 'conflicts' ? (
              <ConflictChoices
                key={state.conflicts.map(({ id }) => id).join()}
                conflicts={state.conflicts}
                sides={words.sides}
                busy={busy}
                onDone={(choices) => act(() => getLatest(choices))}
              />
            ) : null}
            <Arrived {...state} />
            {state.kind === 'alone' ? null : (
              <div className="desk-buttons">
                <Button
                  variant={state.kind === 'conflicts' ? 'quiet' : 'primary'}
                  disabled={busy}
                  onClick={() => act(() => getLatest())}
                >
                  {words.get}
                </Button>
                {state.kind === 'merged' ? (
                  <ButtonLink variant="quiet" href="#/history">
                    {deskWords.history.title}
                  </ButtonLink>
                ) : null}
              </div>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** The result of the last attempt, where it matters before anything else. */
export function LatestNotice({ kind, messages, versions }: LatestState) {
  if (kind === 'unknown' || kind === 'alone' || kind === 'current') return null;
  const isNews = kind === 'merged' || kind === 'conflicts';
  const line = kind === 'merged' ? words.got(versions.length) : words.choose;
  return (
    <div className={kind === 'merged' ? 'desk-status' : 'desk-error'}>
      {isNews ? <p>{line}</p> : null}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {kind === 'offline' ? <p>{words.goOn}</p> : null}
      <p>
        <a className="link" href="#/latest">
          {kind === 'conflicts' ? words.review : kind === 'merged' ? words.see : words.title}
        </a>
      </p>
    </div>
  );
}
