// The tasks: as cards on the first screen and on those of groups, and as a list at the side of every screen.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { InferResponseType } from 'hono/client';
import type { FormRow } from '#desk/server/form-saving.ts';
import { api, read } from './desk-api.ts';
import { Loaded, Screen } from './Screen.tsx';
import { groupTasks, type Task, taskGroups, tasksOf } from './tasks.ts';

type DeskState = InferResponseType<typeof api.state.$get>;

const TaskCards = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
    {tasks.map(({ route, title: name, note, icon: Icon }) => (
      <li key={route}>
        <a href={`#/${route}`} className="desk-card flex h-full items-center gap-4 px-4.5 py-4">
          <Icon className="flex-none text-rock" size={26} strokeWidth={1.5} />
          <span>
            <strong className="block font-heading font-serif text-lg/[1.3]">{name}</strong>
            <span className="desk-quiet">{note}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** The state of the edition, and the tasks. */
export const Home = () => (
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

function State({ members, listChecked, changed, hasIssues }: DeskState) {
  const checked = listChecked ? `, last checked on ${formatDate(listChecked)}` : '';
  const files = changed === 1 ? '1 file has changes' : `${changed} files have changes`;
  return (
    <>
      <p className="desk-lead">
        {members} members{checked}.{changed > 0 ? ` ${files} to publish.` : ''}
      </p>
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

/** Forms that are not in the list of tasks. */
export function GroupScreen({ group }: { group: keyof typeof groupTasks }) {
  const { title, lead } = groupTasks[group];
  return (
    <Screen title={title} lead={lead}>
      <Loaded name="forms" load={() => read(api.forms.$get())} once>
        {(forms) => <TaskCards tasks={tasksOf(forms, group)} />}
      </Loaded>
    </Screen>
  );
}

type TaskListProps = {
  route: string;
  state: DeskState | undefined;
  forms: readonly FormRow[];
};

/** The tasks, at the side of every screen. */
export function TaskList({ route: current, state, forms }: TaskListProps) {
  const form = forms.find(({ name }) => current === `forms/${name}`);
  const isCurrent = (route: string) =>
    current === route || current.startsWith(`${route}/`) || form?.group === route;
  return (
    <nav
      className="sticky top-0 hidden h-screen self-start overflow-y-auto border-line border-r bg-sheet px-3.5 py-6 [grid-area:tasks] wide:block"
      aria-label="Tasks"
    >
      {taskGroups(forms).map(({ title, tasks }) => (
        <div key={title} className="mt-4 first:mt-0">
          <h2 className="px-3.5 text-soft text-sm/[1.6]">{title}</h2>
          <ul>
            {tasks.map(({ route, title: name, icon: Icon }) => (
              <li key={route}>
                <a
                  href={`#/${route}`}
                  aria-current={isCurrent(route) ? 'page' : undefined}
                  className="desk-task flex min-h-9 items-center gap-2.5 px-3.5 py-1"
                >
                  <Icon size={18} strokeWidth={1.75} />
                  {name}
                  {route === 'publish' && state?.changed ? (
                    <span className="ml-auto min-w-6 rounded-full bg-spruce px-1.5 text-center font-semibold text-on-spruce text-sm/[1.6]">
                      {state.changed}
                      <span className="sr-only"> changed</span>
                    </span>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
