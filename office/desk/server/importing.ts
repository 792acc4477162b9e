// The import of members at the desk: the same as in the terminal, with its report as data for the page.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { ImportResponse } from '#desk/api-types.ts';
import type { ImportChoices } from '#import/reading/export-file.ts';
import {
  blockers,
  headline,
  type ImportReport,
  isLarge,
  outcomeLines,
  removedCount,
  reportSummary,
} from '#import/report/import-report.ts';
import { sectionsOf } from '#import/report/sections.ts';
import { type ImportResult, importBytes, importTarget } from '#import/run-import.ts';
import { assertCurrent, hashOf } from './edition-files.ts';

/** The page shows the beginning of a long section. */
const maxRows = 1000;

export type ImportRequest = ImportChoices & {
  /** The hash of the list that the page compared the export with. */
  readonly hash: string | undefined;
  readonly save: boolean;
  /** Leaves out rows with errors. */
  readonly leaveOut: boolean;
  /** Accepts that more than a fifth of the members leave. */
  readonly fewer: boolean;
};

const number = (value: number) => value.toLocaleString('en-US');

function asksOf(report: ImportReport): ImportResponse['asks'] {
  const { before, rejectedRows } = report;
  return {
    refused: rejectedRows,
    fewer: isLarge(report)
      ? `${number(removedCount(report))} of ${number(before)} members would leave the list. That is more than a fifth. Check that the export has all members.`
      : undefined,
  };
}

const neverIf = { acceptRejections: true, yes: true };

/** The messages of the terminal. Its flags are buttons here. */
function messagesOf({ report, outcome }: ImportResult): readonly string[] {
  if (outcome.kind === 'shown') return ['Nothing is saved yet.'];
  if (outcome.kind === 'stopped') return ['Nothing was saved.'];
  return outcomeLines(report, outcome);
}

/** Compares an export with the list, and writes the list if the volunteer asked for it and agreed. */
export async function importAtDesk(
  edition: Edition,
  name: string,
  bytes: Uint8Array,
  order: ImportRequest,
  now: Date,
): Promise<ImportResponse> {
  const { file } = edition.members;
  // The volunteer saves the comparison that they saw.
  if (order.save && order.hash !== undefined) assertCurrent(edition, file, order.hash);
  const target = importTarget(edition, now);
  const { sheet, hidden, fewer: yes, leaveOut: acceptRejections } = order;
  const options = { dryRun: !order.save, acceptRejections, yes, sheet, hidden };
  const imported = await importBytes(target, name, bytes, options);
  const looked = order.save ? imported : { ...imported, outcome: { kind: 'shown' } as const };
  const { report } = looked;
  const { questions } = report;
  return {
    hash: hashOf(edition, file),
    headline: headline(report),
    summary: `${reportSummary(report)}.`,
    messages: messagesOf(looked),
    kind: looked.outcome.kind,
    questions,
    sections: (questions.length > 0 ? [] : sectionsOf(report)).map(
      ({ title, note, columns, count, rows, urgent }) => ({
        title,
        ...(note ? { note } : {}),
        columns,
        count,
        rows: [...rows(maxRows)],
        urgent: urgent ?? false,
      }),
    ),
    read: report.read,
    columns: report.columns,
    people: report.people,
    withoutEmail: target.context.rule.withoutEmail,
    asks: asksOf(report),
    never: questions.length > 0 ? undefined : blockers(report, neverIf)[0],
  };
}
