// The whole of an import: reads the export, weighs it against the list, writes if there is nothing
// against it, and tells of it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type CurrentList,
  currentList,
  membersFile,
  numbersFile,
} from '#import/list/current-list.ts';
import { type Ground, groundOf } from '#import/people/ground.ts';
import type { ExportFile, Progress } from '#import/reading/export-file.ts';
import { hindrances, isNews, type Outcome, type Verdict } from '#import/verdict/verdict.ts';
import { verdictPage } from '#import/verdict/verdict-page.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { systemFault } from '#import/writing/system-fault.ts';
import { type ListFiles, stamp, writeList, writeNumbers } from '#import/writing/write-list.ts';
import type { Choices } from './choices.ts';
import { type Weighed, weighExport, weighTable } from './weigh.ts';

export type ImportOptions = Choices & {
  readonly dryRun: boolean;
  readonly acceptRejections: boolean;
  readonly yes: boolean;
};

export type Imported = {
  readonly verdict: Verdict;
  readonly outcome: Outcome;
  /** Where the verdict stands as a page. */
  readonly page: string;
  /** The list as it is with the export, written or not. */
  readonly members: string;
};

/** Outside of git and of what is published: these files name people. */
const backupFolder = 'backups';

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw systemFault(error, 'The export') ?? error;
  }
}

/** Whether a fault on the way left the old list or the new one: it is one of the two, and whole. */
const stateOf = (file: string, { members }: Weighed) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(members))
    ? `${file} is the new list.`
    : `${file} is as it was.`;

/** The list that an export is imported into, and what it is judged by. */
export type ImportPlace = {
  readonly ground: Ground;
  readonly list: CurrentList;
  readonly files: ListFiles;
};

/**
 * The list of the edition.
 * @throws ContentError when a file of the edition is not right.
 */
export function importPlace(now: Date): ImportPlace {
  const ground = groundOf(stamp(now).slice(0, 10));
  const list = currentList(ground.geography);
  const files = { members: membersFile(), numbers: numbersFile(), backups: backupFolder };
  return { ground, list, files };
}

/** Writes what was weighed, if there is nothing against it, and tells of it. */
function settle(
  { list, files }: ImportPlace,
  weighed: Weighed,
  options: ImportOptions,
  now: Date,
): Imported {
  const { verdict } = weighed;
  const page = join(files.backups, 'verdict.html');
  const when = now.toLocaleString('en-US');
  const tell = (outcome: Outcome): Imported => {
    replaceFile(page, [...verdictPage(verdict, outcome, when)].join(''), 0o600);
    return { verdict, outcome, page, members: weighed.members };
  };
  try {
    const against = hindrances(verdict, options);
    if (against.length > 0) return tell({ kind: 'stopped', why: against });
    if (options.dryRun) return tell({ kind: 'shown' });
    // A list with nothing new in it stays as it is, to the byte.
    if (!isNews(verdict)) {
      writeNumbers(files.numbers, weighed.numbers);
      return tell({ kind: 'same' });
    }
    // Cut off from here on, the page says so.
    tell({ kind: 'begun', file: files.members });
    const backup = writeList(files, list, weighed, now);
    return tell({ kind: 'written', file: files.members, backup });
  } catch (error) {
    throw (
      systemFault(error, 'A file that was to be written', stateOf(files.members, weighed)) ?? error
    );
  }
}

/**
 * Imports an export of this name from its bytes.
 * @throws ImportStop when there is nothing to tell of but a sentence.
 */
export async function importBytes(
  place: ImportPlace,
  name: string,
  bytes: Uint8Array,
  options: ImportOptions,
  now: Date,
  progress?: Progress,
): Promise<Imported> {
  const weighed = await weighExport(name, bytes, place.list, place.ground, options, progress);
  return settle(place, weighed, options, now);
}

/**
 * Imports a table of people, wherever its rows come from.
 * @throws ImportStop when there is nothing to tell of but a sentence.
 */
export async function importTable(
  place: ImportPlace,
  table: ExportFile,
  options: ImportOptions,
  now: Date,
  progress?: Progress,
): Promise<Imported> {
  return settle(
    place,
    await weighTable(table, place.list, place.ground, options, progress),
    options,
    now,
  );
}

/**
 * Imports an export, read from a file, into the list of the edition.
 * @throws ImportStop, or ContentError of the edition, when there is nothing to tell of but a sentence.
 */
export async function importMembers(
  file: string,
  options: ImportOptions,
  now: Date,
  progress?: Progress,
): Promise<Imported> {
  return importBytes(importPlace(now), basename(file), readBytes(file), options, now, progress);
}
