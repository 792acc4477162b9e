// The command `npm run members:pull` as a volunteer and the weekly workflow run it, with a simulated
// platform.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SampleWildApricot, sampleContact, sampleKey } from '#sync/wild-apricot.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'pull-'));
const list = () => readFileSync(join(folder, 'content/members.csv'), 'utf8');
const platform = new SampleWildApricot();
let WILD_APRICOT_HOST = '';

beforeAll(async () => {
  WILD_APRICOT_HOST = (await platform.open()).href;
  cpSync('editions/idaho', join(folder, 'content'), { recursive: true });
  const rows = list().trim().split('\n').slice(1);
  platform.contacts = rows.map((row, at) =>
    sampleContact(900 + at, row.replace('12085550112', '208-555-0113').split(',').slice(1)),
  );
});
afterAll(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

type Ended = { readonly code: number; readonly out: string; readonly error: string };

/** Runs the command in the folder. */
const pulling = (given: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<Ended>((end) => {
    const child = execFile(
      process.execPath,
      [resolve('office/members-pull.ts'), ...given],
      { cwd: folder, env: { ...process.env, CONTENT_DIR: 'content', WILD_APRICOT_HOST, ...env } },
      (_, out, error) => end({ code: child.exitCode ?? -1, out, error }),
    );
  });

it('asks about the columns, then updates the list, and tells neither of the key', async () => {
  const env = { WILD_APRICOT_API_KEY: sampleKey };
  const before = list();
  const first = await pulling(['--markdown', 'report.md'], env);
  expect([first.code, list()]).toEqual([1, before]);
  const asked = readFileSync(join(folder, 'report.md'), 'utf8');
  expect(asked).toContain('## What does each column have?');
  // Anyone may read it: it has names of columns, and no values.
  expect(asked).not.toMatch(/example\.org|Certified Residential/);
  const level = '{column: Membership level, use: decidesListing, show: [Certified Residential]}';
  const answers = ['--accept-known', '--answer', level];
  const { code, out, error } = await pulling(['--markdown', 'report.md', ...answers], env);
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(/^# `Wild Apricot: 12 → 12 members`\n/);
  expect(out).toContain('content/members.csv was saved.');
  expect(list()).toContain(',12085550113,');
  const markdown = readFileSync(join(folder, 'report.md'), 'utf8');
  expect(markdown).toContain('## Changed: 1 member');
  for (const output of [out, markdown]) expect(output).not.toMatch(/sample-key|sample-token/);
});

it('ends as a failure with a sentence, and writes nothing', async () => {
  writeFileSync(join(folder, 'before.csv'), list());
  const { code, out, error } = await pulling(['--markdown', 'none.md'], {
    WILD_APRICOT_API_KEY: 'wrong-key',
  });
  expect([code, out]).toEqual([1, '']);
  expect(error).toMatch(/^Wild Apricot rejected the key in .* Nothing was saved\.\n$/);
  expect(error).not.toContain('wrong-key');
  expect(existsSync(join(folder, 'none.md'))).toBe(false);
  expect(list()).toBe(readFileSync(join(folder, 'before.csv'), 'utf8'));
});

it('says how it is used', async () => {
  const { code, error } = await pulling(['export.csv'], {});
  expect(code).toBe(2);
  expect(error).toContain('npm run members:pull -- --dry-run');
});
