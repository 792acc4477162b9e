// The pages of the site with words of their own: one row in the table `pages` for each. An edition has the words in
// pages/NAME.yaml, and the desk edits them as a form.
import type { z } from 'zod';
import { pastDay } from './day.ts';
import { reasonAndHint } from './issue-message.ts';
import { fields, icon, list, oneOf, prose, text } from './text.ts';
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

const words = <Shape extends z.ZodRawShape>(shape: Shape) => fields({ ...pageHead, ...shape });

const paragraphs = list(prose, 'paragraph');
const items = list(prose, 'item');

/** A heading with its text. */
const topic = fields({ heading: text, paragraphs });
const shortTopic = fields({ heading: text, text: prose });
const invitation = fields({ heading: text, text: prose, button: text });

/** A text, or a list of texts, with the place of a name that the page fills in. */
const naming = <Schema extends z.ZodType>(part: string, schema: Schema) =>
  schema.refine(
    (given) => [given].flat().join().includes(`{${part}}`),
    reasonAndHint(`The text has no {${part}}.`, `Write {${part}} where the name belongs.`),
  );

/** A topic about a company that receives data: visitors read its host by name. */
const hostTopic = fields({ heading: text, paragraphs: naming('host', paragraphs) });

const officeNote = 'The page adds the email and phone of the office.';

type Row = {
  /** The title and the note of its form at the desk. */
  readonly title: string;
  readonly note: string;
  readonly schema: z.ZodType;
  /** What links to it say, if not its title. Those in the header are `isMain`; the others are in the footer. */
  readonly label?: string;
  readonly isMain?: boolean;
  /** The addresses, if they differ from /NAME. */
  readonly paths?: readonly string[];
  /** What its texts may name beside facts, because the page itself fills it in. */
  readonly own?: Readonly<Record<string, string>>;
};

