// The whole import: compares an export with the list, and writes the list if nothing stops it.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { systemError } from './import-error.ts';
import { type CurrentList, currentList } from './list/current-list.ts';
import { type ImportContext, importContext } from './people/import-context.ts';
import { planImport } from './plan-import.ts';
import type { ExportFile } from './reading/export-file.ts';
import {
  type Agreement,
  blockersOf,
  hasChanges,
  type ImportReport,
  type Outcome,
} from './report/report.ts';
import { type ListFiles, stamp, writeList, writeNumbers } from './writing/write-list.ts';

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
export function importTarget(
  edition: Edition,
  now: Date,
  rule: Membership = edition.membership.read(),
): ImportTarget {
  const context = { ...importContext(edition, stamp(now).slice(0, 10)), rule };
  const numbers = edition.pathOf(edition.memberNumbers.file);
  const files = { members: context.membersFile, numbers };
  return { context, list: currentList(edition, context), files };
}

/**
 * Imports a table of people from any source. Writes the list if nothing stops it.
 * @param agreed what the volunteer agrees to
 * @throws ImportError when the table has no people, or a file can't be written.
 */
export function runImport(
  { context, list, files }: ImportTarget,
  file: ExportFile,
  { dryRun, agreed }: { readonly dryRun: boolean; readonly agreed: readonly Agreement[] },
): { readonly report: ImportReport; readonly outcome: Outcome } {
  const plan = planImport(file, list, context);
  const { report } = plan;
  if (blockersOf(report).some(({ agreement }) => !agreement || !agreed.includes(agreement)))
    return { report, outcome: 'stopped' };
  if (dryRun) return { report, outcome: 'shown' };
  try {
    // Without changes, not one byte of the list changes.
    if (hasChanges(report)) writeList(files, list, plan);
    else writeNumbers(files.numbers, plan.numbers);
    return { report, outcome: hasChanges(report) ? 'written' : 'same' };
  } catch (error) {
    throw systemError(error, 'A file of the list') ?? error;
  }
}
