// The pages of the site with words of their own: the schema of each one's words, and one row in the table `pages`. An
// edition has the words in pages/NAME.yaml, and the desk edits them as a form.
import type { z } from 'zod';
import { pastDay } from './day.ts';
import { reasonAndHint } from './issue-message.ts';
import { cards, fields, icon, list, oneOf, prose, text } from './text.ts';
import { linkAddress } from './web-address.ts';

/** What every page has. */
const pageHead = {
  title: text.max(60).meta({
    title: 'Title in the browser',
    description: 'Without the name of the site. No other page has it.',
  }),
  description: prose.min(70).max(160).meta({
    title: 'What search engines show',
    description: 'Write 70 to 160 characters. No other page has it.',
  }),
  heading: text.meta({ title: 'Main heading' }),
  lead: prose.meta({ title: 'Text below the heading' }),
};

const paragraphs = list(prose, 'at least one paragraph', { least: 1 }).meta({ entry: 'paragraph' });

export type PageHead = {
  readonly [Key in keyof typeof pageHead]: z.output<(typeof pageHead)[Key]>;
};

/** Each has a drawing of its own, drawings/feature-{icon}.svg. */
const featureIcons = ['licensed', 'local', 'independent', 'education'] as const;

const homePageSchema = fields({
  ...pageHead,
  cardsHeading: text.optional().meta({ title: 'Heading of the cards' }),
  features: list(
    fields({
      title: text,
      text: prose,
      icon: oneOf(featureIcons).meta({ title: 'Drawing' }),
      href: linkAddress,
      link: text.meta({ title: 'Link text' }),
    }),
    'at least one feature card',
    cards,
  ).meta({ title: 'Cards below the finder', entry: 'card' }),
  why: fields({
    heading: text,
    mission: prose,
    reasonsHeading: text.meta({ title: 'Heading of the reasons' }),
    join: text.meta({ title: 'Button to join' }),
    membership: text.meta({ title: 'Button to the membership page' }),
  }).meta({ title: 'Why become a member' }),
  beforeYouCall: fields({
    heading: text,
    items: list(prose, 'a list of items, or [] for none', { least: 0 }).meta({ entry: 'item' }),
  }),
});

export type HomePage = z.infer<typeof homePageSchema>;

/** A heading with its text. */
const topic = fields({ heading: text, paragraphs });

const aboutPageSchema = fields({
  ...pageHead,
  history: topic,
  organization: topic,
  seats: fields({ figure: text, text: prose }).meta({ title: 'Seats on another board' }),
  board: fields({ heading: text, lead: prose }),
  pastPresidents: fields({ heading: text }),
});

export type AboutPage = z.infer<typeof aboutPageSchema>;

const membershipPageSchema = fields({
  ...pageHead,
  video: fields({
    heading: text,
    lead: prose,
    play: text.meta({ title: 'Button of the player' }),
    transcriptLabel: text.meta({ title: 'Heading of the transcript' }),
    transcript: paragraphs.describe('What viewers see and hear.'),
  })
    .optional()
    .meta({ title: 'Words around the video', description: 'Only if the site has a video.' }),
  join: fields({ button: text, text: prose }),
  benefitsHeading: text.meta({ title: 'Heading of the benefits' }),
  committeesHeading: text.meta({ title: 'Heading of the committees' }),
  committeesLead: prose.meta({ title: 'Text above the committees' }),
});

export type MembershipPage = z.infer<typeof membershipPageSchema>;

const joinPageSchema = fields({
  ...pageHead,
  steps: list(prose, 'at least one step', { least: 1 }).meta({
    entry: 'step',
    description: 'What happens after applying.',
  }),
  renewing: prose,
  formLead: prose.meta({ title: 'Text at the top of the form' }),
});

