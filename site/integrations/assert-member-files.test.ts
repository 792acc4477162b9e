import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { largeFiles } from '#finder/large-edition.fixture.ts';
import { assertMemberFiles } from './assert-member-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { build, files } = largeFiles;

/** A built site with these files in place of some of the right ones. */
function write(others: Readonly<Record<string, object>>, inScript = build): void {
  mkdirSync(join(folder, 'members', build), { recursive: true });
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/answer.js'), `fetch('${inScript}')`);
  for (const [name, content] of Object.entries({ ...Object.fromEntries(files), ...others }))
    writeFileSync(join(folder, 'members', build, `${name}.json`), JSON.stringify(content));
}

const index = { ...files.get('index') };

it('the files of one build fit each other', () => {
  write({});
  expect(() => assertMemberFiles(folder)).not.toThrow();
});

it.each([
  [
    'of yesterday',
    { 'area-1': { build: 'yesterday', cards: [] } },
    /area-1\.json: It is of another/,
  ],
  ['empty', { 'area-1': { build, cards: [] } }, /Cards of 32 of 600 members are missing/],
  [
    'of a larger directory',
    { 'name-0': { build, cards: [[600, [1, '']]] } },
    /name-0\.json: .*not among the 600/,
  ],
  [
    'at another id',
    { 'id-0': { build, cards: [[0, [500, '']]] } },
    /id-0\.json: It has the id 500/,
  ],
  ['empty by name', { 'name-1': { build, cards: [] } }, /Cards of 32 of 600 members are missing/],
  ['an index of fewer', { index: { ...index, locations: [] } }, /does not state details of 0/],
  ['unlisted ids', { index: { ...index, ids: [] } }, /other files of ids/],
  ['unlisted names', { index: { ...index, beginnings: [] } }, /other files of names/],
])('a file that is %s stops the build', (_, others, message) => {
  write(others);
  expect(() => assertMemberFiles(folder)).toThrow(message);
});

it('scripts of another build stop it', () => {
  write({}, 'yesterday');
  expect(() => assertMemberFiles(folder)).toThrow(/No script loads this folder.*build again/s);
});

it('a small directory has nothing to check', () => {
  expect(() => assertMemberFiles(folder)).not.toThrow();
});
