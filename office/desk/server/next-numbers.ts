// Two people who each add a member, or an article, give both the same number. The one who publishes second gets the
// next free number, and what names it follows.
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Changes } from '@appraisers/edition/loaders/files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { contentOf } from '#desk/records/file-records.ts';
import { textFileOf } from '#desk/writing/text-bytes.ts';
import { articles } from './article-saving.ts';
import { editionAt } from './changes.ts';
import { bytesOnDisk } from './edition-files.ts';
import { gitLine } from './git.ts';

/** Whom or what each number belongs to. */
type Numbered = ReadonlyMap<number, string>;
type NextNumbers = ReadonlyMap<number, number>;

/** The next number for each of mine that someone gave to something else since the version that both had. */
function nextNumbers(mine: Numbered, theirs: Numbered, base: Numbered): NextNumbers {
  const ids = [...mine.keys(), ...theirs.keys(), ...base.keys()];
  const last = ids.reduce((highest, id) => Math.max(highest, id), 0);
  const taken = [...mine].filter(
    ([id, name]) => !base.has(id) && theirs.has(id) && theirs.get(id) !== name,
  );
  return new Map(taken.map(([id], at) => [id, last + 1 + at]));
}

/** The name of the member with each number, or an empty text for a former member. */
function membersOf(edition: Edition): Numbered {
  const rowsOf = ({ file }: { readonly file: string }) =>
    [contentOf(file, bytesOnDisk(edition, file)) ?? []].flat().map(Object);
  return new Map([
    ...rowsOf(edition.memberNumbers).map(({ id }) => [Number(id) || 0, ''] as const),
    ...rowsOf(edition.members).map(({ id, firstName, lastName }) => {
      return [Number(id) || 0, plainText(`${firstName} ${lastName}`)] as const;
    }),
  ]);
}

/** The files of the articles. Two of one name are one article, which merges. */
const articlesOf = (edition: Edition): Numbered =>
  new Map(articles(edition).map(({ id, file }) => [id, file]));

/** The files with other numbers at these places. */
function renumbered(edition: Edition, files: RegExp, places: RegExp, next: NextNumbers): Changes {
  const changed = edition.list().flatMap((file) => {
    if (next.size === 0 || !files.test(file)) return [];
    const { text, bytesOf } = textFileOf(edition.readBytes(file));
    const written = text.replaceAll(places, (id) => `${next.get(Number(id)) ?? id}`);
    return written === text ? [] : [[file, bytesOf(written)] as const];
  });
  return Object.fromEntries(changed);
}

/** A number of an article, and in links to it. An address of another site has a letter before. */
const ofArticles = /(?<=^id: *|(?<!\w)\/resources\/(?:blogs\/)?)\d+\b/gm;

/** What my new members and articles need, because a version gave their numbers to others. */
export async function changesOfNumbers(edition: Edition, theirs: string): Promise<Changes> {
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base || base === theirs) return {};
  const [other, was] = [await editionAt(edition, theirs), await editionAt(edition, base)];
  const nextOf = (numbered: (edition: Edition) => Numbered) =>
    nextNumbers(numbered(edition), numbered(other), numbered(was));
  return {
    ...renumbered(edition, /\.csv$/, /^\d+(?=,)/gm, nextOf(membersOf)),
    ...renumbered(edition, /\.(md|yaml)$/, ofArticles, nextOf(articlesOf)),
  };
}
