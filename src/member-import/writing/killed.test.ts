import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { memberNumbersOf } from '#loaders/read-member-numbers.ts';
import { readText } from '#loaders/read-text.ts';
import { importBytes } from '#member-import/import-members.ts';
import { listOf } from '#member-import/list/current-list.ts';
import {
  listText,
  plainExport,
  plainHeader,
  plainRows,
  sampleGround,
} from '#member-import/sample-import.ts';

const scratch = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const oldNumbers = 'id,platformId\n1,900\n40,gone\n';
const content = plainExport(
  plainHeader,
  ...plainRows({ 2: '', 12: '950,Maeve,Smith,,maeve@example.org,Provo,84604,Active' }).filter(
    (row) => row !== '',
  ),
);

const filesRead = [
  ...['region', 'places', 'membership', 'facts', 'board'].map((name) => `${name}.yaml`),
  'region/gazetteer.json',
];

/** What an import reads of an edition, in a folder of its own, and an export with something new. */
function begin(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'content/region'), { recursive: true });
  for (const file of filesRead)
    cpSync(join('editions/journeys', file), join(folder, 'content', file));
  writeFileSync(join(folder, 'content/members.csv'), listText(12));
  writeFileSync(join(folder, 'content/member-numbers.csv'), oldNumbers);
  writeFileSync(join(folder, 'export.csv'), content);
  return folder;
}

const run = promisify(execFile);

/** Whether a program ended as killed ones do. Windows has no signals: there it ends without a word. */
function wasKilled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const told = (name: string) => Reflect.get(error, name);
  if (process.platform === 'win32') return told('code') === 1 && told('stderr') === '';
  return told('signal') === 'SIGKILL';
}

/** Runs the import, and says whether it was killed. */
async function importIn(cwd: string, killAt?: number) {
  const env = { ...process.env, CONTENT_DIR: 'content', ...(killAt && { KILL_AT: `${killAt}` }) };
  const kill = ['--import', pathToFileURL('src/member-import/writing/sample-kill.ts').href];
  const program = [...kill, resolve('scripts/import-members.ts'), 'export.csv'];
  try {
    const { stderr } = await run(process.execPath, program, { cwd, env });
    return { killed: false, stderr };
  } catch (error) {
    if (!wasKilled(error)) throw error;
    return { killed: true, stderr: '' };
  }
}

/** The same export once more, into whatever was left, in this process: it is quicker. */
async function importAgain(folder: string): Promise<void> {
  const members = join(folder, 'content/members.csv');
  const numbers = join(folder, 'content/member-numbers.csv');
  const bytes = readFileSync(members);
  const known = memberNumbersOf(numbers, readText(numbers));
  const list = listOf(
    bytes,
    new Map(known.map(({ id, platformId }) => [id, platformId])),
    sampleGround.geography,
  );
  const files = { members, numbers, backups: join(folder, 'backups') };
  const options = { dryRun: false, acceptRejections: false, yes: false };
  const place = { ground: sampleGround, list, files };
  await importBytes(place, 'export.csv', Buffer.from(content), options, new Date());
}

const read = (folder: string, file: string) => readFileSync(join(folder, 'content', file), 'utf8');

describe('an import that is killed', () => {
  it('at whatever step leaves the old list or the new one, whole, and can be done again', async () => {
    const whole = begin('whole');
    const { stderr } = await importIn(whole);
    const steps = Number(/steps: (\d+)/.exec(stderr)?.[1]);
    expect(steps).toBeGreaterThan(20);
    const [members, numbers] = [read(whole, 'members.csv'), read(whole, 'member-numbers.csv')];
    expect(members).toContain('\n41,Maeve,');

    const seen = new Set<string>();
    async function killAt(step: number): Promise<void> {
      const folder = begin(`${step}`);
      expect(await importIn(folder, step)).toMatchObject({ killed: true });
      const state = [read(folder, 'members.csv'), read(folder, 'member-numbers.csv')];
      const isNew = [members, numbers].map((text, at) => text === state[at]);
      expect([step, state[0], state[1]]).toEqual([
        step,
        isNew[0] ? members : listText(12),
        isNew[1] ? numbers : oldNumbers,
      ]);
      seen.add(isNew.join());
      // Nothing is left that a build would stop at.
      const left = readdirSync(join(folder, 'content')).filter((name) => !name.startsWith('.'));
      expect(left).toHaveLength(8);
      if (isNew[0]) expect(existsSync(join(folder, 'backups'))).toBe(true);

      await importAgain(folder);
      expect([step, read(folder, 'members.csv')]).toEqual([step, members]);
      expect([step, read(folder, 'member-numbers.csv')]).toEqual([step, numbers]);
    }
    const open = Array.from({ length: steps }, (_, at) => at + 1);
    const worker = async () => {
      for (let step = open.pop(); step !== undefined; step = open.pop()) await killAt(step);
    };
    await Promise.all([worker(), worker(), worker()]);
    // Numbers come before members, so that a member never has a number that is not remembered.
    expect([...seen].sort()).toEqual(['false,false', 'false,true', 'true,true']);
  }, 300_000);
});
