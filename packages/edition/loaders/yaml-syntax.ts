// What keeps a YAML file from being read, in plain words.
import { visit, type YAMLError } from 'yaml';
import { asPhrase, type ContentIssue } from './content-error.ts';
import { lineAt, quotes, type YamlRead } from './yaml-place.ts';

const tab = 'spaces at the start of the line, not a tab';

const plainWords: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: tab,
  BLOCK_AS_IMPLICIT_KEY: `one colon a line, at the same indentation as the lines around it; a text with a colon and a space in it needs ${quotes}, title: "Today: a class"`,
  MULTILINE_IMPLICIT_KEY:
    'a name and a colon, such as title: Annual meeting, at the same indentation as the lines around it',
  BAD_SCALAR_START: `${quotes}, because it starts with a sign that means something here`,
  BAD_ALIAS: `${quotes}, because it starts with * or &`,
  BAD_DQ_ESCAPE: 'no backslash between double quotes; put single quotes around the text',
  BAD_INDENT: 'the bracket or brace closed, ] or }, before the next line begins',
  MULTIPLE_DOCS: 'no line of --- or ... below the first; all after it would be lost',
  TAG_RESOLVE_FAILED: `${quotes}, because it starts with !`,
  BAD_DIRECTIVE: 'no line that starts with %',
};

function expectedOf({ code, message }: YAMLError): string {
  if (/^Missing closing/.test(message)) return 'a quotation mark where the text ends, too';
  if (/^Implicit map keys need/.test(message)) {
    return 'a name, a colon and a space, such as title: Annual meeting, or for a long text more spaces before the line';
  }
  if (/at node end/.test(message)) {
    return `nothing after a closed text or list at this indentation; a text with quotes or brackets in it needs ${quotes}`;
  }
  const plain = plainWords[code];
  return (
    plain ??
    'a name, a colon, a space and a text, at the same indentation as the lines around it; look at the line above, too'
  );
}

/** Where the quotation mark or bracket opens that the parser misses the end of. */
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

/** The first issue that keeps the parser from reading the file. What follows it is noise. */
export function syntaxIssue(read: YamlRead): ContentIssue[] {
  const [error] = [...read.document.errors, ...read.document.warnings];
  if (!error) return [];
  const at = openingOf(read, error) ?? error.pos[0];
  const row = read.lines.linePos(at).line;
  const line = lineAt(read.text, at);
  // What the parser stumbles over is often said in other words, such as the end of the line above.
  const behindTab = /^ *\t/.test(read.text.split('\n')[row - 1] ?? '');
  return [
    {
      row,
      field: '',
      found: line || asPhrase('a line that ends too early'),
      expected: behindTab ? tab : expectedOf(error),
    },
  ];
}
