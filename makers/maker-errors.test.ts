import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it.each([
  ['make-gazetteer', /^name:.*$/m, 'name: Atlantis', "ID isn't the postal code of Atlantis."],
  ['make-map-base', /- Boise$/m, '- Boyse', 'The gazetteer has no city called "Boyse".'],
])('%s says what is wrong, without a stack, and changes no file', (maker, pattern, by, message) => {
  const CONTENT_DIR = mkdtempSync(join(tmpdir(), 'edition-'));
  onTestFinished(() => rmSync(CONTENT_DIR, { recursive: true }));
  cpSync('editions/idaho', CONTENT_DIR, { recursive: true });
  const regionFile = join(CONTENT_DIR, 'region.yaml');
  writeFileSync(regionFile, readFileSync(regionFile, 'utf8').replace(pattern, by));
  const made = () =>
    globSync(`${CONTENT_DIR}/region/*.json`).map((file) => readFileSync(file, 'utf8'));
  const before = made();
  const { status, stderr } = spawnSync(process.execPath, [`makers/${maker}.ts`], {
    env: { ...process.env, CONTENT_DIR },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
  expect(made()).toEqual(before);
});
