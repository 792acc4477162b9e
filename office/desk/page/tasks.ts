// The tasks of the desk, in the words of a volunteer.
import {
  BookOpenText,
  CalendarDays,
  Eye,
  FileUp,
  Hash,
  Link2,
  type LucideIcon,
  MapPinned,
  Medal,
  Newspaper,
  Phone,
  Send,
  Undo2,
  UserRound,
  UsersRound,
} from 'lucide-react';

type Task = {
  readonly place: string;
  readonly title: string;
  readonly note: string;
  readonly icon: LucideIcon;
};

type Group = { readonly title: string; readonly tasks: readonly Task[] };

const task = (place: string, title: string, note: string, icon: LucideIcon): Task => ({
  place,
  title,
  note,
  icon,
});

export const taskGroups: readonly Group[] = [
  {
    title: 'The members',
    tasks: [
      task('renew', 'Renew the members', 'with an export of the membership platform', FileUp),
      task('members', 'Members', 'look at one, correct, add or remove', UserRound),
      task('map', 'Where they are', 'the map, and where nobody is near', MapPinned),
    ],
  },
  {
    title: 'The words',
    tasks: [
      task('forms/events', 'Events', 'classes, evenings, meetings', CalendarDays),
      task('articles', 'Articles', 'write one, with pictures', Newspaper),
      task('forms/board', 'Board', 'and the past presidents', UsersRound),
      task('forms/committees', 'Committees', 'their missions and duties', BookOpenText),
      task('forms/benefits', 'Benefits', 'what membership gives', Medal),
      task('forms/links', 'Links', 'of the resources page', Link2),
      task('forms/facts', 'Facts', 'dues, hours, years', Hash),
      task('forms/office', 'Office', 'telephone, mail, networks', Phone),
    ],
  },
  {
    title: 'The site',
    tasks: [
      task('see', 'See it', 'the site as it would be', Eye),
      task('publish', 'Publish', 'what you have changed', Send),
      task('undo', 'Undo', 'back to what was published', Undo2),
    ],
  },
];
