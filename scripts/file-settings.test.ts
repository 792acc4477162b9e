// What editors, git and the code host are told of the files.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

it('editors write as the formatter does', () => {
  const { formatter } = z
    .object({
      formatter: z.object({
        indentStyle: z.string(),
        indentWidth: z.number(),
        lineWidth: z.number(),
        // Where nothing is said.
        lineEnding: z.string().default('lf'),
      }),
    })
    .parse(JSON.parse(readFileSync('biome.json', 'utf8')));
  const [, ofAll = ''] =
    /^\[\*\]\n((?:\w+ = .+\n)+)/m.exec(readFileSync('.editorconfig', 'utf8')) ?? [];
  const said = [...ofAll.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key, value]);
  expect(Object.fromEntries(said)).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: `${formatter.indentWidth}`,
    max_line_length: `${formatter.lineWidth}`,
    end_of_line: formatter.lineEnding,
  });
});

describe('git is told', () => {
  const lines = readFileSync('.gitattributes', 'utf8').split('\n');
  const patterns = lines.filter((line) => !/^(#|$)/.test(line)).map((line) => line.split(' ')[0]);

  it('to end lines the same way on every system', () =>
    expect(lines).toContain('* text=auto eol=lf'));

  it.each(patterns)('of files that are there: %s', (pattern = '') =>
    expect(globSync(pattern).length).toBeGreaterThan(0),
  );
});

describe('the form', () => {
  const form = z.object({
    name: z.string().min(1),
    description: z.string().min(1),
    labels: z.array(z.string()).min(1),
    body: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('markdown'), attributes: z.object({ value: z.string() }) }),
        z.object({
          type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes']),
          id: z.string(),
          attributes: z.object({ label: z.string() }),
        }),
      ]),
    ),
  });

  // The code host shows a form that it cannot read to nobody, and says nothing.
  it.each(globSync('.github/ISSUE_TEMPLATE/[0-9]*.yml'))('%s can be shown', (file) => {
    const { body } = form.parse(parse(readFileSync(file, 'utf8')));
    const ids = body.flatMap((part) => ('id' in part ? part.id : []));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
