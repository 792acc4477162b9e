// The whole import: reads the export, compares it with the list, and writes the list if nothing stops it.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { familiarity, knownUses } from '#import/columns/find-table.ts';
import { type CurrentList, currentList } from '#import/list/current-list.ts';
import { type ImportContext, importContext } from '#import/people/import-context.ts';
import type { ExportFile, ImportChoices } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import {
  blockers,
  hasChanges,
  type ImportReport,
  type Outcome,
} from '#import/report/import-report.ts';
import { type ListFiles, stamp, writeList, writeNumbers } from '#import/writing/write-list.ts';
import { systemError } from './import-error.ts';
import { type ImportPlan, planTable } from './plan-import.ts';

export type ImportOptions = ImportChoices & {
  readonly dryRun: boolean;
  readonly acceptRejections: boolean;
  readonly yes: boolean;
};

export type ImportResult = {
  readonly report: ImportReport;
  readonly outcome: Outcome;
  /** The text of the new list, written or not. */
  readonly members: string;
};

/** The list that an import updates, and the answers about its exports. */
export type ImportTarget = {
  readonly context: ImportContext;
  readonly list: CurrentList;
  readonly files: ListFiles;
};

/**
 * The list of the edition.
 * @param rule the answers, if membership.yaml doesn't have all of them yet
 * @throws ContentError when a file of the edition is not valid.
 */
export function importTarget(edition: Edition, now: Date, rule?: Membership): ImportTarget {
  const stored = importContext(edition, stamp(now).slice(0, 10));
  const context = rule ? { ...stored, rule } : stored;
  const list = currentList(edition, context);
  const numbers = edition.pathOf(edition.memberNumbers.file);
  return { context, list, files: { members: context.membersFile, numbers } };
}

/** @throws ImportError when the file can't be read. */
export function readExportBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw systemError(error, 'The export') ?? error;
  }
}

/** After an error: whether the file has the old list or the new one. It always has one of them, complete. */
const stateOf = (file: string, { members }: ImportPlan) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(members))
    ? `${file} has the new list.`
    : `${file} is unchanged.`;

/**
 * Imports a table of people from any source. Writes the list if nothing stops it.
 * @throws ImportError when the table has no people.
 */
export function importTable(
  { context, list, files }: ImportTarget,
  table: ExportFile,
  options: ImportOptions,
): ImportResult {
  const plan = planTable(table, list, context, options);
  const { report, members } = plan;
  const resultOf = (outcome: Outcome): ImportResult => ({ report, outcome, members });
  const why = blockers(report, options);
  if (why.length > 0) return resultOf({ kind: 'stopped', why });
  if (options.dryRun) return resultOf({ kind: 'shown' });
  try {
    // Without changes, not one byte of the list changes.
    if (!hasChanges(report)) {
      writeNumbers(files.numbers, plan.numbers);
      return resultOf({ kind: 'same' });
    }
    writeList(files, list, plan);
    return resultOf({ kind: 'written', file: files.members });
  } catch (error) {
    const state = stateOf(files.members, plan);
    throw systemError(error, 'A file of the list', state) ?? error;
  }
}

/**
 * Imports an export from its name and bytes.
 * @throws ImportError when the export can't be read.
 */
export async function importBytes(
  target: ImportTarget,
  name: string,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const useOf = knownUses(target.context.rule.columns);
  const table = await readExport(basename(name), bytes, familiarity(useOf));
  return importTable(target, table, options);
}
