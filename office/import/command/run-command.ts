// Imports from the terminal: answers, report and exit code.

import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { type ImportAnswers, withAnswers } from '#import/import-answers.ts';
import { ImportError, onOneLine, systemError } from '#import/import-error.ts';
import { privateMarkdown, publicMarkdown } from '#import/report/report-markdown.ts';
import type { ImportResult } from '#import/run-import.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { answersOf, type ImportCommand } from './import-options.ts';

export type Terminals = {
  readonly out: { readonly write: (text: string) => unknown };
  readonly error: { readonly write: (text: string) => unknown };
};

/** What a command imports: from a file or a platform, with these answers. */
export type ImportJob = {
  readonly rule: Membership;
  readonly run: (rule: Membership, dryRun: boolean) => Promise<ImportResult> | ImportResult;
  readonly store: (answers: ImportAnswers) => void;
};

/** Imports with the answers of the flags, and stores them. */
async function importWithAnswers(
  { rule, run, store }: ImportJob,
  { options, flags }: ImportCommand,
): Promise<ImportResult> {
  const { acceptKnown, withoutEmail, answers: given, forget } = flags;
  if (!acceptKnown && !withoutEmail && given.length + forget.length === 0)
    return run(rule, options.dryRun);
  const first = await run(rule, true);
  const answers = answersOf(flags, first.report.columns);
  const next = withAnswers(rule, answers);
  if (!options.dryRun && !isDeepStrictEqual(rule, next)) store(answers);
  return run(next, options.dryRun);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ImportError) return onOneLine(error.message);
  if (error instanceof ContentError) return error.message;
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped because of a bug. The list is unchanged. Send this to your webmaster:\n\n${output}`;
}

function writeMarkdown(file: string, { report, outcome }: ImportResult): void {
  try {
    replaceFile(file, publicMarkdown(report, outcome));
  } catch (error) {
    const list = outcome.kind === 'written' ? 'The list was saved.' : undefined;
    throw systemError(error, 'The Markdown file', list) ?? error;
  }
}

/** Returns the exit code: 1 if the list could not be updated. */
export async function runCommand(
  prepare: () => Promise<ImportJob>,
  command: ImportCommand,
  { out, error: errors }: Terminals = { out: process.stdout, error: process.stderr },
): Promise<0 | 1> {
  try {
    const done = await importWithAnswers(await prepare(), command);
    out.write(`${privateMarkdown(done.report, done.outcome)}\n`);
    if (done.outcome.kind === 'shown' && !process.argv.includes('--dry-run'))
      errors.write('npm asked for the dry run. If you did not: npm config delete dry-run\n');
    if (command.markdown !== undefined) writeMarkdown(command.markdown, done);
    return done.outcome.kind === 'stopped' ? 1 : 0;
  } catch (error) {
    errors.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}
