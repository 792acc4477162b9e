// The tasks of the desk: cards on the first screen, and a list at the side of every screen.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import * as icons from 'lucide-react';
import type { DeskState } from '#desk/api-types.ts';
import { formTitles } from '#desk/forms/form-words.ts';
import { deskWords } from './desk-words.ts';
import { Loaded, Screen } from './Screen.tsx';
import { IssueList } from './StatusMessage.tsx';
import { LatestNotice } from './site/LatestScreen.tsx';

const words = deskWords.home;

type Title = { readonly title: string; readonly note: string };

const task = (route: string, icon: icons.LucideIcon, { title, note }: Title) => {
  return { route, icon, title, note };
};

const taskGroups = [
  {
    title: words.groups.members,
    tasks: [
      task('import', icons.FileUp, deskWords.import),
      task('members', icons.UserRound, deskWords.members),
      task('map', icons.MapPinned, deskWords.map),
      task('restore', icons.ArchiveRestore, deskWords.restoreList),
    ],
  },
  {
    title: words.groups.content,
    tasks: [
      task('forms/events', icons.CalendarDays, formTitles.events),
      task('articles', icons.Newspaper, deskWords.articles),
      task('forms/board', icons.UsersRound, formTitles.board),
      task('forms/committees', icons.BookOpenText, formTitles.committees),
      task('forms/benefits', icons.Medal, formTitles.benefits),
      task('forms/answers', icons.MessageCircleQuestionMark, formTitles.answers),
      task('forms/links', icons.Link2, formTitles.links),
      task('forms/facts', icons.Hash, formTitles.facts),
      task('forms/office', icons.Phone, formTitles.office),
    ],
  },
  {
    title: words.groups.site,
    tasks: [
      task('latest', icons.CloudDownload, deskWords.latest),
      task('preview', icons.Eye, deskWords.preview),
      task('save', icons.Save, deskWords.save),
      task('send', icons.Send, deskWords.send),
      task('history', icons.History, deskWords.history),
      task('discard', icons.Undo2, deskWords.discard),
    ],
  },
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

/** The state of the edition, and the tasks. */
export function Home() {
  return (
    <Screen title={words.title}>
      <Loaded<DeskState> path="state">{(state) => <State {...state} />}</Loaded>
      {taskGroups.map(({ title, tasks }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
            {tasks.map(({ route, title: name, note, icon: Icon }) => (
              <li key={route}>
                <a
                  href={`#/${route}`}
                  className="desk-card flex h-full items-center gap-4 px-4.5 py-4"
                >
                  <Icon className="flex-none text-rock" size={26} strokeWidth={1.5} />
                  <span>
                    <strong className="block font-heading font-serif text-lg/[1.3]">{name}</strong>
                    <span className="desk-quiet">{note}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
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

type TaskListProps = { route: string; state: DeskState | undefined };

/** The tasks, at the side of every screen. */
export function TaskList({ route: current, state }: TaskListProps) {
  const isCurrent = (route: string) => current === route || current.startsWith(`${route}/`);
  return (
    <nav
      className="sticky top-0 hidden h-screen self-start overflow-y-auto border-line border-r bg-sheet px-3.5 py-6 [grid-area:tasks] wide:block"
      aria-label={words.tasks}
    >
      {taskGroups.map(({ title, tasks }) => (
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
