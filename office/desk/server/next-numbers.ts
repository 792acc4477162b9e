// Two people who each add a member, or an article, give both the same number. The one who publishes second gets the
// next free number, and what names it follows.
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Changes } from '@appraisers/edition/loaders/files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { type Records, recordsOf, withRecords } from '#desk/records/file-records.ts';
import { textFileOf } from '#desk/writing/text-bytes.ts';
import { bytesAt } from './changes.ts';
import { gitLine } from './git.ts';

/** Whom or what each number belongs to. */
type Numbered = ReadonlyMap<string, string>;

/** The next number for each of mine that someone gave to something else since the version that both had. */
function nextNumbers(mine: Numbered, theirs: Numbered, base: Numbered): Numbered {
  const ids = [...mine.keys(), ...theirs.keys(), ...base.keys()];
  const last = ids.reduce((highest, id) => Math.max(highest, Number(id) || 0), 0);
  const taken = [...mine].filter(
    ([id, name]) => !base.has(id) && theirs.has(id) && theirs.get(id) !== name,
  );
  return new Map(taken.map(([id], at) => [id, `${last + 1 + at}`]));
}

/** The rows of a table in a version, or without one, on disk. A table that can't be read has none. */
const rowsAt = async (edition: Edition, file: string, version?: string): Promise<Records> =>
  recordsOf(file, await bytesAt(edition, file, version)) ?? new Map();

/** The name of the member with each number, or an empty text for a former member. */
async function membersAt(edition: Edition, version?: string): Promise<Numbered> {
  const numbers = await rowsAt(edition, edition.memberNumbers.file, version);
  const members = await rowsAt(edition, edition.members.file, version);
  return new Map([
    ...[...numbers.keys()].map((id) => [id, ''] as const),
    ...[...members].map(([id, row]) => {
      const { firstName, lastName } = Object(row);
      return [id, plainText(`${firstName} ${lastName}`)] as const;
    }),
  ]);
}

/** The files of the articles with a number. Two of one name are one article, which merges. */
async function articlesAt(edition: Edition, version?: string): Promise<Numbered> {
  const [options, versions] = version ? [[], [version]] : [['--untracked'], []];
  const plain = ['--max-count=1', '--no-line-number', '--no-column', '--no-color'];
  const ofNumber = ['--extended-regexp', '^id: *[0-9]'];
  const grep = ['grep', ...options, ...plain, ...ofNumber, ...versions, '--', 'posts'];
  const lines = (await gitLine(edition, ...grep)) ?? '';
  const found = lines.matchAll(/(posts\/[^:]+):id: *(\d+)/g);
  return new Map([...found].map(([, file = '', id = '']) => [id, file]));
}

/** The tables of members with other numbers. First the numbers, as when a member is saved. */
async function renumberedTables(edition: Edition, next: Numbered): Promise<Changes> {
  const changes: Record<string, Uint8Array> = {};
  for (const file of [edition.memberNumbers.file, edition.members.file]) {
    const bytes = await bytesAt(edition, file);
    const rows = recordsOf(file, bytes);
    if (!bytes || !rows) continue;
    const renumbered = [...rows].map(([id, row]): [string, unknown] => {
      const own = next.get(id);
      return own ? [own, { ...Object(row), id: own }] : [id, row];
    });
    changes[file] = withRecords(file, bytes, new Map(renumbered));
  }
  return changes;
}

/** The articles with other numbers, which are in their names too, and the texts that link to them. */
function renumberedTexts(edition: Edition, next: Numbered, files: Numbered): Changes {
  const changes: Record<string, Uint8Array | undefined> = {};
  for (const file of edition.list().filter((each) => /\.(md|yaml)$/.test(each))) {
    const { text, bytesOf } = textFileOf(edition.readBytes(file));
    const linked = text.replaceAll(
      // An address of another site has a letter before.
      /(?<=(?<!\w)\/resources\/(?:blogs\/)?)\d+\b/g,
      (id) => next.get(id) ?? id,
    );
    const [, own] = [...next].find(([id]) => files.get(id) === file) ?? [];
    const written = own ? linked.replace(/^id:.*/m, `id: ${own}`) : linked;
    if (written === text) continue;
    const renamed = own ? file.replace(/\/\d+(?=-)/, `/${own}`) : file;
    // First the new file, because a disk may be full.
    changes[renamed] = bytesOf(written);
    if (renamed !== file) changes[file] = undefined;
  }
  return changes;
}

/** What my new members and articles need, because a version gave their numbers to others. */
export async function changesOfNumbers(edition: Edition, theirs: string): Promise<Changes> {
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base) return {};
  const nextOf = async (at: (edition: Edition, version?: string) => Promise<Numbered>) =>
    nextNumbers(await at(edition), await at(edition, theirs), await at(edition, base));
  const [members, articles] = [await nextOf(membersAt), await nextOf(articlesAt)];
  return {
    ...(members.size > 0 && (await renumberedTables(edition, members))),
    ...(articles.size > 0 && renumberedTexts(edition, articles, await articlesAt(edition))),
  };
}
