// The tasks: on the first screen with what each is for, and at the side of every screen.
import { api } from './desk-api.ts';
import { useRoute } from './route.ts';
import { Screen, useLoaded } from './Screen.tsx';

/** All tasks. What every change needs comes first, and what rarely changes is folded at the end. */
function useGroups() {
  const { forms, changed } = useLoaded('state', () => api.state.$get());
  const formsOf = (group: (typeof forms)[number]['group']) =>
    forms
      .filter((form) => form.group === group)
      .map(({ name, title, note }) => ({ route: `forms/${name}`, title, note }));
  const publish = changed > 0 ? `Publish (${changed} changed)` : 'Publish';
  return [
    {
      title: 'Website',
      tasks: [
        { route: 'publish', title: publish, note: 'See what changed, and publish it' },
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

/** The tasks by groups. The group of the current one is open. */
export function TaskList() {
  const current = useRoute();
  const isCurrent = (route: string) => current === route || current.startsWith(`${route}/`);
  return useGroups().map(({ title, isFolded, tasks }) => (
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
              className="grid content-center"
              href={`#/${route}`}
              aria-current={isCurrent(route) ? 'page' : undefined}
            >
              <strong>{name}</strong>
              <span className="desk-quiet">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}

export const Home = () => (
  <Screen title="What would you like to do?">
    <TaskList />
  </Screen>
);
