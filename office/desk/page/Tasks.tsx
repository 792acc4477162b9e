// The tasks: on the first screen with what each is for, and at the side of every screen.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { InferResponseType } from 'hono/client';
import { api } from './desk-api.ts';
import { Screen, useLoaded } from './Screen.tsx';

type DeskState = InferResponseType<typeof api.state.$get>;

/** All tasks. What every change needs comes first, and what rarely changes is folded at the end. */
function groupsOf({ forms }: DeskState) {
  const formsOf = (group: DeskState['forms'][number]['group']) =>
    forms
      .filter((form) => form.group === group)
      .map(({ name, title, note }) => ({ route: `forms/${name}`, title, note }));
  return [
    {
      title: 'Website',
      tasks: [
        { route: 'publish', title: 'Publish', note: 'See what changed, and publish it' },
        { route: 'preview', title: 'Preview', note: 'See the whole site with your changes' },
        { route: 'history', title: 'History', note: 'See and undo what was published' },
      ],
    },
    {
      title: 'Members',
      tasks: [
        { route: 'import', title: 'Update the member list', note: 'From an export' },
        { route: 'members', title: 'Members', note: 'Find, correct, add or remove a member' },
        { route: 'map', title: 'Coverage map', note: 'Where members are missing' },
      ],
    },
    {
      title: 'Site content',
      tasks: [
        { route: 'articles', title: 'Articles', note: 'Write or edit an article, with pictures' },
        ...formsOf('content'),
        { route: 'library', title: 'Pictures', note: 'See, replace or delete them' },
      ],
    },
    { title: 'Texts of pages', isFolded: true, tasks: formsOf('pages') },
    { title: 'Settings', isFolded: true, tasks: formsOf('settings') },
  ];
}

type TaskListProps = { state: DeskState; current?: string };

/** The tasks by groups. The group of the current one is open. */
export function TaskList({ state, current = '' }: TaskListProps) {
  const isCurrent = (route: string) => current === route || current.startsWith(`${route}/`);
  return groupsOf(state).map(({ title, isFolded = false, tasks }) => (
    <details
      key={title}
      className="desk-group"
      open={!isFolded || tasks.some(({ route }) => isCurrent(route))}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul className="desk-tasks">
        {tasks.map(({ route, title: name, note }) => (
          <li key={route}>
            <a
              className="grid grid-cols-[1fr_auto] content-center"
              href={`#/${route}`}
              aria-current={isCurrent(route) ? 'page' : undefined}
            >
              <strong>{name}</strong>
              {route === 'publish' && state.changed > 0 ? (
                <span className="min-w-6 rounded-full bg-main px-1.5 text-center text-on-main text-sm/[1.6]">
                  {state.changed}
                  <span className="sr-only"> changed</span>
                </span>
              ) : null}
              <span className="desk-quiet col-span-2">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** The state of the edition, and the tasks. */
export function Home() {
  const state = useLoaded('state', () => api.state.$get());
  return (
    <Screen title="What would you like to do?">
      <p className="desk-lead">
        {state.members} members
        {state.listChecked ? `, last checked on ${formatDate(state.listChecked)}` : ''}.
      </p>
      {state.hasIssues ? (
        <p className="desk-error">
          The content has errors. <a href="#/publish">See what to fix</a>
        </p>
      ) : null}
      <TaskList state={state} />
    </Screen>
  );
}
