// What the fields of a form are called, and what is said below them: the one thing that a schema does
// not know.
import {
  type FieldKind,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';

type FieldStyle = 'long' | 'picture' | 'day' | 'moment' | 'mail' | 'phone';

export type FieldWords = {
  readonly title: string;
  readonly help?: string;
  readonly look?: FieldStyle;
  /** What an entry of a list is called, on its button. */
  readonly entry?: string;
};

/** By the way to a field, `members.*.name`; `*` stands for each entry of a list. */
export type FormWords = Readonly<Record<string, FieldWords>>;

const references = 'Figures that change, such as {dues}, are written as they stand under Facts.';

/** What each form is called, what it is about, and what to know before. */
export const formTitles = {
  events: {
    title: 'Events',
    note: 'classes, evenings, meetings',
    lead: 'Classes, evenings and meetings. Those that are over hide themselves.',
  },
  board: {
    title: 'Board',
    note: 'and the past presidents',
    lead: 'The board and the past presidents. For a new year, change “Board year” under Facts, too.',
  },
  committees: {
    title: 'Committees',
    note: 'their missions and duties',
    lead: `The three committees of the membership page. ${references}`,
  },
  benefits: {
    title: 'Benefits',
    note: 'what membership gives',
    lead: `What membership gives. ${references}`,
  },
  links: {
    title: 'Links',
    note: 'of the resources page',
    lead: 'The three lists of the resources page.',
  },
  facts: {
    title: 'Facts',
    note: 'dues, hours, years',
    lead: 'What stands in several texts. Change it here, and every text follows.',
  },
  office: {
    title: 'Office',
    note: 'telephone, mail, networks',
    lead: 'How visitors reach the association.',
  },
} as const;

const picture = 'A portrait. Without one, the initials are shown.';

export const eventWords: FormWords = {
  '': { title: '', entry: 'event' },
  '*.id': {
    title: 'Short name',
    help: 'Such as annual-meeting-2028. Never change it later: the calendars of subscribers know the event by it.',
  },
  '*.title': { title: 'Title' },
  '*.kind': { title: 'Kind of event' },
  '*.start': { title: 'Begins', look: 'moment', help: 'Local time at the venue.' },
  '*.end': { title: 'Ends', look: 'moment' },
  '*.timeZone': { title: 'Time zone', help: 'Only where it is another than the first.' },
  '*.place': { title: 'Place', help: 'Building and room.' },
  '*.city': { title: 'City' },
  '*.hours': {
    title: 'Hours of continuing education',
    help: 'Leave it empty where there are none.',
  },
  '*.price': { title: 'Price in dollars' },
  '*.price.member': { title: 'For members', help: '0 is free.' },
  '*.price.guest': { title: 'For guests' },
  '*.summary': { title: 'What it is about', look: 'long' },
  '*.contact': { title: 'Mail address for questions', look: 'mail' },
};

export const boardWords: FormWords = {
  members: { title: 'The board, in the order shown', entry: 'member of the board' },
  'members.*.name': { title: 'Name' },
  'members.*.title': { title: 'Office' },
  'members.*.image': { title: 'Picture', look: 'picture', help: picture },
  pastPresidents: { title: 'Past presidents', entry: 'past president' },
  'pastPresidents.*.name': { title: 'Name' },
  'pastPresidents.*.years': { title: 'Years', help: 'Such as 2023–2024.' },
};

export const committeeWords: FormWords = {
  '': { title: '', entry: 'committee' },
  '*.title': { title: 'Name' },
  '*.icon': { title: 'Icon' },
  '*.mission': { title: 'Mission', look: 'long' },
  '*.duties': { title: 'Duties', entry: 'duty', help: 'The page shows the first three.' },
  '*.duties.*': { title: 'Duty', look: 'long' },
};

export const benefitWords: FormWords = {
  membership: { title: 'On the membership page', entry: 'benefit' },
  'membership.*.title': { title: 'Title' },
  'membership.*.text': { title: 'Text', look: 'long' },
  'membership.*.icon': { title: 'Icon' },
  reasons: { title: 'On the home page, in short', entry: 'reason' },
  'reasons.*.title': { title: 'Title' },
  'reasons.*.text': { title: 'Text', look: 'long' },
};

const linkList = (name: string, title: string): FormWords => ({
  [name]: { title },
  [`${name}.title`]: { title: 'Heading' },
  [`${name}.intro`]: { title: 'What stands below the heading', look: 'long' },
  [`${name}.links`]: { title: 'Links', entry: 'link' },
  [`${name}.links.*.name`]: { title: 'Name' },
  [`${name}.links.*.url`]: { title: 'Address', help: 'It begins with https://.' },
  [`${name}.links.*.note`]: { title: 'What one finds there' },
});

export const linkWords: FormWords = {
  ...linkList('national', 'National sites'),
  ...linkList('state', 'State sites'),
  ...linkList('miscellaneous', 'Other sites'),
};

export const officeWords: FormWords = {
  directoryUpdated: {
    title: 'Members last checked',
    look: 'day',
    help: 'Visitors see this day below the finder.',
  },
  contact: { title: 'The office' },
  'contact.email': { title: 'Mail address', look: 'mail' },
  'contact.phone': { title: 'Telephone', look: 'phone', help: 'Eleven digits starting with 1.' },
  'contact.place': { title: 'Place' },
  social: { title: 'Social networks' },
  'social.group': { title: 'Group' },
  'social.group.label': { title: 'What the link says' },
  'social.group.url': { title: 'Address' },
  'social.network': { title: 'Professional network' },
  'social.network.label': { title: 'What the link says' },
  'social.network.url': { title: 'Address' },
  newsletter: {
    title: 'Newsletter sign-up page',
    help: 'An address that begins with https://. Empty, a mail to the office opens.',
  },
};

export const articleWords: FormWords = {
  id: { title: 'Number', help: 'It stands in the address of the article and never changes.' },
  title: { title: 'Title', help: 'At most 80 characters.' },
  excerpt: { title: 'In one or two sentences', look: 'long', help: '70 to 200 characters.' },
  author: { title: 'Author' },
  date: { title: 'Day of publication', look: 'day' },
  category: { title: 'Category' },
  image: { title: 'Picture', look: 'picture' },
  imageAlt: { title: 'What the picture shows', help: 'Description for screen readers.' },
};

const memberStyles: Partial<Record<FieldKind, FieldStyle>> = { phone: 'phone', email: 'mail' };

export const memberWords: FormWords = {
  id: { title: 'Number', help: 'It never changes.' },
  ...recordOf(memberFieldNames, (name): FieldWords => {
    const { title, help, kind } = memberFields[name];
    const look = memberStyles[kind];
    return { title, ...(help && { help }), ...(look && { look }) };
  }),
  lat: {
    title: 'Latitude',
    help: "Leave both blank to use the ZIP code's location.",
  },
  lng: { title: 'Longitude' },
};
