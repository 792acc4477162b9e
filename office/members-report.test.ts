// The command as a volunteer runs it, on every edition, on an empty list and on an invalid one.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(scratch, { recursive: true }));
symlinkSync(resolve('site'), join(scratch, 'site'), 'junction');

const files = [
  'counties.csv',
  'mail-merge.csv',
  'members-to-check.csv',
  'report.html',
  'zip-codes.csv',
];

/** Runs the command in its own folder, on a copy of an edition with other members. */
function report(edition: string, name: string, change = (members: string) => members) {
  const copy = join(scratch, name);
  cpSync(edition, copy, { recursive: true });
  const members = readFileSync(`${copy}/members.csv`, 'utf8');
  writeFileSync(`${copy}/members.csv`, change(members));
  const run = spawnSync(process.execPath, [resolve('office/members-report.ts')], {
    cwd: scratch,
    env: { ...process.env, CONTENT_DIR: name },
    encoding: 'utf8',
  });
  const folder = join(scratch, '.built/report', name);
  const written = existsSync(folder) ? readdirSync(folder).sort() : [];
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { ...run, written, read, unchanged: readFileSync(`${copy}/members.csv`, 'utf8') };
}

const headerOnly = (members: string) => members.replace(/\n.*/s, '\n');

describe.each(sampleEditions)('npm run members:report for %s', (edition) => {
  const name = `copy-of-${edition.replaceAll('/', '-')}`;

  it('says the report, writes it and says where', { timeout: 30_000 }, () => {
    const { status, stdout, stderr, written, read } = report(edition, name);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\d+ members in \d+ ZIP codes\./);
    expect(stdout).toContain(join('.built/report', name));
    expect(written).toEqual(files);
    expect(stdout + read('report.html')).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(read('report.html')).toMatch(/^<!doctype html>/);
  });
});

describe('npm run members:report', () => {
  const edition = 'editions/journeys';

  it('reports on an empty list', { timeout: 30_000 }, () => {
    const { status, stdout, written } = report(edition, 'of-nobody', headerOnly);
    expect(status).toBe(0);
    expect(stdout).toContain('0 members in 0 ZIP codes.');
    expect(written).toEqual(files);
  });

  it('says what is wrong with a list, and writes nothing', { timeout: 30_000 }, () => {
    const spoilt = (members: string) => members.replace(/^(\d+),([^,]+),/m, '$1,,');
    const { status, stderr, stdout, written, unchanged } = report(edition, 'spoilt', spoilt);
    expect([status, stdout, written]).toEqual([1, '', []]);
    expect(stderr).toContain(
      'spoilt/members.csv, line 2, firstName: This field is empty. Enter a name.',
    );
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(unchanged).toContain(',,');
  });
});
