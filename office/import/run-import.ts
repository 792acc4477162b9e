// The whole of an import: reads the export, weighs it against the list, writes if there is nothing
// against it, and tells of it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { type CurrentList, currentList } from '#import/list/current-list.ts';
import { type ImportContext, importContext } from '#import/people/import-context.ts';
import type { ExportFile, Progress } from '#import/reading/export-file.ts';
import {
  blockers,
  hasChanges,
  type ImportReport,
  type Outcome,
} from '#import/report/import-report.ts';
import { importReportPage } from '#import/report/import-report-page.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { systemError } from '#import/writing/system-error.ts';
import { type ListFiles, stamp, writeList, writeNumbers } from '#import/writing/write-list.ts';
import type { ImportChoices } from './choices.ts';
import { type ImportPlan, planImport, planTable } from './plan-import.ts';

export type ImportOptions = ImportChoices & {
  readonly dryRun: boolean;
  readonly acceptRejections: boolean;
  readonly yes: boolean;
};

export type ImportResult = {
  readonly report: ImportReport;
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
    throw systemError(error, 'The export') ?? error;
  }
}

/** Whether a fault on the way left the old list or the new one: it is one of the two, and whole. */
const stateOf = (file: string, { members }: ImportPlan) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(members))
    ? `${file} is the new list.`
    : `${file} is as it was.`;

/** The list that an export is imported into, and what it is judged by. */
export type ImportTarget = {
  readonly context: ImportContext;
  readonly list: CurrentList;
  readonly files: ListFiles;
};

/**
 * The list of the edition.
 * @throws ContentError when a file of the edition is not right.
 */
export function importTarget(
  edition: Edition,
  now: Date,
  backups: string = backupFolder,
): ImportTarget {
  const context = importContext(edition, stamp(now).slice(0, 10));
  const list = currentList(edition, context.geography);
  const numbers = edition.pathOf(edition.memberNumbers.file);
  return { context, list, files: { members: context.membersFile, numbers, backups } };
}

/** Writes what was weighed, if there is nothing against it, and tells of it. */
function finish(
  { list, files }: ImportTarget,
  plan: ImportPlan,
  options: ImportOptions,
  now: Date,
): ImportResult {
  const { report } = plan;
  const page = join(files.backups, 'verdict.html');
  const when = now.toLocaleString('en-US');
  const tell = (outcome: Outcome): ImportResult => {
    replaceFile(page, [...importReportPage(report, outcome, when)].join(''), 0o600);
    return { report, outcome, page, members: plan.members };
  };
  try {
    const against = blockers(report, options);
    if (against.length > 0) return tell({ kind: 'stopped', why: against });
    if (options.dryRun) return tell({ kind: 'shown' });
    // A list with nothing new in it stays as it is, to the byte.
    if (!hasChanges(report)) {
      writeNumbers(files.numbers, plan.numbers);
      return tell({ kind: 'same' });
    }
    // Cut off from here on, the page says so.
    tell({ kind: 'begun', file: files.members });
    const backup = writeList(files, list, plan, now);
    return tell({ kind: 'written', file: files.members, backup });
  } catch (error) {
    throw (
      systemError(error, 'A file that was to be written', stateOf(files.members, plan)) ?? error
    );
  }
}

/**
 * Imports an export of this name from its bytes.
 * @throws ImportError when there is nothing to tell of but a sentence.
 */
export async function importBytes(
  place: ImportTarget,
  name: string,
  bytes: Uint8Array,
  options: ImportOptions,
  now: Date,
  progress?: Progress,
): Promise<ImportResult> {
  const plan = await planImport(name, bytes, place.list, place.context, options, progress);
  return finish(place, plan, options, now);
}

/**
 * Imports a table of people, wherever its rows come from.
 * @throws ImportError when there is nothing to tell of but a sentence.
 */
export async function importTable(
  place: ImportTarget,
  table: ExportFile,
  options: ImportOptions,
  now: Date,
  progress?: Progress,
): Promise<ImportResult> {
  return finish(
    place,
    await planTable(table, place.list, place.context, options, progress),
    options,
    now,
  );
}

/**
 * Imports an export, read from a file.
 * @throws ImportError, or ContentError of the edition, when there is nothing to tell of but a sentence.
 */
export async function importMembers(
  target: ImportTarget,
  file: string,
  options: ImportOptions,
  now: Date,
  progress?: Progress,
): Promise<ImportResult> {
  return importBytes(target, basename(file), readBytes(file), options, now, progress);
}
