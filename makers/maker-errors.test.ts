// A maker that can't do its work says what to do, changes no file, and prints no stack trace.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

const edition = mkdtempSync(join(tmpdir(), 'edition-'));
const regionFile = join(edition, 'region.yaml');
afterAll(() => rmSync(edition, { recursive: true }));
beforeEach(() => {
  rmSync(edition, { recursive: true });
  cpSync('editions/idaho', edition, { recursive: true });
});

const made = () => globSync(`${edition}/region/*.json`).map((file) => readFileSync(file, 'utf8'));

/** What a maker prints when it fails. */
function failureOf(maker: string): string {
  const before = made();
  const { status, stderr } = spawnSync(process.execPath, [`makers/${maker}.ts`], {
    env: { ...process.env, CONTENT_DIR: edition },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
  expect(made()).toEqual(before);
  return stderr;
}

it.each([
  ['make-gazetteer', /^name:.*$/m, 'name: Atlantis', "ID isn't the postal code of Atlantis."],
  ['make-map-base', /- Boise$/m, '- Boyse', 'The gazetteer has no city called "Boyse".'],
])('%s names the field of an error', (maker, pattern, by, message) => {
  writeFileSync(regionFile, readFileSync(regionFile, 'utf8').replace(pattern, by));
  expect(failureOf(maker)).toContain(message);
});
