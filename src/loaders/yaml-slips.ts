// What a volunteer did not mean in a YAML file: what cannot be read, in plain words, and what would
// be read as something else without a word.
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  Lexer,
  type LineCounter,
  Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { type Fault, inWords } from './content-error.ts';

type Read = {
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
};

const quotes = 'the whole text in quotes';
const plainWords: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'spaces at the start of the line, not a tab',
  BLOCK_AS_IMPLICIT_KEY: `one colon a line, at the same indentation as the lines around it; a text with a colon and a space in it needs ${quotes}, title: "Utah: a state"`,
  MULTILINE_IMPLICIT_KEY:
    'a name and a colon, such as title: Utah, at the same indentation as the lines around it',
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
    return 'a name, a colon and a space, such as title: Utah, or for a long text more spaces before the line';
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
function openingOf({ document }: Read, { message, pos: [end] }: YAMLError): number | undefined {
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

/** What keeps the file from being read at all: the first such fault, what follows it is noise. */
export function faultOfSyntax(read: Read): Fault[] {
  const [error] = [...read.document.errors, ...read.document.warnings];
  if (!error) return [];
  const at = openingOf(read, error) ?? error.pos[0];
  const row = read.lines.linePos(at).line;
  const line = lineAt(read.text, at);
  return [
    {
      row,
      field: '',
      found: line || inWords('a line that ends too early'),
      expected: expectedOf(error),
    },
  ];
}

/** A number as a person writes it: no sign for another base, no power of ten. */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** What YAML would read as something else than what is seen in the file, or leave out. */
export function faultsOfMeaning({ text, document, lines }: Read): Fault[] {
  const faults: Fault[] = [];
  const fault = (offset: number | undefined, found: unknown, expected: string) => {
    const row = offset === undefined ? undefined : lines.linePos(offset).line;
    faults.push({ row, field: '', found, expected });
  };
  const source = ({ range }: { range?: readonly number[] | null }) =>
    range ? text.slice(range[0], range[1]) : '';

  if (document.directives?.yaml.explicit)
    fault(0, inWords('a line that starts with %'), 'no such line');
  const startsWith = (sign: string) => `${quotes}, because it starts with ${sign}`;
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0];
      if (isAlias(node)) return fault(start, source(node), startsWith('*'));
      if (node.anchor !== undefined) fault(start, lineAt(text, start), startsWith('&'));
      if (node.tag !== undefined) fault(start, lineAt(text, start), startsWith('!'));
      if (isMap(node)) {
        for (const { offset, key, earlier } of doubleKeys(node)) {
          const expected = `every field once; row ${lines.linePos(earlier).line} has it, too`;
          fault(offset, inWords(`the field "${key}" a second time`), expected);
        }
      }
      if (!isScalar(node) || node.type !== Scalar.PLAIN) return;
      const written = source(node);
      if (typeof node.value === 'number' && !plainNumber.test(written))
        fault(start, written, 'a number in plain digits, or for a text the same in quotes');
      if (/\n[ \t]*-[ \t\n]/.test(written))
        fault(start, written, 'every - of a list at the same indentation');
    },
    Pair: (_, { key }) => {
      if (isCollection(key)) fault(key.range?.[0], source(key), startsWith('a bracket or brace'));
    },
  });
  for (const { offset, line } of notesBesideText(text)) {
    const expected = 'a note on a line of its own, or quotes around a text with a # in it';
    fault(offset, line, expected);
  }
  return faults;
}

/** The line of the file that an offset is in. */
function lineAt(text: string, offset = 0): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}

type DoubleKey = { readonly key: string; readonly offset: number; readonly earlier: number };

function doubleKeys(map: YAMLMap): DoubleKey[] {
  const offsets = new Map<string, number>();
  return map.items.flatMap(({ key }): DoubleKey[] => {
    if (!isNode(key) || !isScalar(key) || !key.range) return [];
    const name = String(key.value);
    const [offset] = key.range;
    const earlier = offsets.get(name);
    if (earlier !== undefined) return [{ key: name, offset, earlier }];
    offsets.set(name, offset);
    return [];
  });
}

/** Every # after a space ends the text before it: what follows would not be published. */
function notesBesideText(text: string): { offset: number; line: string }[] {
  const notes: { offset: number; line: string }[] = [];
  let offset = 0;
  let scalar = false;
  for (const token of new Lexer().lex(text)) {
    // The lexer's own marks of a document and of a text stand for no sign of the file.
    const mark = token === '\x02' || token === '\x18' || token === '\x1f';
    if (!mark) {
      const start = text.lastIndexOf('\n', offset - 1) + 1;
      if (!scalar && token.startsWith('#') && text.slice(start, offset).trim() !== '')
        notes.push({ offset, line: text.slice(start, offset + token.length) });
      offset += token.length;
    }
    scalar = token === '\x1f';
  }
  return notes;
}
