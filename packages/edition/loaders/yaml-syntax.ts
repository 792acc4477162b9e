// Why a YAML file can't be read, in plain words.
import { visit, type YAMLError } from 'yaml';
import { shownValue } from '#schemas/issue-message.ts';
import type { ContentIssue } from './content-error.ts';
import { lineAt, type YamlRead } from './yaml-place.ts';

/** What the line does, and what to do about it. */
type Explanation = readonly [happened: string, hint: string];

const inQuotes = 'Put the whole text in quotes.';
const special: Explanation = ['has a text that starts with a special character', inQuotes];
const tab: Explanation = ['starts with a tab', 'Replace the tab with spaces.'];
const unnamed: Explanation = [
  'has no field name',
  'Start it with a name, a colon and a space, such as title: Annual meeting. Line it up with the lines around it, or indent it more if it continues the text above.',
];

const explanations: Partial<Record<YAMLError['code'], Explanation>> = {
  TAB_AS_INDENT: tab,
  BLOCK_AS_IMPLICIT_KEY: [
    'has a colon in the wrong place',
    'Line it up with the lines around it. If the text has a colon, put the text in quotes, such as title: "Today: a class".',
  ],
  MULTILINE_IMPLICIT_KEY: unnamed,
  BAD_SCALAR_START: special,
  BAD_ALIAS: special,
  BAD_DQ_ESCAPE: ['has a backslash in double quotes', 'Use single quotes around the text.'],
  BAD_INDENT: ['opens a bracket or brace and never closes it', 'Close it with ] or }.'],
  MULTIPLE_DOCS: [
    'would hide everything below it',
    'Remove every --- or ... below the first line.',
  ],
  TAG_RESOLVE_FAILED: special,
  BAD_DIRECTIVE: ['starts with %', 'Remove it.'],
};

function explain({ code, message }: YAMLError): Explanation {
  if (/^Missing closing/.test(message))
    return ['opens a quotation mark and never closes it', 'Add one where the text ends.'];
  if (/^Implicit map keys need/.test(message)) return unnamed;
  if (/at node end/.test(message))
    return ['goes on after a closing quotation mark or bracket', inQuotes];
  return (
    explanations[code] ?? [
      "can't be read",
      'Write a name, a colon, a space and the text. Line it up with the lines around it, and check the line above.',
    ]
  );
}

/** The start of the quotation mark or bracket that the parser finds no end for. */
function openingOf({ document }: YamlRead, { message, pos: [end] }: YAMLError): number | undefined {
  const quote = /^Missing closing/.test(message);
  const bracket = /^Flow (map|sequence)/.test(message);
  let start: number | undefined;
  const open = (range: readonly [number, number, number] | null | undefined) => {
    if (range && range[0] < end && end <= range[2] + 1) start = range[0];
  };
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (quote && (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE')) open(range);
    },
    Collection: (_, { flow, range }) => {
      if (bracket && flow) open(range);
    },
  });
  return start;
}

/** The first issue that stops the parser. The ones after it usually follow from it. */
export function syntaxIssue(read: YamlRead): ContentIssue[] {
  const [error] = [...read.document.errors, ...read.document.warnings];
  if (!error) return [];
  const at = openingOf(read, error) ?? error.pos[0];
  const line = read.lines.linePos(at).line;
  const text = lineAt(read.text, at);
  // The parser often reports a tab as something else, such as the end of the line above.
  const isTab = /^ *\t/.test(read.text.split('\n')[line - 1] ?? '');
  const [happened, hint] = isTab ? tab : explain(error);
  const subject = text === '' ? 'The line above' : shownValue(text);
  return [{ line, field: '', reason: `${subject} ${happened}.`, hint }];
}
