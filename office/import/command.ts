// Imports from the terminal: options, answers to questions, report and exit code.
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { importAnswers, type Membership } from '@appraisers/edition/schemas/membership.ts';
import { parse } from 'yaml';
import { columnKey, type ImportAnswers, withAnswers } from './answers.ts';
import { type ExportColumn, filledAnswer } from './columns/columns.ts';
import { ImportError, onOneLine, shown, systemError } from './import-error.ts';
import type { ExportFile } from './reading/export-file.ts';
import { privateMarkdown, publicMarkdown } from './report/markdown.ts';
import { agreements, flagOf } from './report/outcome.ts';
import { importTarget, runImport } from './run-import.ts';
import { replaceFile } from './writing/replace-file.ts';

export const optionsUsage = `  --dry-run            only shows what would change
  --accept-rejections  continues without the rows that have errors
  --yes                allows more than a fifth of the members to leave the list
  --markdown FILE      writes the part of the report that anyone may read
Answers, which are stored in membership.yaml:
  --accept-known       takes what the table of columns has filled in
  --answer "{...}"     answers with a line such as "{column: Contact person, use: fullName}",
                       "{name: Test Test, list: false}", "{sheet: Members 2026}",
                       "{hidden: leave-out}" or "{withoutEmail: true}"
`;

/** Reads the command line. Returns undefined if it isn't valid. */
export function readCommand(args = process.argv.slice(2)) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        // Without the two dashes, npm takes the flag as its own. It was still meant as a dry run.
        'dry-run': { type: 'boolean', default: process.env.npm_config_dry_run === 'true' },
        'accept-rejections': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        markdown: { type: 'string' },
        'accept-known': { type: 'boolean', default: false },
        answer: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch {
    return undefined;
  }
}

type Options = NonNullable<ReturnType<typeof readCommand>>['values'];

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** @throws ImportError when it is no answer. */
function readAnswer(text: string): ImportAnswers {
  const value = parsed(text);
  const has = (name: string) => typeof value === 'object' && value !== null && name in value;
  const list = has('column') ? { columns: [value] } : has('name') ? { people: [value] } : value;
  const { data, error } = importAnswers.safeParse(list);
  if (data) return data;
  const [issue] = error.issues;
  const field = issue?.path.at(-1);
  const why = field === undefined ? '' : ` ${String(field)}: ${issue?.message}`;
  throw new ImportError(
    `--answer "${shown(text)}" isn't a line for membership.yaml.${why} Example: "{column: Contact person, use: fullName}".`,
  );
}

/**
 * The answers of the command line about these columns.
 * @throws ImportError when an answer isn't one, or is about a column that no export has.
 */
function answersOf(
  given: readonly ImportAnswers[],
  acceptKnown: boolean,
  columns: readonly ExportColumn[],
  stored: Membership['columns'],
): ImportAnswers {
  const ofColumns = given.flatMap((answer) => answer.columns ?? []);
  const names = columns.map(({ name }) => name);
  const known = new Set([...names, ...stored.map(({ column }) => column)].map(columnKey));
  const unknown = ofColumns.find(({ column }) => !known.has(columnKey(column)));
  if (unknown)
    throw new ImportError(
      `The export has no column "${shown(unknown.column)}". Its columns are: ${names.join(', ')}.`,
    );
  const filled = acceptKnown ? columns.flatMap((one) => filledAnswer(one) ?? []) : [];
  return {
    sheet: given.findLast(({ sheet }) => sheet)?.sheet,
    hidden: given.findLast(({ hidden }) => hidden)?.hidden,
    withoutEmail: given.findLast(({ withoutEmail }) => withoutEmail !== undefined)?.withoutEmail,
    columns: [...filled, ...ofColumns],
    people: given.flatMap(({ people = [] }) => people),
  };
}

/** Where an import from the terminal reads the export, and where it stores the answers. */
export type ImportSource = {
  readonly read: () => Promise<ExportFile>;
  readonly store: (edition: Edition, answers: ImportAnswers) => void;
};

/** Imports with the answers of the command line, and stores them. */
function importWithAnswers(
  edition: Edition,
  file: ExportFile,
  options: Options,
  store: ImportSource['store'],
) {
  const agreed = agreements.filter((agreement) => options[flagOf[agreement]]);
  const target = importTarget(edition, new Date());
  const { rule } = target.context;
  const run = (answered: Membership, dryRun: boolean) =>
    runImport({ ...target, context: { ...target.context, rule: answered } }, file, {
      dryRun,
      agreed,
    });
  const given = options.answer.map(readAnswer);
  if (given.length === 0 && !options['accept-known']) return run(rule, options['dry-run']);
  const { columns } = run(rule, true).report;
  const answers = answersOf(given, options['accept-known'], columns, rule.columns);
  const next = withAnswers(rule, answers);
  if (!options['dry-run'] && !isDeepStrictEqual(rule, next)) store(edition, answers);
  return run(next, options['dry-run']);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ImportError) return onOneLine(error.message);
  if (error instanceof ContentError) return error.message;
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped because of a bug. The list is unchanged. Send this to your webmaster:\n\n${output}`;
}

/**
 * Imports a file or the data of a platform, prints the report, and returns the exit code: 1 if the list could
 * not be updated.
 */
export async function runCommand(
  edition: Edition,
  options: Options,
  { read, store }: ImportSource,
): Promise<0 | 1> {
  try {
    const { report, outcome } = importWithAnswers(edition, await read(), options, store);
    process.stdout.write(`${privateMarkdown(report, outcome)}\n`);
    if (options.markdown !== undefined)
      replaceFile(options.markdown, publicMarkdown(report, outcome));
    return outcome === 'stopped' ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${sentenceOf(systemError(error, 'The file') ?? error)}\n`);
    return 1;
  }
}
