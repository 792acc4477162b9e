// The import of members at the desk: the same as in the terminal, with its report as data for the page.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { importAnswers } from '@appraisers/edition/schemas/membership.ts';
import { z } from 'zod';
import type { ExportFile } from '#import/reading/export-file.ts';
import { withAnswers } from '#import/report/questions.ts';
import {
  agreements,
  blockersOf,
  headline,
  outcomeLine,
  reportSummary,
} from '#import/report/report.ts';
import { sectionsOf } from '#import/report/sections.ts';
import { importTarget, runImport } from '#import/run-import.ts';
import { assertSame, hashOf } from './edition-files.ts';
import { changeForm } from './saving.ts';

/** What the page asks of the export that it sent. */
export const importRequest = z.object({
  /** The key of the export. */
  file: z.string(),
  answers: importAnswers,
  save: z.enum(['nothing', 'answers', 'list']),
  /** What the volunteer agreed to. */
  agreed: z.array(z.enum(agreements)),
  /** The hash of the list that the page compared the export with. */
  hash: z.string().optional(),
});
export type ImportRequest = Omit<z.infer<typeof importRequest>, 'file'>;

const answersSaved = 'Your answers are saved for the next import. The list is unchanged.';
const howToUndo =
  'To undo the import before you publish, discard your changes under “Publish”. Later, open “History” and undo its version.';

/**
 * Compares an export with the list. Stores the answers, or also the list, if the volunteer asked for it and
 * nothing stops it.
 */
export function importAtDesk(
  edition: Edition,
  file: ExportFile,
  { answers, save, agreed, hash }: ImportRequest,
  now: Date,
) {
  const { file: list } = edition.members;
  // The volunteer saves the comparison that they saw.
  if (save === 'list') assertSame(edition.pathOf(list), hashOf(edition, list), hash ?? '');
  const rule = withAnswers(edition.membership.read(), answers);
  const target = importTarget(edition, now, rule);
  const isSaving = save === 'list';
  const { report, outcome: reached } = runImport(target, file, { dryRun: !isSaving, agreed });
  const outcome = isSaving ? reached : 'shown';
  if (save === 'answers' || outcome === 'written' || outcome === 'same')
    changeForm(edition, 'rules', rule);
  const isAsking = report.questions.length > 0;
  return {
    hash: hashOf(edition, list),
    headline: headline(report),
    summary: reportSummary(report),
    messages: [
      ...(save === 'answers' || outcome === 'same' ? [answersSaved] : []),
      ...(isSaving && outcome !== 'same' ? [outcomeLine(report, outcome)] : []),
      ...(outcome === 'written' ? [howToUndo] : []),
    ],
    outcome,
    sections: isAsking ? [] : sectionsOf(report),
    /** What the volunteer has to agree to. Nothing helps against the others. */
    blockers: isAsking ? [] : blockersOf(report),
    columns: report.columns,
    questions: report.questions,
    /** The rows that may not be people, with the volunteer's answers so far. */
    people: report.people,
    /** The sheets with people, if there is a choice, and how many people are in hidden rows. */
    sheets: report.sheets,
    hiddenRows: report.hiddenRows,
    answered: { withoutEmail: rule.withoutEmail, sheet: rule.sheet, hidden: rule.hidden },
  };
}
