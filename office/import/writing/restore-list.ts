// Restores the member list from the copy that an import made, together with its numbers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberNumbersOf } from '@appraisers/edition/loaders/read-members.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import { ImportError } from '#import/import-error.ts';
import { numbersText, parseList } from '#import/list/current-list.ts';
import { numbersCopyOf, writeList } from './write-list.ts';

export type ListCopy = {
  /** The name of the file in the folder of backups. */
  readonly name: string;
  /** Such as 2026-11-22T14:05:09. */
  readonly time: string;
  /** How many members it has; undefined when a build would reject it. */
  readonly members: number | undefined;
  readonly hasNumbers: boolean;
};

const copyName = /^members-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d+)?\.csv$/;

type Numbers = ReadonlyMap<number, string>;

/** The platform numbers in a file by member number. */
const numbersIn = (file: string): Numbers =>
  new Map(
    memberNumbersOf(file, decodeText(file, readFileSync(file))).map(({ id, platformId }) => [
      id,
      platformId,
    ]),
  );

/** @throws ContentError when a build would reject the copy. */
function readCopy(edition: Edition, copy: string) {
  const bytes = readFileSync(copy);
  const file = numbersCopyOf(copy);
  const numbers = existsSync(file) ? numbersIn(file) : undefined;
  const known = { geography: edition.geography(), details: edition.detailNames() };
  const list = parseList(copy, bytes, numbers ?? new Map(), known);
  return { list, numbers, text: decodeText(copy, bytes) };
}

/** The copies, newest first. */
export function listCopies(edition: Edition, backups: string): readonly ListCopy[] {
  const names = existsSync(backups) ? readdirSync(backups) : [];
  const copies = names.flatMap((name): ListCopy[] => {
    const [, day, hours, minutes, seconds] = copyName.exec(name) ?? [];
    if (day === undefined) return [];
    const copy = join(backups, name);
    return [
      {
        name,
        time: `${day}T${hours}:${minutes}:${seconds}`,
        members: tryRead(() => readCopy(edition, copy).list.members.length),
        hasNumbers: existsSync(numbersCopyOf(copy)),
      },
    ];
  });
  return copies.sort((a, b) => b.time.localeCompare(a.time) || b.name.localeCompare(a.name));
}

/**
 * The numbers of the copy, and those given since: no number is ever given twice. A number of the platform
 * belongs to one member only.
 */
function allNumbers(then: Numbers, now: Numbers, ids: readonly number[]): Numbers {
  const platformIds = new Set(then.values());
  const since = [...now].map(
    ([id, number]) => [id, platformIds.has(number) ? '' : number] as const,
  );
  return new Map([...since, ...ids.map((id) => [id, now.get(id) ?? ''] as const), ...then]);
}

export type RestoredList = { readonly members: number; readonly backup: string | undefined };

/**
 * Restores a copy, after it made a copy of the current list. The current list may have errors.
 * @throws ImportError when there is no such copy, or a build would reject it.
 */
export function restoreList(
  edition: Edition,
  backups: string,
  name: string,
  now: Date,
): RestoredList {
  const copy = join(backups, basename(name));
  if (!copyName.test(name) || !existsSync(copy))
    throw new ImportError(`There is no copy named ${basename(name)} in ${backups}.`);
  const [members, numbers] = [edition.members, edition.memberNumbers].map(({ file }) =>
    edition.pathOf(file),
  );
  const files = { members: members ?? '', numbers: numbers ?? '', backups };
  const current = existsSync(files.numbers) ? tryRead(() => numbersIn(files.numbers)) : undefined;
  try {
    const { list, numbers: then, text } = readCopy(edition, copy);
    const ids = list.members.map(({ id }) => id);
    const all = allNumbers(then ?? current ?? new Map(), current ?? new Map(), ids);
    const bytes = existsSync(files.members) ? readFileSync(files.members) : undefined;
    const backup = writeList(files, { bytes }, { members: text, numbers: numbersText(all) }, now);
    return { members: ids.length, backup };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ImportError(
      `A build would reject ${basename(name)}: ${error.message.split('\n').at(-1)?.trim()}`,
    );
  }
}
