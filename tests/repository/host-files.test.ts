// Files for the code host. It drops forms that it cannot read, without an error.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const field = z.object({
  type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes']),
  id: z.string(),
  attributes: z.object({ label: z.string() }),
});
const note = z.object({
  type: z.literal('markdown'),
  attributes: z.object({ value: z.string() }),
});
const formSchema = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()).min(1),
  body: z.array(z.discriminatedUnion('type', [note, field])),
});

it.each(globSync('.github/ISSUE_TEMPLATE/[0-9]*.yml'))('%s is valid', (file) => {
  const { body } = formSchema.parse(parse(readFileSync(file, 'utf8')));
  const ids = body.flatMap((part) => ('id' in part ? part.id : []));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

// .npmrc prevents registry names. Dependabot may still add one.
it.each(globSync(['package-lock.json', '*/package-lock.json']))('%s names no registry', (file) =>
  expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "https?:/),
);