export const pages = {
  home: {
    ...{ title: 'Home page', note: 'Cards and the list before a call', label: 'Home' },
    ...{ isMain: true, paths: ['/'] },
    schema: words({
      cardsHeading: text.optional().meta({ title: 'Heading of the cards' }),
      features: list(
        fields({
          title: text,
          text: prose,
          // Each has a drawing of its own, drawings/feature-{icon}.svg.
          icon: oneOf(['licensed', 'local', 'independent', 'education']).meta({ title: 'Drawing' }),
          href: linkAddress,
          link: text.meta({ title: 'Link text' }),
        }),
        'card',
      ).meta({ title: 'Cards below the finder' }),
      why: fields({
        heading: text,
        mission: prose,
        reasonsHeading: text.meta({ title: 'Heading of the reasons' }),
        join: text.meta({ title: 'Button to join' }),
        membership: text.meta({ title: 'Button to the membership page' }),
      }).meta({ title: 'Why become a member' }),
      beforeYouCall: fields({ heading: text, items: list(prose, 'item', 0) }),
    }),
  },
  about: {
    ...{ title: 'About', note: 'History, organization and the board', isMain: true },
    schema: words({
      history: topic,
      organization: topic,
      seats: fields({ figure: text, text: prose }).meta({ title: 'Seats on another board' }),
      board: fields({ heading: text, lead: prose }),
      pastPresidents: fields({ heading: text }),
    }),
  },
  membership: {
    ...{ title: 'Membership', note: 'Headings, video and the button to join', isMain: true },
    schema: words({
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
    }),
  },
  resources: {
    ...{ title: 'Resources page', note: 'Words around the links', label: 'Resources' },
    ...{ isMain: true, paths: ['/resources', '/resources/information'] },
    schema: words({ call: invitation.meta({ title: 'Call to join' }) }),
  },
  events: {
    ...{ title: 'Events page', note: 'Kinds of events and cards', label: 'Events', isMain: true },
    schema: words({
      widget: fields({ heading: text }),
      kinds: list(text, 'kind').optional().meta({
        title: 'Kinds of events',
        description: 'Without any, events may have every kind.',
      }),
      cards: list(fields({ title: text, text: prose, icon }), 'card'),
      feed: fields({ text: prose, link: text.meta({ title: 'Link text' }) }).meta({
        title: 'How to subscribe to the calendar',
      }),
    }),
  },
  join: {
    ...{ title: 'Join', note: 'Steps and renewing', label: 'Join / Renew' },
    schema: words({
      steps: list(prose, 'step').describe('What happens after applying.'),
      renewing: prose,
      formLead: prose.meta({ title: 'Text at the top of the form' }),
    }),
  },
  appraisers: {
    ...{ title: 'Appraisers by city', note: 'Pages of places and members' },
    ...{ label: 'Browse by city', own: { place: '{place}', name: '{name}' } },
    schema: words({
      none: prose.meta({ title: 'Text without members' }),
      // Each place and member needs its own words, or search engines take two pages for one.
      place: fields({
        title: naming('place', pageHead.title),
        description: naming('place', pageHead.description),
        heading: naming('place', text),
        lead: pageHead.lead,
      }).meta({ title: 'Page of a place', description: '{place} is the name of the place.' }),
      member: fields({
        title: naming('name', pageHead.title),
        description: naming('name', pageHead.description),
        lead: pageHead.lead,
        link: shortTopic.meta({ title: 'Invitation to link to the page' }),
      }).meta({ title: 'Page of a member', description: '{name} and {place} are the names.' }),
    }),
  },
  articles: {
    ...{ title: 'Articles page', note: 'Categories and the newsletter', label: 'Articles' },
    paths: ['/resources/blogs'],
    schema: words({
      categories: list(text.max(40), 'category')
        .optional()
        .describe('Without any, articles may have every category.'),
      readMore: text.meta({ title: 'Link to an article' }),
      subscribe: fields({
        ...invitation.shape,
        feed: text.meta({ title: 'Link to the feed' }),
      }).meta({ title: 'Newsletter' }),
      share: text.meta({ title: 'Button to share an article' }),
      contents: text.describe("Above the list of an article's headings."),
      related: text.describe('Above articles of the same category.'),
      more: text.describe('The same, if no other article has the category.'),
    }),
  },
  privacy: {
    ...{ title: 'Privacy', note: 'What leaves the browser', own: { host: '{host}' } },
    schema: words({
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
      ask: shortTopic.meta({ title: 'How to ask', description: officeNote }),
    }),
  },
  accessibility: {
    ...{ title: 'Accessibility', note: 'Claims and known problems' },
    schema: words({
      checked: pastDay('2026-11-21').meta({ title: 'Day of the last tests' }),
      measure: topic.meta({ title: 'Our goal' }),
      tested: fields({ heading: text, items }).meta({ title: 'What we test' }),
      known: fields({ heading: text, items }).meta({ title: 'Known problems' }),
      tell: shortTopic.meta({ title: 'How to report a problem', description: officeNote }),
    }),
  },
  'not-found': {
    ...{ title: 'Page not found', note: 'Missing pages and articles', paths: [] },
    schema: words({
      page: fields({
        ...shortTopic.shape,
        builder: prose.meta({ title: 'Note for the builder of the site' }),
      }).meta({ title: 'A page that is missing' }),
      post: invitation.meta({ title: 'An article that is missing' }),
    }),
  },
} satisfies Record<string, Row>;

/** The words of a page. */
export type PageWords<Name extends keyof typeof pages> = z.output<(typeof pages)[Name]['schema']>;

const rows = Object.entries<Row>(pages).map(([name, row]) => ({
  ...{ paths: [`/${name}`], label: row.title, isMain: false },
  ...row,
}));

/** The addresses of these pages. */
export const pagePaths: readonly string[] = rows.flatMap(({ paths }) => paths);

/** The links of the header and the footer, in their order. */
export const pageLinks = rows.flatMap(({ paths, label, isMain }) =>
  paths.slice(0, 1).map((href) => ({ href, label, isMain })),
);
