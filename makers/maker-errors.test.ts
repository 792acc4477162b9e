// A maker that can't do its work says what to do, changes no file, and prints no stack trace.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'edition-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const edition = join(scratch, 'edition');
const regionFile = join(edition, 'region.yaml');

beforeEach(() => {
  rmSync(edition, { recursive: true, force: true });
  cpSync('editions/idaho', edition, { recursive: true });
});

const made = () => globSync(`${edition}/region/*.json`).map((file) => readFileSync(file, 'utf8'));

/** What a program prints when it fails. */
function failureOf(args: readonly string[], content = edition): string {
  const before = made();
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
  expect(made()).toEqual(before);
  return stderr;
}

const changeRegion = (pattern: RegExp, by: string) =>
  writeFileSync(regionFile, readFileSync(regionFile, 'utf8').replace(pattern, by));

const makers = globSync('makers/make-{gazetteer,border-towns,map-base,census}.ts');

describe.each(makers)('%s', (maker) => {
  it('names the line of an invalid value', () => {
    changeRegion(/^name:.*$/m, 'name: 7');
    expect(failureOf([maker])).toContain(
      "region.yaml, line 3, name: Without quotes, 7 isn't text. Put it in quotes.",
    );
  });

  it('lists the states when there is no such state', () => {
    changeRegion(/^name:.*$/m, 'name: Atlantis');
    expect(failureOf([maker])).toMatch(
      /name: There is no state or territory called "Atlantis"\. Enter one of these: Alabama, .*Wyoming\./,
    );
  });
});

const gazetteer = 'makers/make-gazetteer.ts';
const mapBase = 'makers/make-map-base.ts';

it('a postal code of another state is an issue with the right one', () => {
  changeRegion(/^postalCode:.*$/m, 'postalCode: UT');
  expect(failureOf([gazetteer])).toContain(
    'postalCode: UT is not the postal code of Idaho. Enter ID.',
  );
});

it('a half-written file lists the missing fields', () => {
  writeFileSync(regionFile, 'name: Idaho\npostalCode: ID\n');
  const message = failureOf([gazetteer]);
  for (const field of ['zipPrefixes', 'bounds', 'timeZones', 'map'])
    expect(message).toContain(field);
});

it('an edition that does not exist names the file that is missing', () => {
  expect(failureOf([gazetteer], join(scratch, 'nowhere'))).toContain('region.yaml');
});

it('a city for the map that is no place names the field', () => {
  changeRegion(/- Boise$/m, '- Boyse');
  expect(failureOf([mapBase])).toContain('map.cities: The gazetteer has no city called "Boyse".');
});

it('a map without a gazetteer names the command that makes one', () => {
  rmSync(join(edition, 'region/gazetteer.json'));
  expect(failureOf([mapBase])).toContain('Run `npm run places`');
});

it('a folder in the place of a file names it', () => {
  rmSync(join(edition, 'region'), { recursive: true });
  writeFileSync(join(edition, 'region'), '');
  expect(failureOf([gazetteer])).toMatch(/The place data wasn't written: .*region/);
});

it('a missing package names the command that installs it', () => {
  const program = `
    await import('./makers/end-with-message.ts');
    const { loadPackage } = await import('./makers/load-package.ts');
    loadPackage('no-such-package');`;
  expect(failureOf(['--input-type=module', '--eval', program])).toMatch(
    /The package no-such-package didn't load: .* Run `npm install`/,
  );
});
