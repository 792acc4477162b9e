// The command `npm run members:pull` as a volunteer and the weekly workflow run it, with a simulated
// platform.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeForm } from '#desk/server/saving.ts';
import { filledAnswer } from '#import/columns/columns.ts';
import { listing } from '#import/import.fixture.ts';
import { importTarget, runImport } from '#import/run-import.ts';
import { apiClient } from '#sync/api-client.ts';
import { SampleWildApricot, sampleContact, sampleKey } from '#sync/wild-apricot.fixture.ts';
import { pullMembers } from '#sync/wild-apricot.ts';

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

/** Runs the command in the folder. */
const pulling = (WILD_APRICOT_API_KEY: string) =>
  new Promise<{ readonly code: number; readonly out: string; readonly error: string }>((end) => {
    const env = {
      ...process.env,
      ...{ CONTENT_DIR: 'content', WILD_APRICOT_HOST, WILD_APRICOT_API_KEY },
    };
    const child = execFile(
      process.execPath,
      [resolve('office/members-pull.ts'), '--public'],
      { cwd: folder, env },
      (_, out, error) => end({ code: child.exitCode ?? -1, out, error }),
    );
  });

it('updates the list with the stored answers, and tells no one the key', async () => {
  const edition = openEdition(join(folder, 'content'));
  const table = await pullMembers(sampleKey, WILD_APRICOT_HOST, apiClient());
  const { report } = runImport(importTarget(edition, new Date()), table, {
    dryRun: true,
    agreed: [],
  });
  const columns = report.columns.flatMap((column) => filledAnswer(column) ?? []);
  const decided = [...columns, listing('Membership level', ['Certified Residential'])];
  changeForm(edition, 'rules', { columns: decided }, '2026-11-22');
  const { code, out, error } = await pulling(sampleKey);
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(/^# `Wild Apricot: 12 → 12 members`\n/);
  expect(out).toContain('content/members.csv was saved.');
  expect(list()).toContain(',12085550113,');
  expect(out).toContain('## Changed: 1 member');
  expect(out).not.toMatch(/sample-key|sample-token|12085550113|@/);
});
