// The command that starts an edition: what it writes, and what it says about a wrong answer.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, expect, it } from 'vitest';
import { askQuestions } from './ask-questions.ts';
import { describeState, stateNamed } from './describe-state.ts';
import { type EditionAnswers, placeOfOffice } from './edition-questions.ts';

const scratch = mkdtempSync(join(tmpdir(), 'new-edition-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const selected = readFileSync('edition.txt', 'utf8');

function start(folder: string) {
  const args = ['makers/new-edition.ts', folder, '--yes', '--keep-selection'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(readFileSync('edition.txt', 'utf8')).toBe(selected);
  return { status, output: `${stdout}${stderr}` };
}

// It loads all place packages, and five programs read them to write an edition.
it('writes a valid edition, and an existing one stays as it is', { timeout: 240_000 }, () => {
  const folder = join(scratch, 'puerto-rico');
  const { status, output } = start(folder);
  expect(output).toContain('Next:');
  expect(status).toBe(0);
  const edition = openEdition(folder);
  edition.validate();
  expect(edition.region.read()).toMatchObject({
    name: 'Puerto Rico',
    countyWord: 'Municipio',
    stateWord: 'territory',
    landscape: 'lowland',
    licensing: { office: 'Puerto Rico Board of Examiners of Real Estate Appraisers' },
  });
  expect(edition.members.read()).toEqual([]);
  // GeoNames lists a territory as a country.
  const { zips, cities } = edition.gazetteer.read();
  expect(cities.map(([name]) => name)).toContain('Mayagüez');
  expect(zips.find(([zip]) => zip === '00601')?.[3]).toBe('Adjuntas');
  expect(start(folder).output).toContain('is already there, and nothing in it changed.');
});

type Given = Partial<EditionAnswers>;

const answersTo = (given: Given) =>
  askQuestions({ state: 'vermont', ...given }, { suggested: '', asks: false });

it('labels no part of a town on the map', () => {
  const { cities } = describeState(stateNamed('LA')).map;
  expect(cities).toContain('Metairie');
  expect(cities).not.toContain('Metairie Terrace');
});

it('allows an office across the border, and names its place', async () => {
  expect(placeOfOffice(await answersTo({ zip: '12919' }))).toBe('Champlain, New York');
});

const large = join(scratch, 'large.svg');
writeFileSync(
  large,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!--${'x'.repeat(21_000)}--></svg>`,
);

it.each<[Given, string]>([
  [{ state: 'Atlantis' }, 'Enter one of these: Alabama, '],
  [{ zip: '84101' }, '84101 is Salt Lake City, Utah. Enter a ZIP code in Vermont'],
  [{ zip: '00000' }, 'There is no ZIP code "00000".'],
  [{ main: '#7fbf3f' }, 'Use #36511b, the nearest color that works.'],
  [{ accent: 'red' }, `"red" isn't a color.`],
  [{ phone: '12' }, `"12" isn't a phone number. Enter its ten digits.`],
  [{ email: 'office' }, 'Enter an email address like office@example.org.'],
  [{ mark: 'README.md' }, "A mark that isn't SVG can't become an icon."],
  [{ mark: large }, 'of at most 20 kB, with the part to show'],
  [{ mark: 'no-such.svg' }, 'There is no file no-such.svg.'],
  [{ mark: 'makers' }, 'There is no file makers.'],
  [{ state: '' }, 'Enter the name of your state. In a script, add it as --state Vermont.'],
])('%j is rejected with what to do', async (given, message) => {
  await expect(answersTo(given)).rejects.toThrow(message);
});
