// The words of the pages, content/pages/.
import type { z } from 'zod';
import { reasonAndHint } from './issue-message.ts';
import { cards, fields, icon, list, listOf, oneOf, text } from './text.ts';
import { linkAddress } from './web-address.ts';

/** What every page has. */
export const pageHead = {
  /** Title in the browser's tab, without the name of the site; unique among the pages. */
  title: text.max(60),
  /** What search engines show; unique among the pages. */
  description: text.min(70).max(160),
  /** The page's one main heading. */
  heading: text,
  /** One or two sentences under it. */
  lead: text,
};

export type PageHead = {
  readonly [Key in keyof typeof pageHead]: z.output<(typeof pageHead)[Key]>;
};

/** Each has a drawing of its own, site/drawings/feature-{icon}.svg. */
const featureIcons = ['licensed', 'local', 'independent', 'education'] as const;

export const homePageSchema = fields({
  ...pageHead,
  /** The four cards below the finder. */
  features: listOf(
    4,
    fields({
      title: text,
      text,
      icon: oneOf(featureIcons),
      /** Where the card leads, and the words of that link. */
      href: linkAddress,
      link: text,
    }),
    'exactly four feature cards',
  ),
  /** For appraisers: why become a member. */
  why: fields({
    heading: text,
    mission: text,
    reasonsHeading: text,
    /** The buttons to /join and /membership. */
    join: text,
    membership: text,
  }),
  /** For home owners: a list to have at hand. */
  beforeYouCall: fields({
    heading: text,
    items: list(text, 'at least one item', { least: 1 }),
  }),
});

export type HomePage = z.infer<typeof homePageSchema>;

const story = fields({
  heading: text,
  paragraphs: list(text, 'at least one paragraph', { least: 1 }),
});

export const aboutPageSchema = fields({
  ...pageHead,
  history: story,
  organization: story,
  /** The seats on the state appraiser association board. */
  seats: fields({ figure: text, text }),
  board: fields({ heading: text, lead: text }),
  pastPresidents: fields({ heading: text }),
});

export type AboutPage = z.infer<typeof aboutPageSchema>;

export const membershipPageSchema = fields({
  ...pageHead,
  /** The words around the video, if the edition has one. */
  video: fields({
    heading: text,
    lead: text,
    /** The button of the player. */
    play: text,
    transcriptLabel: text,
    /** What is seen and said, for those who do not watch. */
    transcript: list(text, 'at least one paragraph', { least: 1 }),
  }).optional(),
  join: fields({ button: text, text }),
  benefitsHeading: text,
  committeesHeading: text,
  committeesLead: text,
});

export type MembershipPage = z.infer<typeof membershipPageSchema>;

export const joinPageSchema = fields({
  ...pageHead,
  /** What happens after applying. */
  steps: list(text, 'at least one step', { least: 1 }),
  renewing: text,
  /** At the top of the form, on its page and in a frame. */
  formLead: text,
});

export type JoinPage = z.infer<typeof joinPageSchema>;

export const eventsPageSchema = fields({
  ...pageHead,
  widget: fields({ heading: text }),
  /** The kinds of events. Without them, any kind is accepted. */
  kinds: list(text, 'at least one kind', { least: 1, most: 50 }).optional(),
  cards: list(fields({ title: text, text, icon }), 'at least one card', cards),
  /** Where to subscribe to the calendar. */
  feed: fields({ text, link: text }),
});

export const resourcesPageSchema = fields({
  ...pageHead,
  call: fields({ heading: text, text, button: text }),
});

export const articlesPageSchema = fields({
  ...pageHead,
  /** The categories of articles. Without them, any category is accepted. */
  categories: list(text.max(40), 'at least one category', { least: 1, most: 50 }).optional(),
  readMore: text,
  subscribe: fields({ heading: text, text, button: text, feed: text }),
  share: text,
  /** Above the list of an article's headings. */
  contents: text,
  related: text,
  /** Shown instead of `related` if no other article has the category. */
  more: text,
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
  /** Shown instead of the list while there are no members. */
  none: text,
  /** The words of a place's page; {place} stands for its name. */
  place: fields({
    title: ofPlace(pageHead.title),
    description: ofPlace(pageHead.description),
    heading: ofPlace(text),
    lead: text,
  }),
  /** The words of a member's page; {name} and {place} stand for the names. */
  member: fields({
    title: ofMember(pageHead.title),
    description: ofMember(pageHead.description),
    lead: text,
    /** For the member: an invitation to link to the page. */
    link: fields({ heading: text, text }),
    /** At the address of a member who has left, or of a place without members. */
    gone: fields({ heading: text, text, button: text }),
  }),
});

export type AppraisersPage = z.infer<typeof appraisersPageSchema>;

const topic = fields({
  heading: text,
  paragraphs: list(text, 'at least one paragraph', { least: 1 }),
});

/** The same about a company that receives data: visitors read its host by name. */
const hostTopic = fields({
  heading: text,
  paragraphs: topic.shape.paragraphs.refine(
    (paragraphs) => paragraphs.some((paragraph) => paragraph.includes('{host}')),
    reasonAndHint('No paragraph has {host}.', 'Write {host} where the name of the host belongs.'),
  ),
});

export const privacyPageSchema = fields({
  ...pageHead,
  /** Every topic has a text. The page shows those that fit site.yaml (site/page-data/privacy-topics.ts). */
  topics: fields({
    search: topic,
    addresses: topic,
    location: topic,
    map: hostTopic,
    email: topic,
    /** The site's own application form, or that of the membership platform. */
    ownApplication: topic,
    membershipHost: hostTopic,
    /** The site's own calendar, or that of the membership platform. */
    ownCalendar: topic,
    eventsHost: hostTopic,
    /** The edition's own video, or one on a video host. */
    ownVideo: topic,
    videoHost: hostTopic,
    /** Without a newsletter page, visitors subscribe by email. */
    newsletterHost: hostTopic,
    newsletterByEmail: topic,
    /** The sites that show the finder in a frame. */
    partners: hostTopic,
    /** The host that receives errors. */
    reports: hostTopic,
    storage: topic,
    links: topic,
    webHost: topic,
  }),
  /** How to ask. The page shows the office's email and phone below. */
  ask: fields({ heading: text, text }),
});

export type PrivacyPage = z.infer<typeof privacyPageSchema>;

export const notFoundPageSchema = fields({
  ...pageHead,
  page: fields({
    heading: text,
    text,
    /** For anyone who builds the site. */
    builder: text,
  }),
  post: fields({ heading: text, text, button: text }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
