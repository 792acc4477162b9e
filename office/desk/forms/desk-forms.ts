// The forms of the desk, one row each: the file, the title, and what to know before editing. The fields come
// from the schema of the file.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { pages } from '@appraisers/edition/schemas/pages.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import { z } from 'zod';

export type DeskFormDefinition = {
  readonly title: string;
  readonly note: string;
  readonly group: 'content' | 'pages' | 'settings';
  readonly lead: string;
  readonly file: string;
  readonly schema: z.ZodType;
  /** The fields of the form, if it doesn't have all fields of the schema. */
  readonly only?: readonly string[];
};

/** Below forms whose texts may use facts. */
export const references =
  'For numbers that change, type the name of a fact, such as {dues}. See the list in Facts.';

type Bound = Pick<DeskFormDefinition, 'file' | 'schema'>;

const row =
  (group: DeskFormDefinition['group']) =>
  (
    { file, schema }: Bound,
    title: string,
    note: string,
    lead: string,
    only?: readonly string[],
  ): DeskFormDefinition => ({ title, note, lead, group, file, schema, ...(only && { only }) });

const content = row('content');
const settings = row('settings');
const page = (bound: Bound, title: string, note: string) =>
  row('pages')(bound, title, note, references);

/** The fields of an article, and its text. */
export const articleSchema = postSchema.extend({
  body: z.string().meta({ title: 'Text', look: 'article' }),
});

export const deskForms: Readonly<Record<string, DeskFormDefinition>> = {
  events: content(
    edition.events,
    'Events',
    'Classes and meetings',
    'Add classes and meetings here. Past events disappear from the site automatically.',
  ),
  board: content(
    edition.board,
    'Board',
    'Board members and past presidents',
    'List the board and the past presidents. For a new year, change “Board year” in Facts too.',
  ),
  committees: content(
    edition.committees,
    'Committees',
    'Missions and duties',
    `The membership page shows these committees. ${references}`,
  ),
  benefits: content(
    edition.benefits,
    'Benefits',
    'What members get',
    `The home page and the membership page show these benefits. ${references}`,
  ),
  answers: content(
    edition.answers,
    'Quick answers',
    'Common questions on the home page',
    'The short answers below the search on the home page. Without any, the section is left out.',
  ),
  links: content(
    edition.resources,
    'Links',
    'Links on the resources page',
    'The resources page shows these three lists.',
  ),
  facts: content(
    edition.facts,
    'Facts',
    'Dues, hours and years',
    'Several pages use these facts. Change one here, and every page changes.',
  ),
  office: content(
    edition.site,
    'Office',
    'Phone, email and social networks',
    'Visitors use these details to contact the association.',
    ['directoryUpdated', 'contact', 'social', 'newsletter'],
  ),
  ...Object.fromEntries(
    Object.entries(pages).map(([name, { title, note, schema }]) => [
      `${name}-page`,
      page({ file: `pages/${name}.yaml`, schema }, title, note),
    ]),
  ),
  reasons: page(edition.reasons, 'Reasons and letters', 'Advice and the email to an appraiser'),
  association: settings(
    edition.site,
    'Association',
    'Name, address of the site, sample data',
    'Before you turn sample data off, replace every sample person and address.',
    ['name', 'shortName', 'url', 'description', 'credit', 'sampleData'],
  ),
  colors: settings(
    edition.theme,
    'Colors',
    'Colors and rounded corners',
    'Leave a color blank to use ours. We check that every text is easy to read. Typefaces need a font file, so ask your webmaster.',
    ['light', 'dark', 'radii'],
  ),
  widgets: settings(
    edition.site,
    'Widgets, video and partners',
    'Calendar, application, map tiles, video, partners',
    'The site shows what is at these addresses. For a video of your own, ask your webmaster to add its files first.',
    ['embeds', 'partners', 'tiles', 'video'],
  ),
  rules: settings(
    edition.membership,
    'Exports of members',
    'What their columns have',
    'Your answers about the exports of your membership platform. They decide who is listed.',
  ),
  region: settings(
    edition.region,
    'Region',
    'State, licensing office, time zones, map, words at the search box',
    'After a change to edges, ZIP codes or cities, ask your webmaster to make the place data again. Short names, spelling and the offices of neighboring states are in region.yaml.',
    [
      ...['name', 'postalCode', 'countyWord', 'stateWord', 'landscape', 'zipPrefixes', 'bounds'],
      ...['timeZones', 'licensing', 'map', 'search'],
    ],
  ),
  places: settings(
    edition.places,
    'Places',
    'ZIP codes and names that people search for',
    'Places that public data does not have. Copy the degrees from any map. Four decimals are enough.',
  ),
};
