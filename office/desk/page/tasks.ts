// The tasks of the desk.
import * as icons from 'lucide-react';
import type { FormRow } from '#desk/api-types.ts';
import { deskWords } from './desk-words.ts';

const { groups } = deskWords.home;

type Title = { readonly title: string; readonly note: string };
export type Task = Title & { readonly route: string; readonly icon: icons.LucideIcon };

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

/** The forms of a group as tasks. */
export const tasksOf = (forms: readonly FormRow[], group: FormRow['group']): readonly Task[] =>
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

/** All tasks, as the first screen and the list at the side have them. */
export const taskGroups = (forms: readonly FormRow[]) => [
  { title: groups.members, tasks: memberTasks },
  {
    title: groups.content,
    tasks: [
      task('articles', icons.Newspaper, deskWords.articles),
      ...tasksOf(forms, 'content'),
      task('library', icons.Images, deskWords.library),
      task('pages', icons.FileText, deskWords.groups.pages),
      task('settings', icons.Settings2, deskWords.groups.settings),
    ],
  },
  { title: groups.site, tasks: siteTasks },
];
