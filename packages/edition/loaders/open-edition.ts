// An edition: everything an association owns, in one folder. Each file is bound once to its schema.

import { benefitsSchema, boardSchema, committeesSchema } from '#schemas/association.ts';
import { censusSchema } from '#schemas/census.ts';
import { eventsSchema } from '#schemas/events.ts';
import { membershipSchema } from '#schemas/membership.ts';
import { pages } from '#schemas/pages.ts';
import {
  borderTownsSchema,
  gazetteerSchema,
  mapBaseSchema,
  type Places,
  placesSchema,
} from '#schemas/places.ts';
import { answersSchema } from '#schemas/quick-answers.ts';
import { reasonsSchema } from '#schemas/reasons.ts';
import { resourcesSchema } from '#schemas/resources.ts';
import { siteSchema } from '#schemas/site.ts';
import { type ThemeFile, themeSchema } from '#schemas/theme.ts';
import { pictureReferences } from './article-tree.ts';
import { collectIssues, tryRead } from './collect-issues.ts';
import {
  validatePictureNames,
  validateReasonIds,
  validateTimeZones,
  validateVideo,
  validateWords,
} from './cross-checks.ts';
import { detailNamesOf } from './detail-names.ts';
import { pagesOf, readersOf } from './edition-readers.ts';
import { type Changes, filesIn } from './files.ts';
import { assertFinished, assertFolder, assertKnownFiles } from './known-files.ts';
import { isPhoto, ownPictures, pictureFiles } from './pictures.ts';
import { validatePlaces } from './places-of-region.ts';
import { memberNumbersOf, readMemberFile } from './read-members.ts';
import { readPosts } from './read-posts.ts';
import { themeOf, validateTheme } from './read-theme.ts';
import { readYaml } from './read-yaml.ts';
import { geographyOf } from './town-at-zip.ts';

/**
 * The edition in a folder, with changes on top that are not written yet.
 * Every `read()` reads its file again and throws a ContentError with all issues of that file.
 */
export function openEdition(folder: string, changes: Changes = {}) {
  const files = filesIn(folder, changes);
  const { region, facts, references, knownReferences, texts, plain, made } = readersOf(files);
  const membership = plain('membership.yaml', membershipSchema);
  const pageTexts = pagesOf(pages, texts);
  const places = texts('places.yaml', placesSchema, (given) =>
    validatePlaces(given, region.read()),
  );
  const gazetteer = made('region/gazetteer.json', gazetteerSchema, 'npm run places');
  const borderTowns = made('region/border-towns.json', borderTownsSchema, 'npm run places');

  const geography = (known: Places) => geographyOf(region.read(), known, gazetteer.read());

  const reasons = texts('reasons.yaml', reasonsSchema, validateReasonIds);
  const knownReasons = () => tryRead(() => reasons.check().reasons);
  const details = () => detailNamesOf(region.read(), gazetteer.read(), knownReasons());

  const membersIn = (known: Places) =>
    readMemberFile(
      files.pathOf('members.csv'),
      files.readText('members.csv'),
      geography(known),
      details(),
    );

  /** A table beside members.csv, which an edition may lack. */
  const table = <Read>(file: string, read: (path: string, text: string) => Read, none: Read) => ({
    file,
    read: () => (files.has(file) ? read(files.pathOf(file), files.readText(file)) : none),
  });
  const themeIssues = (theme: ThemeFile) => validateTheme(theme, files);
  const readTheme = () =>
    themeOf(
      files.has('theme.yaml')
        ? readYaml(files, 'theme.yaml', themeSchema, { look: themeIssues })
        : {},
    );

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
    memberNumbers: table('member-numbers.csv', memberNumbersOf, []),
    // Without the file, the defaults of the schema apply.
    membership: {
      ...membership,
      read: () => (files.has(membership.file) ? membership.read() : membershipSchema.parse({})),
    },
    // Without the file, the engine's own look applies.
    theme: { file: 'theme.yaml', schema: themeSchema, look: themeIssues, read: readTheme },
    board: texts('board.yaml', boardSchema, ({ titles, members }) => [
      ...validatePictureNames(
        members.map(({ image }, at) => ({ path: ['members', at, 'image'], image })),
        pictureFiles(files),
      ),
      ...validateWords(
        members.map(({ title }, at) => ({ path: ['members', at, 'title'], word: title })),
        { words: titles, name: 'the titles of board.yaml' },
      ),
    ]),
    committees: texts('committees.yaml', committeesSchema),
    benefits: texts('benefits.yaml', benefitsSchema),
    answers: texts('answers.yaml', answersSchema),
    reasons,
    resources: texts('resources.yaml', resourcesSchema),
    events: texts('events.yaml', eventsSchema, (events) => [
      ...validateTimeZones(events, region.read()),
      ...validateWords(
        events.map(({ kind }, at) => ({ path: [at, 'kind'], word: kind })),
        { words: tryRead(pageTexts.events.read)?.kinds, name: 'the kinds of pages/events.yaml' },
      ),
    ]),
    posts: {
      file: 'posts',
      read: () => readPosts(files, references()),
      check: () => readPosts(files, knownReferences()),
    },
    gazetteer,
    borderTowns,
    mapBase: made('region/map-base.json', mapBaseSchema, 'npm run places'),
    census: made('region/census.json', censusSchema, 'npm run places'),
  } as const;

  /**
   * Reads every file.
   * @throws ContentError with every issue of every file.
   */
  function validate(): void {
    assertFolder(files);
    const entries = [...Object.values(content), ...Object.values(pageTexts)];
    const checks = entries.map((entry) => ('check' in entry ? entry.check : entry.read));
    const names = entries.map(({ file }) => file);
    assertFinished(files, names);
    collectIssues<unknown>([...checks, () => assertKnownFiles(files, names)]);
  }

  return {
    ...files,
    ...content,
    /** The words of each page, by the name of its file. */
    pages: pageTexts,
    validate,
    /** The places that the cities and ZIPs of members are checked against. */
    geography: () => geography(places.read()),
    /** The names that the details of members are checked against. */
    detailNames: details,
    /**
     * The content of site.yaml, which a build needs first.
     * @throws ContentError with the issues of all files.
     */
    readSite: () => {
      try {
        return content.site.read();
      } catch (error) {
        validate();
        throw error;
      }
    },
    /** The path of each picture that content may use, by its name. */
    pictures: () => pictureFiles(files, tryRead(region.read)?.landscape),
    /** The same for the edition's own pictures. */
    ownPictures: () => ownPictures(files),
    /** The same for the photos in use. Other photos are not published. */
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
