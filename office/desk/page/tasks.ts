// The tasks of the desk.
import * as icons from 'lucide-react';
import type { FormRow } from '#desk/server/form-saving.ts';

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
  'home-page': icons.House,
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

const siteTasks = [
  task('publish', icons.Send, { title: 'Publish', note: 'See what changed, and publish it' }),
  task('preview', icons.Eye, { title: 'Preview', note: 'See the whole site with your changes' }),
  task('history', icons.History, { title: 'History', note: 'See and undo what was published' }),
];

const memberTasks = [
  task('import', icons.FileUp, {
    title: 'Update the member list',
    note: 'From an export of your membership platform',
  }),
  task('members', icons.UserRound, {
    title: 'Members',
    note: 'Find, correct, add or remove a member',
  }),
  task('map', icons.MapPinned, {
    title: 'Coverage map',
    note: 'Where members are, and where people have none nearby',
  }),
];

/** Groups of forms with a screen of their own. */
export const groupTasks = {
  pages: {
    title: 'Texts of pages',
    note: 'The words of each page',
    lead: 'Select a page to change its words, cards and lists.',
  },
  settings: {
    title: 'Settings',
    note: 'Name, colors, rules, region, widgets',
    lead: 'These rarely change. We check each change before we save it.',
  },
} as const;

/** All tasks, as the first screen and the list at the side have them. What every change needs comes first. */
export const taskGroups = (forms: readonly FormRow[]) => [
  { title: 'Website', tasks: siteTasks },
  { title: 'Members', tasks: memberTasks },
  {
    title: 'Site content',
    tasks: [
      task('articles', icons.Newspaper, {
        title: 'Articles',
        note: 'Write or edit an article, with pictures',
      }),
      ...tasksOf(forms, 'content'),
      task('library', icons.Images, { title: 'Pictures', note: 'See, replace or delete them' }),
      task('pages', icons.FileText, groupTasks.pages),
      task('settings', icons.Settings2, groupTasks.settings),
    ],
  },
];
