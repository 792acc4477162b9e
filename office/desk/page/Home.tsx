// The tasks of the desk: cards on the first screen, and a list at the side of every screen.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import * as icons from 'lucide-react';
import type { DeskState, FormRow } from '#desk/api-types.ts';
import { deskWords } from './desk-words.ts';
import { Loaded, Screen } from './Screen.tsx';
import { IssueList } from './StatusMessage.tsx';
import { LatestNotice } from './site/LatestScreen.tsx';

const words = deskWords.home;

type Title = { readonly title: string; readonly note: string };
type Task = Title & { readonly route: string; readonly icon: icons.LucideIcon };

const task = (route: string, icon: icons.LucideIcon, { title, note }: Title): Task => {
  return { route, icon, title, note };
};

const iconsOfForms: Readonly<Record<string, icons.LucideIcon>> = {
  events: icons.CalendarDays,
  board: icons.UsersRound,
  committees: icons.BookOpenText,
  benefits: icons.Medal,
  answers: icons.MessageCircleQuestionMark,
  links: icons.Link2,
  facts: icons.Hash,
  office: icons.Phone,
  home: icons.House,
  reasons: icons.Mail,
  association: icons.Landmark,
  colors: icons.Palette,
  widgets: icons.Blocks,
  video: icons.Film,
  rules: icons.ListChecks,
  licensing: icons.BadgeCheck,
  region: icons.MapIcon,
  places: icons.MapPin,
};

const tasksOf = (forms: readonly FormRow[], group: FormRow['group']): readonly Task[] =>
  forms
    .filter((form) => form.group === group)
    .map((form) => task(`forms/${form.name}`, iconsOfForms[form.name] ?? icons.FileText, form));

const memberTasks = [
  task('import', icons.FileUp, deskWords.import),
  task('members', icons.UserRound, deskWords.members),
  task('map', icons.MapPinned, deskWords.map),
  task('restore', icons.ArchiveRestore, deskWords.restoreList),
];

const siteTasks = [
  task('latest', icons.CloudDownload, deskWords.latest),
  task('preview', icons.Eye, deskWords.preview),
  task('save', icons.Save, deskWords.save),
  task('send', icons.Send, deskWords.send),
  task('history', icons.History, deskWords.history),
  task('discard', icons.Undo2, deskWords.discard),
];

const taskGroups = (forms: readonly FormRow[]) => [
  { title: words.groups.members, tasks: memberTasks },
  {
    title: words.groups.content,
    tasks: [
      task('articles', icons.Newspaper, deskWords.articles),
      ...tasksOf(forms, 'content'),
      task('library', icons.Images, deskWords.library),
      task('pages', icons.FileText, deskWords.groups.pages),
      task('settings', icons.Settings2, deskWords.groups.settings),
    ],
  },
  { title: words.groups.site, tasks: siteTasks },
];

function State({ members, listChecked, changed, unsent, latest, issues }: DeskState) {
  return (
    <>
      <p className="desk-lead">
        {words.members(members, listChecked && formatDate(listChecked))} {words.changed(changed)}{' '}
        {words.unsent(unsent)}
      </p>
      <LatestNotice {...latest} />
      <IssueList title={words.issues} issues={issues} />
    </>
  );
}

const Cards = ({ tasks }: { tasks: readonly Task[] }) => (
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
export function Home() {
  return (
    <Screen title={words.title}>
      <Loaded<DeskState> path="state">{(state) => <State {...state} />}</Loaded>
      <Loaded<readonly FormRow[]> path="forms" once>
        {(forms) => (
          <>
            {taskGroups(forms).map(({ title, tasks }) => (
              <section key={title}>
                <h2>{title}</h2>
                <Cards tasks={tasks} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Forms that are not in the list of tasks. */
export function GroupScreen({ group }: { group: 'pages' | 'settings' }) {
  const { title, lead } = deskWords.groups[group];
  return (
    <Screen title={title} lead={lead}>
      <Loaded<readonly FormRow[]> path="forms" once>
        {(forms) => <Cards tasks={tasksOf(forms, group)} />}
      </Loaded>
    </Screen>
  );
}

type BadgeProps = { count: number | undefined; label: string };

/** How much waits at a task. */
const Badge = ({ count, label }: BadgeProps) =>
  count ? (
    <span className="ml-auto min-w-6 rounded-full bg-spruce px-1.5 text-center font-semibold text-on-spruce text-sm/[1.6]">
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  ) : null;

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
      aria-label={words.tasks}
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
                  {route === 'save' ? (
                    <Badge count={state?.changed} label={words.changedFiles} />
                  ) : null}
                  {route === 'send' ? (
                    <Badge count={state?.unsent} label={words.unsentVersions} />
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