const eventsPageSchema = fields({
  ...pageHead,
  widget: fields({ heading: text }),
  kinds: list(text, 'at least one kind', { least: 1, most: 50 }).optional().meta({
    title: 'Kinds of events',
    entry: 'kind',
    description: 'Without any, events may have every kind.',
  }),
  cards: list(fields({ title: text, text: prose, icon }), 'at least one card', cards).meta({
    entry: 'card',
  }),
  feed: fields({ text: prose, link: text.meta({ title: 'Link text' }) }).meta({
    title: 'How to subscribe to the calendar',
  }),
});

const resourcesPageSchema = fields({
  ...pageHead,
  call: fields({ heading: text, text: prose, button: text }).meta({ title: 'Call to join' }),
});

export const articlesPageSchema = fields({
  ...pageHead,
  categories: list(text.max(40), 'at least one category', { least: 1, most: 50 }).optional().meta({
    entry: 'category',
    description: 'Without any, articles may have every category.',
  }),
  readMore: text.meta({ title: 'Link to an article' }),
  subscribe: fields({
    heading: text,
    text: prose,
    button: text,
    feed: text.meta({ title: 'Link to the feed' }),
  }).meta({ title: 'Newsletter' }),
  share: text.meta({ title: 'Button to share an article' }),
  contents: text.describe("Above the list of an article's headings."),
  related: text.describe('Above articles of the same category.'),
  more: text.describe('The same, if no other article has the category.'),
});

export type ArticlesPage = z.infer<typeof articlesPageSchema>;

/** Each place needs its own words, or search engines take two pages for one. */
const ofPlace = (words: typeof text) =>
  words.regex(
    /\{place\}/,
    reasonAndHint('The text has no {place}.', 'Write {place} where the name of the place belongs.'),
  );

/** The same for each member. */
const ofMember = (words: typeof text) =>
  words.regex(
    /\{name\}/,
    reasonAndHint('The text has no {name}.', 'Write {name} where the name of the member belongs.'),
  );

export const appraisersPageSchema = fields({
  ...pageHead,
  none: prose.meta({ title: 'Text without members' }),
  place: fields({
    title: ofPlace(pageHead.title),
    description: ofPlace(pageHead.description),
    heading: ofPlace(text),
    lead: pageHead.lead,
  }).meta({ title: 'Page of a place', description: '{place} is the name of the place.' }),
  member: fields({
    title: ofMember(pageHead.title),
    description: ofMember(pageHead.description),
    lead: pageHead.lead,
    link: fields({ heading: text, text: prose }).meta({ title: 'Invitation to link to the page' }),
  }).meta({ title: 'Page of a member', description: '{name} and {place} are the names.' }),
});

export type AppraisersPage = z.infer<typeof appraisersPageSchema>;

/** The same about a company that receives data: visitors read its host by name. */
const hostTopic = fields({
  heading: text,
  paragraphs: topic.shape.paragraphs.refine(
    (paragraphs) => paragraphs.some((paragraph) => paragraph.includes('{host}')),
    reasonAndHint('No paragraph has {host}.', 'Write {host} where the name of the host belongs.'),
  ),
});

const privacyPageSchema = fields({
  ...pageHead,
  // The page shows those that are true for the site: site/page-data/privacy-topics.ts.
  topics: fields({
    search: topic,
    addresses: topic,
    location: topic,
    map: hostTopic,
    email: topic,
    ownApplication: topic,
    membershipHost: hostTopic,
    ownCalendar: topic,
    eventsHost: hostTopic,
    ownVideo: topic,
    videoHost: hostTopic,
    newsletterHost: hostTopic,
    newsletterByEmail: topic,
    partners: hostTopic.meta({ title: 'Sites that show the finder' }),
    storage: topic,
    links: topic,
    webHost: topic,
  }).describe(
    'The page shows those that fit your settings. Type {host} where the company belongs.',
  ),
  ask: fields({ heading: text, text: prose }).meta({
    title: 'How to ask',
    description: 'The page adds the email and phone of the office.',
  }),
});

export type PrivacyPage = z.infer<typeof privacyPageSchema>;

