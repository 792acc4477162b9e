// Copies a sample edition, adds details to some of its members, and an address that shows a license.
// tests/run/test-browser.ts runs it. `node tests/run/detailed-members.ts [edition] [copy]`.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const [edition = 'editions/journeys', copy = '.built/detailed-members'] = process.argv.slice(2);

const columns = ['counties', 'work', 'homeowners', 'languages'] as const;
const sameForAll = { credential: 'certified-residential', designations: 'SRA' } as const;

/** Details by id, in the order of the columns. */
const details: Readonly<Record<string, readonly [string, string, string, string]>> = {
  15: ['Washington; Iron; Kane', 'estate; divorce; tax-appeal', 'yes', ''],
  16: ['Utah; Wasatch', 'estate; divorce', 'yes', 'Amharic'],
  19: ['Utah', 'divorce', 'no', ''],
  26: ['Utah; Sanpete', 'estate; trust', 'yes', ''],
  30: ['Weber; Davis', 'estate; divorce', 'yes', 'Spanish'],
  33: ['Iron; Kane', 'estate; trust', 'yes', ''],
  46: ['Utah', 'divorce; estate', 'yes', ''],
  61: ['Utah', 'divorce; selling', 'yes', 'Spanish'],
  72: ['Grand; Wayne', 'selling; estate', 'yes', ''],
  73: ['Sevier; Sanpete; Wayne', 'estate; divorce', 'not now', ''],
  84: ['Utah', 'estate; trust', 'yes', ''],
  87: ['Weber', 'divorce', 'yes', 'Persian'],
};

rmSync(copy, { recursive: true, force: true });
cpSync(edition, copy, { recursive: true });
const [header = [], ...rows]: string[][] = parse(readFileSync(`${copy}/members.csv`), {
  bom: true,
});
const extra = (id: string) => {
  const own = details[id];
  return own
    ? [...own, `55500${id}-CR00`, ...Object.values(sameForAll), `https://www.example.org/${id}`]
    : [];
};
const added = [...columns, 'license', ...Object.keys(sameForAll), 'website'];
const cells = [
  [...header, ...added],
  ...rows.map((row) => [...row, ...added.map((_, at) => extra(row[0] ?? '')[at] ?? '')]),
];
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
writeFileSync(
  `${copy}/members.csv`,
  `${cells.map((row) => row.map(quoted).join(',')).join('\n')}\n`,
);
const region = readFileSync(`${copy}/region.yaml`, 'utf8');
const verifyUrl = 'https://licenses.example.org/?number={number}';
writeFileSync(
  `${copy}/region.yaml`,
  region.replace(/^licensing:$/m, `$&\n  verifyUrl: "${verifyUrl}"`),
);
console.log(`${copy}: ${edition} with details of members`);
