// Two people who each add a member, or an article, give both the same number. The one who publishes second gets the
// next free number, and what names it follows.
import { basename, dirname } from 'node:path/posix';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Changes } from '@appraisers/edition/loaders/files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { type Records, recordsOf, withRecords } from '#desk/records/file-records.ts';
import { textFileOf } from '#desk/writing/text-bytes.ts';
import { articles } from './article-saving.ts';
import { bytesAt, changedFiles } from './changes.ts';
import { bytesOnDisk } from './edition-files.ts';
import { gitLine } from './git.ts';

/** The records of a file in a version, or without one, on disk. A file that is missing, or can't be read, has none. */
const recordsAt = async (edition: Edition, file: string, version?: string): Promise<Records> =>
  recordsOf(file, await bytesAt(edition, file, version)) ?? new Map();

/** The next number for each that is taken. `used` are all numbers so far. */
function nextNumbers(taken: readonly string[], used: readonly unknown[]) {
  const last = used.reduce<number>((highest, id) => Math.max(highest, Number(id) || 0), 0);
  return new Map(taken.map((id, at) => [id, `${last + 1 + at}`]));
}

const personOf = (row: unknown) => {
  const { firstName, lastName } = Object(row);
  return plainText(`${firstName} ${lastName}`);
};

async function memberChanges(edition: Edition, base: string, theirs: string): Promise<Changes> {
  const [list, numbers] = [edition.members.file, edition.memberNumbers.file];
  const tablesAt = async (version?: string) => ({
    members: await recordsAt(edition, list, version),
    given: await recordsAt(edition, numbers, version),
  });
  const [mine, other, known] = [await tablesAt(), await tablesAt(theirs), await tablesAt(base)];
  const taken = [...mine.members].flatMap(([id, row]) => {
    const there = other.members.get(id);
    const isNew = !known.members.has(id) && !known.given.has(id);
    return there && isNew && personOf(there) !== personOf(row) ? [id] : [];
  });
  const tables = [mine.members, mine.given, other.members, other.given];
  const next = nextNumbers(
    taken,
    tables.flatMap((table) => [...table.keys()]),
  );
  const changed = (file: string, rows: Records) => {
    const bytes = bytesOnDisk(edition, file);
    const renumbered = [...rows].map(([id, row]): [string, unknown] => {
      const own = next.get(id);
      return own ? [own, { ...Object(row), id: own }] : [id, row];
    });
    return bytes && { [file]: withRecords(file, bytes, new Map(renumbered)) };
  };
  // First the numbers, as when a member is saved.
  return taken.length > 0
    ? { ...changed(numbers, mine.given), ...changed(list, mine.members) }
    : {};
}

/** The numbers of the articles that came after a version, by their files. */
async function newArticles(edition: Edition, base: string, version?: string) {
  const numbers = new Map<string, string>();
  for (const file of await changedFiles(edition, base, version)) {
    const isNew = file.startsWith('posts/') && !(await bytesAt(edition, file, base));
    const id = isNew && (await recordsAt(edition, file, version)).get('id');
    if (id) numbers.set(file, `${id}`);
  }
  return numbers;
}

/** An article has its number in its name, too, and links of other texts name it. */
async function articleChanges(edition: Edition, base: string, theirs: string): Promise<Changes> {
  const [mine, other] = [
    await newArticles(edition, base),
    await newArticles(edition, base, theirs),
  ];
  const given = [...other.values()];
  // Two files of one name are one article, which merges.
  const taken = [...mine].filter(([file, id]) => !other.has(file) && given.includes(id));
  const used = [...given, ...articles(edition).map(({ id }) => id)];
  const next = nextNumbers(
    taken.map(([, id]) => id),
    used,
  );
  const changes: Record<string, Uint8Array | undefined> = {};
  for (const file of taken.length > 0 ? edition.list() : []) {
    if (!/\.(md|yaml)$/.test(file)) continue;
    const { text, bytesOf } = textFileOf(edition.readBytes(file));
    const linked = text.replaceAll(
      /(?<=\/resources\/(?:blogs\/)?)\d+\b/g,
      (id) => next.get(id) ?? id,
    );
    const own = next.get(mine.get(file) ?? '');
    const written = own ? linked.replace(/^id:.*/m, `id: ${own}`) : linked;
    if (written === text) continue;
    const name = own ? basename(file).replace(/^\d+(?=-)/, own) : basename(file);
    changes[file] = undefined;
    changes[`${dirname(file)}/${name}`] = bytesOf(written);
  }
  return changes;
}

/** What my new members and articles need, because others gave their numbers away in a version. */
export async function changesOfNumbers(edition: Edition, theirs: string): Promise<Changes> {
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base) return {};
  return {
    ...(await memberChanges(edition, base, theirs)),
    ...(await articleChanges(edition, base, theirs)),
  };
}
