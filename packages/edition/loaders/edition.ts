// What an edition holds: each file bound once to what it may look like. Anyone who wants content asks
// here, by name.
import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { benefitsSchema } from '#schemas/benefits.ts';
import { boardSchema } from '#schemas/board.ts';
import { committeesSchema } from '#schemas/committees.ts';
import { eventsSchema } from '#schemas/events.ts';
import { factsSchema } from '#schemas/facts.ts';
import { gazetteerSchema } from '#schemas/gazetteer.ts';
import { mapBaseSchema } from '#schemas/map-base.ts';
import { membershipSchema } from '#schemas/membership.ts';
import { aboutPageSchema } from '#schemas/pages/about-page.ts';
import { accessibilityPageSchema } from '#schemas/pages/accessibility-page.ts';
import { appraisersPageSchema } from '#schemas/pages/appraisers-page.ts';
import { articlesPageSchema } from '#schemas/pages/articles-page.ts';
import { eventsPageSchema } from '#schemas/pages/events-page.ts';
import { homePageSchema } from '#schemas/pages/home-page.ts';
import { joinPageSchema } from '#schemas/pages/join-page.ts';
import { membershipPageSchema } from '#schemas/pages/membership-page.ts';
import { notFoundPageSchema } from '#schemas/pages/not-found-page.ts';
import { resourcesPageSchema } from '#schemas/pages/resources-page.ts';
import { type Places, placesSchema } from '#schemas/places.ts';
import { reasonsSchema } from '#schemas/reasons.ts';
import { regionSchema } from '#schemas/region.ts';
import { resourcesSchema } from '#schemas/resources.ts';
import { siteSchema } from '#schemas/site.ts';
import { tryRead } from './collect-issues.ts';
import {
  validatePageLinks,
  validatePictureNames,
  validateTimeZones,
  validateVideo,
} from './cross-checks.ts';
import { inEdition } from './edition-folder.ts';
import { validatePlaces } from './places-of-region.ts';
import { readJson } from './read-json.ts';
import { memberNumbersOf } from './read-member-numbers.ts';
import { readMemberFile } from './read-members.ts';
import { readPosts } from './read-posts.ts';
import { readText } from './read-text.ts';
import { readYaml, type YamlReading } from './read-yaml.ts';
import { type References, referencesOf, unknownReferences } from './references.ts';
import { geographyOf } from './town-at-zip.ts';

/**
 * A file of texts, which may refer to facts.
 * @param own what only its texts may say besides
 */
const texts = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  look?: YamlReading<z.output<Schema>>['look'],
  own: References = {},
) => ({
  file,
  schema,
  look,
  read: () => readYaml(inEdition(file), schema, { look, facts: { ...references(), ...own } }),
  check: () =>
    readYaml(inEdition(file), schema, { look, facts: { ...validateReferences(), ...own } }),
});

/** A file whose texts refer to nothing. */
const plain = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
  file,
  schema,
  look: undefined,
  read: () => readYaml(inEdition(file), schema),
});

/** A file of rules. Without it they are as its schema has them. */
const rules = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
  ...plain(file, schema),
  read: () => (existsSync(inEdition(file)) ? readYaml(inEdition(file), schema) : schema.parse({})),
});

/** A file that a script makes. */
const made = <Schema extends z.ZodType>(file: string, schema: Schema, script: string) => ({
  file,
  read: () => readJson(inEdition(file), schema, script),
});

const region = plain('region.yaml', regionSchema);
const facts = plain('facts.yaml', factsSchema);
const places = texts('places.yaml', placesSchema, (given) => validatePlaces(given, region.read()));
const gazetteer = made('region/gazetteer.json', gazetteerSchema, 'npm run gazetteer');

export const edition = {
  region,
  facts,
  site: texts('site.yaml', siteSchema, validateVideo),
  places,
  members: {
    file: 'members.csv',
    read: () => membersIn(places.read()),
    check: () => membersIn(places.check()),
  },
  memberNumbers: {
    file: 'member-numbers.csv',
    read: () => {
      const file = inEdition('member-numbers.csv');
      return existsSync(file) ? memberNumbersOf(file, readText(file)) : [];
    },
  },
  membership: rules('membership.yaml', membershipSchema),
  board: texts('board.yaml', boardSchema, ({ members }) =>
    validatePictureNames(
      members.map(({ image }, at) => ({ path: ['members', at, 'image'], image })),
    ),
  ),
  committees: texts('committees.yaml', committeesSchema),
  benefits: texts('benefits.yaml', benefitsSchema),
  reasons: texts('reasons.yaml', reasonsSchema),
  resources: texts('resources.yaml', resourcesSchema),
  events: texts('events.yaml', eventsSchema, (events) => validateTimeZones(events, region.read())),
  posts: {
    file: 'posts',
    read: () => readPosts(inEdition('posts'), references()),
    check: () => readPosts(inEdition('posts'), validateReferences()),
  },
  aboutPage: texts('pages/about.yaml', aboutPageSchema),
  accessibilityPage: texts('pages/accessibility.yaml', accessibilityPageSchema),
  // Which place its words are about is known to each of its pages: until then {place} stays.
  appraisersPage: texts('pages/appraisers.yaml', appraisersPageSchema, undefined, {
    place: '{place}',
  }),
  articlesPage: texts('pages/articles.yaml', articlesPageSchema),
  eventsPage: texts('pages/events.yaml', eventsPageSchema),
  homePage: texts('pages/home.yaml', homePageSchema, ({ features }) => {
    const named = features.map(({ href }, at) => ({ path: ['features', at, 'href'], href }));
    const ids = articleIds();
    return ids ? validatePageLinks(named, ids) : [];
  }),
  joinPage: texts('pages/join.yaml', joinPageSchema),
  membershipPage: texts('pages/membership.yaml', membershipPageSchema),
  notFoundPage: texts('pages/not-found.yaml', notFoundPageSchema),
  resourcesPage: texts('pages/resources.yaml', resourcesPageSchema),
  gazetteer,
  mapBase: made('region/map-base.json', mapBaseSchema, 'npm run map-base'),
} as const;

/** The articles there are; nothing where they have faults, which are reported once. */
const articleIds = () =>
  tryRead(() => readPosts(inEdition('posts'), validateReferences()).map(({ post }) => post.id));

/** What texts may refer to. */
const references = () => referencesOf(facts.read(), region.read(), boardSize());

/** The faults of facts are reported once, by their own file. */
const validateReferences = () => tryRead(references) ?? unknownReferences;

/** Counted without the references that the file itself may have. */
const boardSize = () => readYaml(inEdition('board.yaml'), boardSchema).members.length;

/** The members, whose places are judged by those of the region. */
function membersIn(known: Places) {
  const file = inEdition('members.csv');
  return readMemberFile(file, readText(file), geographyOf(region.read(), known, gazetteer.read()));
}
