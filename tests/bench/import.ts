// The import of members from a large export, run as its own program: time and peak memory.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { workbookOf } from '@appraisers/office/import/reading/workbook.fixture.ts';
import { strToU8, zipSync } from 'fflate';

/** People in the large export, as many as the import reads. */
const many = 20_000;
/** The import excludes one in this many. */
const lapsed = 20;
/** People in the small one. */
const few = 95;

const header = [
  ...['Member number', 'First name', 'Last name', 'Phone', 'Email', 'City', 'Zip'],
  ...['Membership status', 'Paid through', 'Company'],
  ...Array.from({ length: 10 }, (_, at) => `Field ${at + 1}`),
];

/** What the volunteer decides about the columns. */
const answers = [
  '--accept-known',
  ...Array.from({ length: 10 }, (_, at) => [
    '--answer',
    `{column: Field ${at + 1}, use: notUsed}`,
  ]).flat(),
];

/** A different name for each person. Names contain letters only. */
const letters = (number: number) =>
  `${number}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** The cells of a person, in a ZIP that the edition knows. */
function personCells(at: number): string[] {
  const { zips } = edition.gazetteer.read();
  const [zip = '', , , city = ''] = zips[at % zips.length] ?? [];
  return [
    ...[
      `${at + 1}`,
      'Given',
      `Family${letters(at)}`,
      `801-555-01${`${at % 100}`.padStart(2, '0')}`,
    ],
    ...[`given.${at}@example.org`, city, zip, at % lapsed ? 'Active' : 'Lapsed'],
    ...['2099-12-31', `Office ${at % 997}`],
    ...Array.from({ length: 10 }, (_, field) => `note ${(at * field) % 89}`),
  ];
}

const tableOf = (count: number) => [
  header,
  ...Array.from({ length: count }, (_, at) => personCells(at)),
];

const csvOf = (rows: readonly (readonly string[])[]) =>
  `${rows.map((cells) => cells.join(',')).join('\n')}\n`;

/** A workbook as spreadsheets write it: each text once, with its number in the cells. */
function workbookFile(rows: readonly (readonly string[])[]): Uint8Array {
  const numbers = new Map([...new Set(rows.flat())].map((text, at) => [text, at]));
  const sheet = rows.map((cells, at) => {
    const inner = cells.map((cell, column) => {
      const name = String.fromCharCode(65 + column);
      return `<c r="${name}${at + 1}" t="s"><v>${numbers.get(cell)}</v></c>`;
    });
    return `<row r="${at + 1}">${inner.join('')}</row>`;
  });
  const texts = [...numbers.keys()].map((text) => `<si><t>${text}</t></si>`);
  const parts = workbookOf([{ name: 'Members', rows: sheet.join('') }], texts.join(''));
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  );
}

/** What a program reports about itself when it ends, in Node's units. */
type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number };

/** Runs the import in a folder with an edition, and returns what it cost. */
function importIn(folder: string, ...args: readonly string[]) {
  const usage = join(folder, 'usage.json');
  const began = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      ...['--import', pathToFileURL('tests/bench/report-usage.ts').href],
      ...[resolve('office/members-import.ts'), ...args],
    ],
    { cwd: folder, env: { ...process.env, CONTENT_DIR: 'content', USAGE_FILE: usage } },
  );
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`The import ended with ${status}: ${stderr}${stdout}`);
  const { userCPUTime, systemCPUTime, maxRSS }: Usage = JSON.parse(readFileSync(usage, 'utf8'));
  return {
    seconds: seconds.toFixed(1),
    'of processor time': ((userCPUTime + systemCPUTime) / 1e6).toFixed(1),
    'MB at most': Math.round(maxRSS / 1024),
  };
}

/** A copy of the edition whose list may be replaced. */
function withEdition(place: string, name: string): string {
  const folder = join(place, name);
  cpSync(edition.folder, join(folder, 'content'), { recursive: true });
  return folder;
}

/** Imports into copies of the edition. The original stays as it is. */
export function benchImport() {
  mkdirSync('.built', { recursive: true });
  const place = resolve(mkdtempSync('.built/import-'));
  try {
    const rows = tableOf(many);
    const files = { CSV: join(place, 'export.csv'), XLSX: join(place, 'export.xlsx') };
    writeFileSync(files.CSV, csvOf(rows));
    writeFileSync(files.XLSX, workbookFile(rows));
    const small = join(place, 'few.csv');
    writeFileSync(small, csvOf(tableOf(few)));

    const members = edition.members.read().length;
    const costs: Record<string, ReturnType<typeof importIn>> = {};
    for (const [kind, file] of Object.entries(files)) {
      const folder = withEdition(place, kind);
      costs[`${kind}, into a list of ${members}`] = importIn(folder, file, '--yes', ...answers);
      costs[`${kind}, once more, into the list of ${many - many / lapsed}`] = importIn(
        folder,
        file,
      );
    }
    const folder = withEdition(place, 'few');
    costs[`${few} rows, CSV, only a look`] = importIn(
      folder,
      small,
      ...['--dry-run', '--yes', ...answers],
    );
    return costs;
  } finally {
    rmSync(place, { recursive: true });
  }
}
