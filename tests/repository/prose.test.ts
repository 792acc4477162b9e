import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proseOf } from './prose.ts';

const folder = mkdtempSync(join(tmpdir(), 'prose-'));
function linesOf(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return proseOf(file).map((each) => `${each.line} ${each.text}`);
}

it.each([
  ['a comment', 'a.ts', '\n// Why it is so.\n', ['2 // Why it is so.']],
  ['a string', 'a.ts', "const a = 'Two words';", ["1 'Two words'"]],
  ['each part of a template', 'a.ts', 'f(`In $' + '{place} now`);', ['1 `In $' + '{', '1 } now`']],
  ['text and comments of JSX', 'a.tsx', '<p>{/* why */}Read me</p>', ['1 /* why */', '1 Read me']],
  ['no path, class or identifier', 'a.ts', "import 'far'; f('card-list', 'isOpen', 'card');", []],
  ['no code in a comment', 'a.ts', '// The `card` folder.', ['1 // The        folder.']],
  ['the comments of a style', 'a.css', 'a { color: red; }\n/* Why. */', ['2 /* Why. */']],
  ['the comments of a page', 'a.astro', '---\n// Why.\n---\n<p />', ['2 // Why.']],
  ['values and comments of YAML', 'a.yaml', '# Why.\ncard: A video\n', ['1 # Why.', '2 A video']],
  ['a document without code', 'a.md', '    npm start\n[it](card.md).\n', ['2 [it          .']],
])('reads %s', (_, name, text, lines) => expect(linesOf(name, text)).toEqual(lines));

it('names the kind of file that it cannot read', () =>
  expect(() => linesOf('a.py', '')).toThrow('add its kind to tests/repository/prose.ts'));
