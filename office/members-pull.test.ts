// The command `npm run members:pull` as a volunteer and the weekly workflow run it, with a simulated
// platform.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
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

it('updates the list with the stored answers, and tells no one the key', async () => {
  const edition = openEdition(join(folder, 'content'));
  const table = await pullMembers(sampleKey, WILD_APRICOT_HOST, apiClient());
  const { report } = runImport(importTarget(edition, new Date()), table, {
    dryRun: true,
    agreed: [],
  });
  const columns = report.columns.flatMap((column) => filledAnswer(column) ?? []);
  const decided = [...columns, listing('Membership level', ['Certified Residential'])];
  changeForm(edition, 'rules', { columns: decided });
  const access = { CONTENT_DIR: 'content', WILD_APRICOT_HOST, WILD_APRICOT_API_KEY: sampleKey };
  const program = [resolve('office/members-pull.ts'), '--public'];
  // It rejects if the command fails.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...access },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^# `Wild Apricot: 12 → 12 members`\n/);
  expect(stdout).toContain('content/members.csv was saved.');
  expect(list()).toContain(',12085550113,');
  expect(stdout).toContain('## Changed: 1 member');
  expect(stdout).not.toMatch(/sample-key|sample-token|12085550113|@/);
});
