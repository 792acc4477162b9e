// Valid YAML that means something other than a volunteer meant, or that YAML silently leaves out.
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
import { shownValue } from '#schemas/issue-message.ts';
import type { ContentIssue } from './content-error.ts';
import { lineAt, type YamlRead } from './yaml-place.ts';

/** A number as people write it: no other base, no power of ten. */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** The places where YAML reads something other than what is written. */
export function validateMeaning({ text, document, lines }: YamlRead): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const issue = (offset: number | undefined, reason: string, hint: string) => {
    const line = offset === undefined ? undefined : lines.linePos(offset).line;
    issues.push({ line, field: '', reason, hint });
  };
  const source = ({ range }: { range?: readonly number[] | null }) =>
    range ? text.slice(range[0], range[1]) : '';

  const special = (offset: number | undefined, written: string, char: string) =>
    issue(
      offset,
      `${shownValue(written)} has a text that starts with ${char}.`,
      'Put the whole text in quotes.',
    );

  if (document.directives?.yaml.explicit) issue(0, 'This line starts with %.', 'Remove it.');
  visit(document, {
    Node: (_, node) => {
      const start = node.range?.[0];
      if (isAlias(node)) return special(start, source(node), '*');
      if (node.anchor !== undefined) special(start, lineAt(text, start), '&');
      if (node.tag !== undefined) special(start, lineAt(text, start), '!');
      if (isMap(node)) {
        for (const { offset, key, earlier } of duplicateKeys(node)) {
          const first = lines.linePos(earlier).line;
          issue(
            offset,
            `The field "${key}" is already on line ${first}.`,
            'Remove one of the two.',
          );
        }
      }
      if (!isScalar(node) || node.type !== Scalar.PLAIN) return;
      const written = source(node);
      if (typeof node.value === 'number' && !plainNumber.test(written))
        issue(
          start,
          `YAML reads ${shownValue(written)} as another number.`,
          'Write it in plain digits. If it is text, put it in quotes.',
        );
      if (/\n[ \t]*-[ \t\n]/.test(written))
        issue(
          start,
          `${shownValue(written)} runs two list entries together.`,
          'Give every - of a list the same indentation.',
        );
    },
    Pair: (_, { key }) => {
      // JavaScript treats this one name differently.
      if (isScalar(key) && key.value === '__proto__')
        issue(key.range?.[0], 'A field can\'t be called "__proto__".', 'Choose another name.');
      if (isCollection(key)) special(key.range?.[0], source(key), 'a bracket or brace');
    },
  });
  for (const { offset, line } of notesBesideText(text)) {
    issue(
      offset,
      `In ${shownValue(line.trim())}, everything after the # would be left out.`,
      'If it is text, put the whole text in quotes. If it is a note, move it to its own line.',
    );
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

/** A # after a space ends the text before it, and the rest is not published. */
function notesBesideText(text: string): { offset: number; line: string }[] {
  const notes: { offset: number; line: string }[] = [];
  let offset = 0;
  let scalar = false;
  for (const token of new Lexer().lex(text)) {
    // The lexer's own markers are not characters of the file.
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
