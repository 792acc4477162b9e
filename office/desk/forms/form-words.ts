// The labels and help texts of all forms: the one thing that schemas don't have.
import {
  type FieldKind,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';

type FieldStyle = 'long' | 'picture' | 'day' | 'moment' | 'email' | 'phone';

export type FieldWords = {
  readonly title: string;
  readonly help?: string;
  readonly look?: FieldStyle;
  /** The name of an entry on the button that adds one. */
  readonly entry?: string;
};

/** By the path of a field, such as `members.*.name`. `*` is each entry of a list. */
export type FormWords = Readonly<Record<string, FieldWords>>;

/** Below forms whose texts may use facts. */
export const references =
  'For numbers that change, type the name of a fact, such as {dues}. See the list in Facts.';

/** The title of each form, a note for the list of tasks, and what to know before editing. */
export const formTitles = {
  events: {
    title: 'Events',
    note: 'Classes and meetings',
    lead: 'Add classes and meetings here. Past events disappear from the site automatically.',
  },
  board: {
    title: 'Board',
    note: 'Board members and past presidents',
    lead: 'List the board and the past presidents. For a new year, change “Board year” in Facts too.',
  },
  committees: {
    title: 'Committees',
    note: 'Missions and duties',
    lead: `The membership page shows these committees. ${references}`,
  },
  benefits: {
    title: 'Benefits',
    note: 'What members get',
    lead: `The home page and the membership page show these benefits. ${references}`,
  },
  answers: {
    title: 'Quick answers',
    note: 'common questions on the home page',
    lead: 'The short answers below the search on the home page. Without any, the section is left out.',
  },
  links: {
    title: 'Links',
    note: 'Links on the resources page',
    lead: 'The resources page shows these three lists.',
  },
  facts: {
    title: 'Facts',
    note: 'Dues, hours and years',
    lead: 'Several pages use these facts. Change one here, and every page changes.',
  },
  office: {
    title: 'Office',
    note: 'Phone, email and social networks',
    lead: 'Visitors use these details to contact the association.',
  },
} as const;

const picture = 'Choose a portrait. Without one, the page shows initials.';

export const eventWords: FormWords = {
  '': { title: '', entry: 'event' },
  '*.id': {
    title: 'Short name',
    help: "Example: annual-meeting-2028. Don't change it later. Subscribers' calendars know the event by it.",
  },
  '*.title': { title: 'Title' },
  '*.kind': { title: 'Kind of event' },
  '*.start': { title: 'Starts', look: 'moment', help: 'Local time at the venue.' },
  '*.end': { title: 'Ends', look: 'moment' },
  '*.timeZone': {
    title: 'Time zone',
    help: 'Fill this in only if the event is in another time zone.',
  },
  '*.place': { title: 'Place', help: 'Building and room.' },
  '*.city': { title: 'City' },
  '*.showFrom': {
    title: 'Show from',
    look: 'day',
    help: 'Before this day, only the preview shows it. Publish again on that day.',
  },
  '*.hours': {
    title: 'Continuing education hours',
    help: 'Leave blank if there are none.',
  },
  '*.price': { title: 'Price in dollars' },
  '*.price.member': { title: 'For members', help: "Enter 0 if it's free." },
  '*.price.guest': { title: 'For guests' },
  '*.summary': { title: 'Description', look: 'long' },
  '*.contact': { title: 'Email for questions', look: 'email' },
};

export const boardWords: FormWords = {
  titles: {
    title: 'Titles, in the order of the page',
    entry: 'title',
    help: 'Save a new title before you select it below.',
  },
  members: { title: 'The board', entry: 'board member' },
  'members.*.name': { title: 'Name' },
  'members.*.title': { title: 'Title' },
  'members.*.image': { title: 'Picture', look: 'picture', help: picture },
  pastPresidents: { title: 'Past presidents', entry: 'past president' },
  'pastPresidents.*.name': { title: 'Name' },
  'pastPresidents.*.years': { title: 'Years', help: 'Example: 2023–2024.' },
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
  reasons: { title: 'On the home page', entry: 'reason' },
  'reasons.*.title': { title: 'Title' },
  'reasons.*.text': { title: 'Text', look: 'long' },
};

export const answerWords: FormWords = {
  heading: { title: 'Heading' },
  answers: { title: 'Questions, in the order shown', entry: 'question' },
  'answers.*.question': { title: 'Question', help: 'At most 60 characters.' },
  'answers.*.answer': {
    title: 'Answer',
    look: 'long',
    help: 'One or two sentences, at most 240 characters. Give no price without a source.',
  },
  'answers.*.link': { title: 'Link' },
  'answers.*.link.label': { title: 'Link text' },
  'answers.*.link.href': {
    title: 'Link address',
    help: 'A page of this site, such as /resources/blogs/4, or an address that starts with https://.',
  },
};

const linkList = (name: string, title: string): FormWords => ({
  [name]: { title },
  [`${name}.title`]: { title: 'Heading' },
  [`${name}.intro`]: { title: 'Text below the heading', look: 'long' },
  [`${name}.links`]: { title: 'Links', entry: 'link' },
  [`${name}.links.*.name`]: { title: 'Name' },
  [`${name}.links.*.url`]: { title: 'Web address', help: 'Starts with https://.' },
  [`${name}.links.*.note`]: { title: 'What visitors find there' },
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
    help: 'The finder shows this date.',
  },
  contact: { title: 'The office' },
  'contact.email': { title: 'Email', look: 'email' },
  'contact.phone': { title: 'Phone', look: 'phone', help: 'Enter 11 digits, starting with 1.' },
  'contact.place': { title: 'Location' },
  social: { title: 'Social networks' },
  'social.group': { title: 'Group' },
  'social.group.label': { title: 'Link text' },
  'social.group.url': { title: 'Web address' },
  'social.network': { title: 'Professional network' },
  'social.network.label': { title: 'Link text' },
  'social.network.url': { title: 'Web address' },
  newsletter: {
    title: 'Newsletter sign-up page',
    help: 'Starts with https://. If blank, the button opens an email to the office.',
  },
};

export const articleWords: FormWords = {
  id: { title: 'Number', help: "The article's web address has this number. Don't change it." },
  title: { title: 'Title', help: 'Use 80 characters or fewer.' },
  excerpt: {
    title: 'Summary',
    look: 'long',
    help: 'Write one or two sentences, 70 to 200 characters.',
  },
  author: { title: 'Author' },
  date: { title: 'Date', look: 'day' },
  showFrom: {
    title: 'Show from',
    look: 'day',
    help: 'Before this day, only the preview shows it. Publish again on that day.',
  },
  category: { title: 'Category' },
  image: { title: 'Picture', look: 'picture' },
  imageAlt: {
    title: 'Picture description',
    help: 'Say what the picture shows, for screen readers.',
  },
};

const memberStyles: Partial<Record<FieldKind, FieldStyle>> = { phone: 'phone', email: 'email' };

export const memberWords: FormWords = {
  id: { title: 'Number', help: 'This number never changes.' },
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
