// The command line of an import: options, and answers to its questions.
import { parseArgs } from 'node:util';
import { columnAnswer, personAnswer } from '@appraisers/edition/schemas/membership.ts';
import { parse } from 'yaml';
import { columnKey } from '#import/columns/column-names.ts';
import { type ExportColumn, filledAnswer } from '#import/columns/export-columns.ts';
import type { ImportAnswers } from '#import/import-answers.ts';
import { ImportError, shown } from '#import/import-error.ts';
import { hiddenRows } from '#import/reading/export-file.ts';
import type { ImportOptions } from '#import/run-import.ts';

export const optionsUsage = `  --dry-run            only shows what would change
  --accept-rejections  continues without the rows that have errors
  --yes                allows more than a fifth of the members to leave the list
  --markdown FILE      writes the part of the report that anyone may read
Answers, which are stored in membership.yaml:
  --accept-known       takes what the table of columns has filled in
  --answer "{...}"     answers about a column or a row with a line of membership.yaml, such as
                       "{column: Contact person, use: fullName}" or "{name: Test Test, list: false}"
  --forget "COLUMN"    says that a column which decided is gone for good
  --without-email      says that the list has no email addresses
`;

/** The flags of the terminal that answer questions. */
type AnswerFlags = {
  readonly acceptKnown: boolean;
  readonly withoutEmail: boolean;
  readonly answers: readonly string[];
  readonly forget: readonly string[];
};

export type ImportCommand = {
  /** Arguments that aren't options, such as a file name. */
  readonly names: readonly string[];
  readonly options: ImportOptions;
  readonly flags: AnswerFlags;
  /** A file for the part of the report that anyone may read. */
  readonly markdown: string | undefined;
};

/** Reads the command line. Returns undefined if it isn't valid. */
export function readCommand(env: NodeJS.ProcessEnv): ImportCommand | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'accept-rejections': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        sheet: { type: 'string' },
        hidden: { type: 'string' },
        markdown: { type: 'string' },
        'accept-known': { type: 'boolean', default: false },
        'without-email': { type: 'boolean', default: false },
        answer: { type: 'string', multiple: true, default: [] },
        forget: { type: 'string', multiple: true, default: [] },
      },
    });
    const hidden = hiddenRows.find((choice) => choice === values.hidden);
    if (values.hidden !== undefined && hidden === undefined) return undefined;
    return {
      names: positionals,
      options: {
        // Without the two dashes, npm takes the flag as its own. It was still meant as a dry run.
        dryRun: values['dry-run'] || env.npm_config_dry_run === 'true',
        acceptRejections: values['accept-rejections'],
        yes: values.yes,
        sheet: values.sheet,
        hidden,
      },
      flags: {
        acceptKnown: values['accept-known'],
        withoutEmail: values['without-email'],
        answers: values.answer,
        forget: values.forget,
      },
      markdown: values.markdown,
    };
  } catch {
    return undefined;
  }
}

/** @throws ImportError when it is neither an answer about a column nor about a row. */
function readAnswer(text: string): ImportAnswers {
  const [value, isYaml] = parsed(text);
  const column = columnAnswer.safeParse(value);
  if (column.data) return { columns: [column.data] };
  const person = personAnswer.safeParse(value);
  if (person.data) return { people: [person.data] };
  const isPerson = typeof value === 'object' && value !== null && 'name' in value;
  const [issue] = (isPerson ? person : column).error?.issues ?? [];
  const why = isYaml && issue ? `${issue.path.join('.')}: ${issue.message}` : 'It has no braces.';
  throw new ImportError(
    `--answer "${shown(text)}" isn't a line for membership.yaml. ${why} Example: "{column: Contact person, use: fullName}".`,
  );
}

function parsed(text: string): readonly [value: unknown, isYaml: boolean] {
  try {
    return [parse(text), true];
  } catch {
    return [undefined, false];
  }
}

/**
 * The answers that the flags give about these columns.
 * @throws ImportError when an answer isn't one, or is about a column that the export doesn't have.
 */
export function answersOf(
  { acceptKnown, withoutEmail, answers, forget }: AnswerFlags,
  columns: readonly ExportColumn[],
): ImportAnswers {
  const given = answers.map(readAnswer);
  const ofColumns = given.flatMap((answer) => answer.columns ?? []);
  const here = new Set(columns.map(({ name }) => columnKey(name)));
  const unknown = ofColumns.find(({ column }) => !here.has(columnKey(column)));
  if (unknown)
    throw new ImportError(
      `The export has no column "${shown(unknown.column)}". Its columns are: ${columns.map(({ name }) => name).join(', ')}.`,
    );
  const known = acceptKnown ? columns.flatMap((column) => filledAnswer(column) ?? []) : [];
  return {
    columns: [...known, ...ofColumns],
    people: given.flatMap(({ people = [] }) => people),
    forget,
    ...(withoutEmail && { withoutEmail }),
  };
}
