// The import of members from a large export, as a program of its own: how long it takes, and how much
// memory at most.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { edition } from '../src/loaders/edition.ts';
import { editionFolder } from '../src/loaders/edition-folder.ts';
import { workbookOf, zipOf } from '../src/member-import/reading/sample-workbook.ts';

/** People of the large export. */
const many = 100_000;
/** Of them every so-manieth stays out. */
const lapsed = 20;
/** People of the small one. */
const few = 95;

const header = [
  ...['Member number', 'First name', 'Last name', 'Phone', 'Email', 'City', 'Zip'],
  ...['Membership status', 'Paid through', 'Company'],
  ...Array.from({ length: 10 }, (_, at) => `Field ${at + 1}`),
];

/** A name that nobody else has, of letters: numbers are no part of names. */
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

/** A workbook as spreadsheets write it: each text once, and in the cells its number. */
function workbookFile(rows: readonly (readonly string[])[]): Buffer {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const sheet = rows.map((cells) => {
    const inner = cells.map((cell) => `<c t="s"><v>${numberOf(cell)}</v></c>`);
    return `<row>${inner.join('')}</row>`;
  });
  const texts = [...numbers.keys()].map((text) => `<si><t>${text}</t></si>`);
  return zipOf(workbookOf([{ name: 'Members', rows: sheet.join('') }], texts.join('')));
}

/** What a program says of itself at its end, in the units of Node. */
type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number };

/** What `npm run members:import` starts: options of Node, and the script behind them. */
function program() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...words]: string[] = scripts['members:import'].split(' ');
  return { options: words.slice(0, -1), script: words.at(-1) ?? '' };
}

/** Runs the import in a folder with an edition, and says what it cost. */
function importIn(folder: string, ...args: readonly string[]) {
  const usage = join(folder, 'usage.json');
  const { options, script } = program();
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL('bench/report-usage.ts').href, ...options, resolve(script), ...args],
    { cwd: folder, env: { ...process.env, CONTENT_DIR: 'content', USAGE_FILE: usage } },
  );
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`The import ended with ${status}: ${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS }: Usage = JSON.parse(readFileSync(usage, 'utf8'));
  return {
    seconds: seconds.toFixed(1),
    'of processor time': ((userCPUTime + systemCPUTime) / 1e6).toFixed(1),
    'MB at most': Math.round(maxRSS / 1024),
  };
}

/** An edition of its own, in which a list may be replaced. */
function withEdition(place: string, name: string): string {
  const folder = join(place, name);
  cpSync(editionFolder(), join(folder, 'content'), { recursive: true });
  return folder;
}

/** Imports into copies of the edition; what is on the disk is not changed. */
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
      costs[`${kind}, into a list of ${members}`] = importIn(folder, file, '--yes');
      costs[`${kind}, once more, into the list of ${many - many / lapsed}`] = importIn(
        folder,
        file,
      );
    }
    const folder = withEdition(place, 'few');
    costs[`${few} rows, CSV, only a look`] = importIn(folder, small, '--dry-run');
    return costs;
  } finally {
    rmSync(place, { recursive: true });
  }
}
