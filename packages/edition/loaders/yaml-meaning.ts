// What YAML would read as something else than a volunteer has written, or leave out, without a word.
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  Lexer,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { asPhrase, type ContentIssue } from './content-error.ts';
import { lineAt, quotes, type YamlRead } from './yaml-place.ts';

/** A number as a person writes it: no sign for another base, no power of ten. */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** What YAML would read as something else than what is seen in the file, or leave out. */
export function validateMeaning({ text, document, lines }: YamlRead): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const issue = (offset: number | undefined, found: unknown, expected: string) => {
    const row = offset === undefined ? undefined : lines.linePos(offset).line;
    issues.push({ row, field: '', found, expected });
  };
  const source = ({ range }: { range?: readonly number[] | null }) =>
    range ? text.slice(range[0], range[1]) : '';

  if (document.directives?.yaml.explicit)
    issue(0, asPhrase('a line that starts with %'), 'no such line');
  const startsWith = (char: string) => `${quotes}, because it starts with ${char}`;
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0];
      if (isAlias(node)) return issue(start, source(node), startsWith('*'));
      if (node.anchor !== undefined) issue(start, lineAt(text, start), startsWith('&'));
      if (node.tag !== undefined) issue(start, lineAt(text, start), startsWith('!'));
      if (isMap(node)) {
        for (const { offset, key, earlier } of duplicateKeys(node)) {
          const expected = `every field once; row ${lines.linePos(earlier).line} has it, too`;
          issue(offset, asPhrase(`the field "${key}" a second time`), expected);
        }
      }
      if (!isScalar(node) || node.type !== Scalar.PLAIN) return;
      const written = source(node);
      if (typeof node.value === 'number' && !plainNumber.test(written))
        issue(start, written, 'a number in plain digits, or for a text the same in quotes');
      if (/\n[ \t]*-[ \t\n]/.test(written))
        issue(start, written, 'every - of a list at the same indentation');
    },
    Pair: (_, { key }) => {
      // The one name that programs of this language take for something else.
      if (isScalar(key) && key.value === '__proto__')
        issue(key.range?.[0], '__proto__', 'a field of another name');
      if (isCollection(key)) issue(key.range?.[0], source(key), startsWith('a bracket or brace'));
    },
  });
  for (const { offset, line } of notesBesideText(text)) {
    const expected = 'a note on a line of its own, or quotes around a text with a # in it';
    issue(offset, line, expected);
  }
  return issues;
}

type DuplicateKey = { readonly key: string; readonly offset: number; readonly earlier: number };

function duplicateKeys(map: YAMLMap): DuplicateKey[] {
  const offsets = new Map<string, number>();
  return map.items.flatMap(({ key }): DuplicateKey[] => {
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
