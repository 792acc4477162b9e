// An edition: everything an association owns, in one folder, each file bound once to its schema.
import { benefitsSchema, boardSchema, committeesSchema } from '#schemas/association.ts';
import { censusSchema } from '#schemas/census.ts';
import { eventsSchema } from '#schemas/events.ts';
import { membershipSchema } from '#schemas/membership.ts';
import {
  aboutPageSchema,
  accessibilityPageSchema,
  appraisersPageSchema,
  articlesPageSchema,
  eventsPageSchema,
  homePageSchema,
  joinPageSchema,
  membershipPageSchema,
  notFoundPageSchema,
  resourcesPageSchema,
} from '#schemas/pages.ts';
import { gazetteerSchema, mapBaseSchema, type Places, placesSchema } from '#schemas/places.ts';
import { reasonsSchema } from '#schemas/reasons.ts';
import { resourcesSchema } from '#schemas/resources.ts';
import { siteSchema } from '#schemas/site.ts';
import { pictureReferences } from './article-tree.ts';
import { collectIssues, tryRead } from './collect-issues.ts';
import {
  validatePageLinks,
  validatePictureNames,
  validateTimeZones,
  validateVideo,
} from './cross-checks.ts';
import { readersOf } from './edition-readers.ts';
import { type Changes, filesIn } from './files.ts';
import { assertFolder, assertKnownFiles } from './known-files.ts';
import { isPhoto, ownPictures, pictureFiles } from './pictures.ts';
import { validatePlaces } from './places-of-region.ts';
import { memberNumbersOf, readMemberFile } from './read-members.ts';
import { readPosts } from './read-posts.ts';
import { geographyOf } from './town-at-zip.ts';

/**
 * The edition in a folder, with changes laid over it that are not written yet.
 * Every `read()` reads its file again and throws a ContentError with all issues of that file.
 */
export function openEdition(folder: string, changes: Changes = {}) {
  const files = filesIn(folder, changes);
  const { region, facts, references, knownReferences, texts, plain, made } = readersOf(files);
  const membership = plain('membership.yaml', membershipSchema);
  const places = texts('places.yaml', placesSchema, (given) =>
    validatePlaces(given, region.read()),
  );
  const gazetteer = made('region/gazetteer.json', gazetteerSchema, 'npm run gazetteer');

  /** The articles there are; nothing where they have issues, which they report themselves. */
  const articleIds = () =>
    tryRead(() => readPosts(files, knownReferences()).map(({ post }) => post.id));

  const geography = (known: Places) => geographyOf(region.read(), known, gazetteer.read());

  const membersIn = (known: Places) =>
    readMemberFile(files.pathOf('members.csv'), files.readText('members.csv'), geography(known));

  const content = {
    region,
    facts,
    site: texts('site.yaml', siteSchema, (site) => validateVideo(site, files)),
    places,
    members: {
      file: 'members.csv',
      read: () => membersIn(places.read()),
      check: () => membersIn(places.check()),
    },
    memberNumbers: {
      file: 'member-numbers.csv',
      read: () =>
        files.has('member-numbers.csv')
          ? memberNumbersOf(
              files.pathOf('member-numbers.csv'),
              files.readText('member-numbers.csv'),
            )
          : [],
    },
    // Without the file the rules are those of the schema.
    membership: {
      ...membership,
      read: () => (files.has(membership.file) ? membership.read() : membershipSchema.parse({})),
    },
    board: texts('board.yaml', boardSchema, ({ members }) =>
      validatePictureNames(
        members.map(({ image }, at) => ({ path: ['members', at, 'image'], image })),
        pictureFiles(files),
      ),
    ),
    committees: texts('committees.yaml', committeesSchema),
    benefits: texts('benefits.yaml', benefitsSchema),
    reasons: texts('reasons.yaml', reasonsSchema),
    resources: texts('resources.yaml', resourcesSchema),
    events: texts('events.yaml', eventsSchema, (events) =>
      validateTimeZones(events, region.read()),
    ),
    posts: {
      file: 'posts',
      read: () => readPosts(files, references()),
      check: () => readPosts(files, knownReferences()),
    },
    aboutPage: texts('pages/about.yaml', aboutPageSchema),
    accessibilityPage: texts('pages/accessibility.yaml', accessibilityPageSchema),
    // Each page by place puts its own name in the place of {place}.
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
    census: made('region/census.json', censusSchema, 'npm run census'),
  } as const;

  /**
   * Reads every file.
   * @throws ContentError with every issue of every file.
   */
  function validate(): void {
    assertFolder(files);
    const entries = Object.values(content);
    const checks = entries.map((entry) => ('check' in entry ? entry.check : entry.read));
    const names = entries.map(({ file }) => file);
    collectIssues<unknown>([...checks, () => assertKnownFiles(files, names)]);
  }

  return {
    ...files,
    ...content,
    validate,
    /** The places by which the places of members are validated. */
    geography: () => geography(places.read()),
    /**
     * The content of site.yaml, which a build needs before anything else.
     * @throws ContentError with the issues of the other files, too.
     */
    readSite: () => {
      try {
        return content.site.read();
      } catch (error) {
        validate();
        throw error;
      }
    },
    /** The path of each picture that texts may name, by its name. */
    pictures: () => pictureFiles(files),
    /** The same for the pictures that are in the edition. */
    ownPictures: () => ownPictures(files),
    /** The same for the photos that content shows. A photo that no text names is not published. */
    usedPhotos: (): ReadonlyMap<string, string> => {
      const shown = new Set([
        ...content.board.read().members.map(({ image }) => image),
        ...content.posts
          .read()
          .flatMap(({ post, body }) => [post.image, ...pictureReferences(body)]),
      ]);
      return new Map([...pictureFiles(files)].filter(([name]) => isPhoto(name) && shown.has(name)));
    },
  };
}

export interface Edition extends ReturnType<typeof openEdition> {}
