import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(scratch, { recursive: true }));

it('the licenses of the place data are those of the packages', () => {
  const file = join(scratch, 'licenses.json');
  execFileSync(process.execPath, ['makers/make-place-licenses.ts', file]);
  const committed = readFileSync('site/integrations/place-data-licenses.json', 'utf8');
  expect(readFileSync(file, 'utf8')).toBe(committed);
});