const notFoundPageSchema = fields({
  ...pageHead,
  page: fields({
    heading: text,
    text: prose,
    builder: prose.meta({ title: 'Note for the builder of the site' }),
  }).meta({ title: 'A page that is missing' }),
  post: fields({ heading: text, text: prose, button: text }).meta({
    title: 'An article that is missing',
  }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;

const accessibilityPageSchema = fields({
  ...pageHead,
  checked: pastDay('2026-11-21').meta({ title: 'Day of the last tests' }),
  measure: fields({
    heading: text,
    paragraphs: list(prose, 'at least one paragraph', { least: 1 }).meta({ entry: 'paragraph' }),
  }).meta({ title: 'Our goal' }),
  tested: fields({
    heading: text,
    items: list(prose, 'at least one item', { least: 1 }).meta({ entry: 'item' }),
  }).meta({ title: 'What we test' }),
  known: fields({
    heading: text,
    items: list(prose, 'at least one item', { least: 1 }).meta({ entry: 'item' }),
  }).meta({ title: 'Known problems' }),
  tell: fields({ heading: text, text: prose }).meta({
    title: 'How to report a problem',
    description: 'The page adds the email and phone of the office.',
  }),
});

export type AccessibilityPage = z.infer<typeof accessibilityPageSchema>;

type Row<Schema extends z.ZodType> = {
  /** The title and the note of its form at the desk. */
  readonly title: string;
  readonly note: string;
  readonly schema: Schema;
  /** What links to it say, if not its title. Those in the header are `isMain`; the others are in the footer. */
  readonly label?: string;
  readonly isMain?: boolean;
  /** The addresses, if they differ from /NAME. */
  readonly paths?: readonly string[];
  /** What its texts may name beside facts, because the page itself fills it in. */
  readonly own?: Readonly<Record<string, string>>;
};

const page = <Schema extends z.ZodType>(
  title: string,
  note: string,
  schema: Schema,
  more: Omit<Row<Schema>, 'title' | 'note' | 'schema'> = {},
): Row<Schema> => ({ title, note, schema, ...more });

export const pages = {
  home: page('Home page', 'Cards and the list before a call', homePageSchema, {
    ...{ isMain: true, label: 'Home' },
    paths: ['/'],
  }),
  about: page('About', 'History, organization and the board', aboutPageSchema, { isMain: true }),
  membership: page('Membership', 'Headings, video and the button to join', membershipPageSchema, {
    isMain: true,
  }),
  resources: page('Resources page', 'Words around the links', resourcesPageSchema, {
    ...{ isMain: true, label: 'Resources' },
    paths: ['/resources', '/resources/information'],
  }),
  events: page('Events page', 'Kinds of events and cards', eventsPageSchema, {
    isMain: true,
    label: 'Events',
  }),
  join: page('Join', 'Steps and renewing', joinPageSchema, { label: 'Join / Renew' }),
  appraisers: page('Appraisers by city', 'Pages of places and members', appraisersPageSchema, {
    label: 'Browse by city',
    own: { place: '{place}', name: '{name}' },
  }),
  articles: page('Articles page', 'Categories and the newsletter', articlesPageSchema, {
    label: 'Articles',
    paths: ['/resources/blogs'],
  }),
  privacy: page('Privacy', 'What leaves the browser', privacyPageSchema, {
    own: { host: '{host}' },
  }),
  accessibility: page('Accessibility', 'Claims and known problems', accessibilityPageSchema),
  'not-found': page('Page not found', 'Missing pages and articles', notFoundPageSchema, {
    paths: [],
  }),
};

const rows = Object.entries<Row<z.ZodType>>(pages).map(
  ([name, { paths = [`/${name}`], title, label = title, isMain = false }]) => ({
    paths,
    label,
    isMain,
  }),
);

/** The addresses of these pages. */
export const pagePaths: readonly string[] = rows.flatMap(({ paths }) => paths);

/** The links of the header and the footer, in their order. */
export const pageLinks = rows.flatMap(({ paths, label, isMain }) =>
  paths.slice(0, 1).map((href) => ({ href, label, isMain })),
);
