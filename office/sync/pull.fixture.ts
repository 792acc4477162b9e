// A pull from the simulated platform into a list of a dozen members, for the tests of this folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { listText, sampleContext, sampleList } from '#import/import.fixture.ts';
import { ImportError } from '#import/import-error.ts';
import type { ImportOptions, ImportResult } from '#import/run-import.ts';
import { type OtherFields, sampleContact } from '#sync/wild-apricot/contact.fixture.ts';
import { SampleWildApricot, sampleKey } from '#sync/wild-apricot/wild-apricot.fixture.ts';
import { wildApricot } from '#sync/wild-apricot/wild-apricot.ts';
import type { RetryPolicy } from './api-client.ts';
import { defaultRetryPolicy, runPull } from './run-pull.ts';

/** The usual policy, except that waits are counted and skipped. */
const retryPolicyWith = (waits: number[]): RetryPolicy => ({
  ...defaultRetryPolicy,
  maxBytes: 1_000_000,
  wait: async (milliseconds, stop) => {
    waits.push(milliseconds);
    await setImmediate();
    stop.throwIfAborted();
    // In so many waits the time there is would be over.
    if (waits.length > 100) throw new Error('The time is over.');
  },
});

const pollInterval: ImportOptions = { dryRun: false, acceptRejections: false, yes: false };
const now = new Date(2026, 10, 22, 14, 5, 9);

/** The rows of the list, each a contact with a number from 900 on. */
export const sampleContacts = (
  count = 12,
  given: Readonly<Record<string, unknown>> = {},
  others: OtherFields = {},
) =>
  listText(count)
    .split('\n')
    .slice(1, count + 1)
    .map((row, at) => sampleContact(900 + at, row.split(',').slice(1), given, others));

/** Opens the simulated platform for the tests of a file, with a list of their own. */
export function samplePull() {
  const folder = mkdtempSync(join(tmpdir(), 'pull-'));
  const files = {
    folder,
    members: join(folder, 'members.csv'),
    numbers: join(folder, 'member-numbers.csv'),
    backups: join(folder, 'backups'),
  };
  const state = { platform: new SampleWildApricot(), host: new URL('http://127.0.0.1') };
  const before = listText(12);

  beforeAll(async () => {
    state.host = await state.platform.open();
  });
  afterAll(() => {
    state.platform.close();
    rmSync(folder, { recursive: true });
  });
  const reset = () => {
    const { platform } = state;
    platform.asked.length = 0;
    platform.heal();
    platform.contacts = sampleContacts();
    rmSync(files.backups, { recursive: true, force: true });
    rmSync(files.numbers, { force: true });
    writeFileSync(files.members, before);
  };
  beforeEach(reset);
  // Whatever a test does, the platform is read and nothing else.
  afterEach(() => {
    for (const { method, kind } of state.platform.asked)
      expect(method).toBe(kind === 'token' ? 'POST' : 'GET');
  });

  const progress: string[] = [];
  const waits: number[] = [];
  return {
    platform: state.platform,
    reset,
    host: () => state.host,
    files,
    before,
    /** What was said of how far it is. */
    progress,
    /** What was waited for, in milliseconds. */
    waits,
    list: () => readFileSync(files.members, 'utf8'),
    /** Pulls as the command does. */
    pull: (
      options: Partial<ImportOptions> = {},
      retryPolicy: Partial<RetryPolicy> = {},
      key = sampleKey,
    ) => {
      progress.length = 0;
      waits.length = 0;
      return runPull(
        { platform: wildApricot, key, host: state.host },
        { context: sampleContext, list: sampleList(12), files },
        { ...pollInterval, ...options },
        now,
        (done) => progress.push(done),
        { ...retryPolicyWith(waits), ...retryPolicy },
      );
    },
    /** The sentence in which a pull ends; nothing may be written by then. */
    async sentence(pulled: Promise<ImportResult>): Promise<string> {
      const error: unknown = await pulled.then(
        () => undefined,
        (issue: unknown) => issue,
      );
      if (!(error instanceof ImportError)) throw error ?? new Error('It ended well.');
      expect(readdirSync(folder)).toEqual(['members.csv']);
      expect(readFileSync(files.members, 'utf8')).toBe(before);
      expect(error.message).not.toMatch(/sample-key|sample-token|QVBJS0VZ/);
      expect(error.message).toMatch(/^[^\n]{20,}\. Nothing was saved\.$/);
      return error.message.replace(/ Nothing was saved\.$/, '');
    },
  };
}
