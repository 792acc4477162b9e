import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { siteSchema } from '#schemas/site.ts';
import { parseYaml, readYaml } from './read-yaml.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('content with a slip in it stops the build', () => {
  it.each([
    ['a bracket that is never closed', 'name: x\nlist: [1, 2\nother: y\n', 3],
    ['a text with a colon in it', 'name: x\ntitle: Utah: a state\n', 2],
    ['a key that comes twice', 'name: x\nplace: y\nname: z\n', 3],
    ['a tab before a key', 'name:\n\tplace: y\n', 2],
  ])('%s, and says in which row', (_, text, row) => {
    const reading = () => parseYaml('content/any.yaml', text, z.unknown());
    expect(reading).toThrow(new RegExp(`content/any\\.yaml, row ${row}: found ".+"; expected`));
    expect(reading).toThrow('expected valid YAML');
  });

  it('a file that is empty, and one that is not there', () => {
    const file = join(folder, 'empty.yaml');
    writeFileSync(file, '');
    expect(() => readYaml(file, siteSchema)).toThrow(`${file}: found null; expected object`);
    const missing = join(folder, 'missing.yaml');
    expect(() => readYaml(missing, siteSchema)).toThrow(
      `${missing}: found nothing; expected a readable file`,
    );
  });
});
