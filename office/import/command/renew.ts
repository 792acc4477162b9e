// Runs what renews the list of members, tells of it, and says how the command ends.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Imported } from '#import/import-members.ts';
import { ImportStop, onOneLine } from '#import/import-stop.ts';
import type { Progress } from '#import/reading/export-file.ts';
import { verdictMarkdown } from '#import/verdict/verdict-markdown.ts';
import { verdictText } from '#import/verdict/verdict-text.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { systemFault } from '#import/writing/system-fault.ts';
import type { Given } from './options.ts';
import { progressLine, type Screen } from './progress-line.ts';

export type Screens = { readonly out: Screen; readonly error: Screen };

function sentenceOf(error: unknown): string {
  if (error instanceof ImportStop) return onOneLine(error.message);
  if (error instanceof ContentError) return error.message;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped at something it does not know. The list is as it was. Send what follows to whoever looks after the site:\n\n${told}`;
}

function writeMarkdown(file: string, { verdict, outcome }: Imported): void {
  try {
    replaceFile(file, verdictMarkdown(verdict, outcome));
  } catch (error) {
    const list = outcome.kind === 'written' ? 'The list was written.' : undefined;
    throw systemFault(error, 'The file for the Markdown', list) ?? error;
  }
}

/** Gives the code with which the command ends: 1 where the list could not be renewed. */
export async function renew(
  work: (progress: Progress) => Promise<Imported>,
  { markdown }: Pick<Given, 'markdown'>,
  { out, error: errors }: Screens = { out: process.stdout, error: process.stderr },
): Promise<0 | 1> {
  const line = progressLine(out);
  try {
    const done = await work(line.show);
    line.clear();
    out.write(`${verdictText(done.verdict, done.outcome, done.page)}\n`);
    if (markdown !== undefined) writeMarkdown(markdown, done);
    return done.outcome.kind === 'stopped' ? 1 : 0;
  } catch (error) {
    line.clear();
    errors.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}
