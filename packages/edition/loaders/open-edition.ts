// An edition: everything an association owns, in one folder. Each file is bound once to its schema.
import { existsSync } from 'node:fs';
import {
  answersSchema,
  benefitsSchema,
  boardSchema,
  committeesSchema,
  resourcesSchema,
} from '#schemas/association.ts';
import { censusSchema } from '#schemas/census.ts';
import { eventsSchema } from '#schemas/events.ts';
import { membershipSchema } from '#schemas/membership.ts';
import { pages } from '#schemas/pages.ts';
import {
  borderTownsSchema,
  gazetteerSchema,
  mapBaseSchema,
  placesSchema,
} from '#schemas/places.ts';
import { reasonsSchema } from '#schemas/reasons.ts';
import { siteSchema } from '#schemas/site.ts';
import { themeSchema } from '#schemas/theme.ts';
import { collectIssues, fileError, tryRead } from './content-error.ts';
import { articleIds, type Choices, validateVideo } from './cross-checks.ts';
import { detailNamesOf } from './detail-names.ts';
import { pagesOf, readersOf } from './edition-readers.ts';
import { type Changes, filesIn } from './files.ts';
import { geographyOf, placeRows, validatePlaces } from './geography.ts';
import { isPhoto, ownPictures, pictureFiles } from './pictures.ts';
import { memberNumbersOf, readMemberFile } from './read-members.ts';
import { readPosts } from './read-posts.ts';
import { themeOf, validateTheme } from './read-theme.ts';
import { pictureReferences } from './validate-article.ts';

/**
 * The edition in a folder, with changes on top that are not written yet.
 * Every `read()` reads its file again and throws a ContentError with all issues of that file.
 */
export function openEdition(folder: string, changes: Changes = {}) {
  const files = filesIn(folder, changes);
  // While the file of a list has issues, which are reported there, any text passes.
  const choices = (): Choices => ({
    timeZones: tryRead(region.read)?.timeZones.map(({ zone }) => zone),
    eventKinds: tryRead(pageTexts.events.read)?.kinds,
    categories: tryRead(pageTexts.articles.read)?.categories,
    boardTitles: tryRead(writtenBoard)?.titles,
    pictures: [...pictureFiles(files).keys()],
    ownPictures: [...ownPictures(files).keys()],
    articles: articleIds(files),
  });
  const { region, facts, writtenBoard, references, texts, yaml, made } = readersOf(files, choices);
  const pageTexts = pagesOf(pages, texts);
  const places = texts('places.yaml', placesSchema, (given) =>
    validatePlaces(given, region.read()),
  );
  const gazetteer = made('region/gazetteer.json', gazetteerSchema);
  const reasons = texts('reasons.yaml', reasonsSchema);
  const geography = () => geographyOf(region.read(), placeRows(gazetteer.read(), places.read()));
  // While reasons.yaml has issues, which are reported there, any kind of work passes.
  const details = () =>
    detailNamesOf(region.read(), gazetteer.read(), tryRead(reasons.read)?.reasons);
  const theme = yaml('theme.yaml', themeSchema, {
    check: (given) => validateTheme(given, files),
    usual: '{}',
  });
  const [members, numbers] = ['members.csv', 'member-numbers.csv'] as const;

  const content = {
    region,
    facts,
    site: texts('site.yaml', siteSchema, (site) => validateVideo(site, files)),
    places,
    members: {
      file: members,
      read: () =>
        readMemberFile(files.pathOf(members), files.readText(members), geography(), details()),
    },
    memberNumbers: {
      file: numbers,
      read: () =>
        files.has(numbers) ? memberNumbersOf(files.pathOf(numbers), files.readText(numbers)) : [],
    },
    membership: yaml('membership.yaml', membershipSchema, { usual: '{}' }),
    theme: { ...theme, read: () => themeOf(theme.read()) },
    board: texts('board.yaml', boardSchema),
    committees: texts('committees.yaml', committeesSchema),
    benefits: texts('benefits.yaml', benefitsSchema),
    answers: texts('answers.yaml', answersSchema),
    reasons,
    resources: texts('resources.yaml', resourcesSchema),
    events: texts('events.yaml', eventsSchema),
    posts: { file: 'posts', read: () => readPosts(files, choices(), references()) },
    gazetteer,
    borderTowns: made('region/border-towns.json', borderTownsSchema),
    mapBase: made('region/map-base.json', mapBaseSchema),
    census: made('region/census.json', censusSchema),
  } as const;

  /**
   * Reads every file.
   * @throws ContentError with every issue of every file.
   */
  function validate(): void {
    const entries = [...Object.values(content), ...Object.values(pageTexts)];
    if (!existsSync(files.folder)) {
      const hint =
        'Write the folder of an edition into edition.txt, or into CONTENT_DIR if you set it.';
      throw fileError(files.folder, 'There is no such folder.', hint);
    }
    collectIssues<unknown>([
      ...entries.map(({ read }) => read),
      () => files.assertKnown(entries.map(({ file }) => file)),
    ]);
  }

  return {
    ...files,
    ...content,
    /** The words of each page, by the name of its file. */
    pages: pageTexts,
    validate,
    /** The lists that texts choose from. */
    choices,
    /** The places that the cities and ZIPs of members are checked against. */
    geography,
    /** The names that the details of members are checked against. */
    detailNames: details,
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
