import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { InferResponseType } from 'hono/client';
import { api, read } from './desk-api.ts';
import { Loaded, Screen } from './Screen.tsx';
import { TaskCards } from './TaskCards.tsx';
import { taskGroups } from './tasks.ts';

export type DeskState = InferResponseType<typeof api.state.$get>;

function State({ members, listChecked, changed, hasIssues, news }: DeskState) {
  const checked = listChecked ? `, last checked on ${formatDate(listChecked)}` : '';
  const files = changed === 1 ? '1 file has changes' : `${changed} files have changes`;
  return (
    <>
      <p className="desk-lead">
        {members} members{checked}.{changed > 0 ? ` ${files} to publish.` : ''}
      </p>
      {news.length > 0 ? (
        <div className="desk-status">
          {news.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      {hasIssues ? (
        <p className="desk-error">
          The content has errors.{' '}
          <a className="link" href="#/publish">
            See what to fix
          </a>
        </p>
      ) : null}
    </>
  );
}

/** The state of the edition, and the tasks. */
export function Home() {
  return (
    <Screen title="What would you like to do?">
      <Loaded name="state" load={() => read(api.state.$get())}>
        {(state) => <State {...state} />}
      </Loaded>
      <Loaded name="forms" load={() => read(api.forms.$get())} once>
        {(forms) => (
          <>
            {taskGroups(forms).map(({ title, tasks }) => (
              <section key={title}>
                <h2>{title}</h2>
                <TaskCards tasks={tasks} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
