// The command line of an import: options and answers.
import { parseArgs } from 'node:util';
import {
  type ColumnAnswer,
  columnUses,
  isDecidingUse,
} from '@appraisers/edition/schemas/membership.ts';
import type { ImportAnswers } from '#import/answers.ts';
import { columnKey } from '#import/columns/column-names.ts';
import { type ExportColumn, filledAnswer } from '#import/columns/export-columns.ts';
import { ImportError, shown } from '#import/import-error.ts';
import { valueKey } from '#import/people/cell-values.ts';
import { hiddenRows } from '#import/reading/export-file.ts';
import type { ImportOptions } from '#import/run-import.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  'dry-run': flag,
  'accept-rejections': flag,
  yes: flag,
  sheet: text,
  hidden: text,
  markdown: text,
  'accept-known': flag,
  'without-email': flag,
  column: texts,
  show: texts,
  hide: texts,
  forget: texts,
  list: texts,
  'leave-out': texts,
} as const;

export const optionsUsage = `  --dry-run               only shows what would change
  --accept-rejections     continues without the rows that have errors
  --yes                   allows more than a fifth of the members to leave the list
  --markdown FILE         writes the part of the report that anyone may read
Answers, which are stored in membership.yaml:
  --accept-known          takes what the table of columns has filled in
  --column "NAME=WORD"    says what a column has, such as "Contact person=fullName"
  --show "NAME=VALUE"     lists people, or shows their detail, with this value
  --hide "NAME=VALUE"     leaves out people, or their detail, with this value
  --forget "NAME"         says that a column which decided is gone for good
  --list "NAME"           says that a row is a member
  --leave-out "NAME"      says that a row is not a member, such as a test record
  --without-email         says that the list has no email addresses
`;

/** The flags of the terminal that answer questions. */
type AnswerFlags = {
  readonly acceptKnown: boolean;
  readonly withoutEmail: boolean;
  readonly columns: readonly string[];
  readonly show: readonly string[];
  readonly hide: readonly string[];
  readonly forget: readonly string[];
  readonly people: readonly { readonly name: string; readonly list: boolean }[];
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
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
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
        columns: values.column,
        show: values.show,
        hide: values.hide,
        forget: values.forget,
        people: [
          ...values.list.map((name) => ({ name, list: true })),
          ...values['leave-out'].map((name) => ({ name, list: false })),
        ],
      },
      markdown: values.markdown,
    };
  } catch {
    return undefined;
  }
}

/** A column of the export and the text after the equal sign. */
function split(pair: string, columns: readonly ExportColumn[]) {
  // Names of columns and values may have equal signs.
  const found = columns.find(({ name }) => columnKey(pair).startsWith(`${columnKey(name)}=`));
  if (found) return { column: found, text: pair.slice(found.name.length + 1).trim() };
  throw new ImportError(
    `The export has no column "${shown(pair.replace(/=[^=]*$/, ''))}". Its columns are: ${columns.map(({ name }) => name).join(', ')}.`,
  );
}

/**
 * The answers that the flags give about these columns.
 * @throws ImportError when a flag names no column, or no use.
 */
export function answersOf(flags: AnswerFlags, columns: readonly ExportColumn[]): ImportAnswers {
  const answers = new Map<string, ColumnAnswer>();
  if (flags.acceptKnown)
    for (const column of columns) {
      const answer = filledAnswer(column);
      if (answer) answers.set(column.name, answer);
    }
  const now = (column: ExportColumn): ColumnAnswer =>
    answers.get(column.name) ?? {
      column: column.name,
      use: column.use ?? 'decidesListing',
      show: column.show,
      hide: column.hide,
    };
  for (const pair of flags.columns) {
    const { column, text: word } = split(pair, columns);
    const use = columnUses.find((one) => one.toLowerCase() === word.toLowerCase());
    if (!use)
      throw new ImportError(
        `--column "${shown(pair)}" names no use. Write the column, =, and one of these: ${columnUses.join(', ')}.`,
      );
    answers.set(column.name, { ...now(column), use });
  }
  for (const [where, other] of [
    ['show', 'hide'],
    ['hide', 'show'],
  ] as const)
    for (const pair of flags[where]) {
      const { column, text: value } = split(pair, columns);
      const answer = now(column);
      if (!isDecidingUse(answer.use))
        throw new ImportError(
          `"${column.name}" doesn't decide. Add --column "${column.name}=decidesListing", or decidesPhone or decidesEmail.`,
        );
      const without = answer[other].filter((one) => valueKey(one) !== valueKey(value));
      answers.set(column.name, {
        ...answer,
        [where]: [...new Set([...answer[where], value])],
        [other]: without,
      });
    }
  return {
    columns: [...answers.values()],
    forget: flags.forget,
    people: flags.people,
    ...(flags.withoutEmail && { withoutEmail: true }),
  };
}
