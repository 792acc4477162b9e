// The sheets of a workbook, read in a worker: unpacked with the checks of sizes and checksums that a workbook needs, the
// cells by `read-excel-file`, and what the workbook hides by a look at its XML.
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/node';
import { fromBufferPromise } from 'yauzl';
import { plainNumber } from '#import/people/read-cell.ts';
import type { SheetRow } from './export-file.ts';

export type WorkbookSheet = Awaited<ReturnType<typeof readWorkbook>>[number];

/** What the worker found, or why it rejects the file, after its name; neither if the file is damaged. */
export type WorkbookReply = {
  readonly sheets?: readonly WorkbookSheet[];
  readonly rejected?: string;
};

/** Why a file can't be imported, as the end of a sentence that begins with its name. */
export class Rejection extends Error {}

/** In bytes, for all parts together: twice the size of 20,000 members with a hundred columns. */
const maxUnpacked = 200_000_000;

const tooManyCells = new Rejection(
  'has more cells, or longer ones, than a list of members. Delete what is beside and below the table, and save it again.',
);

/**
 * More tags and attributes than 20,000 members with a hundred columns have take a hundred times their size.
 * @throws Rejection
 */
function assertFew(part: Buffer): void {
  let [tags, attributes] = [0, 0];
  for (const byte of part)
    if (byte === 0x3c) tags += 1;
    else if (byte === 0x3d) attributes += 1;
  if (tags > 12_000_000 || attributes > 10_000_000) throw tooManyCells;
}

/** Files of other programs that are ZIP files, too: a part that each has, what it is, and what to do. */
const others: readonly (readonly [part: RegExp, what: string])[] = [
  [
    /^Index\/.*\.iwa$|^index\.(zip|apxl)$/,
    'a file of Apple Numbers or Pages, not a table. In Numbers, select File, Export To, and Excel or CSV.',
  ],
  [
    /^xl\/workbook\.bin$/,
    'a binary workbook (.xlsb), not a table. In Excel, save it as "Excel Workbook (.xlsx)".',
  ],
  [
    /^content\.xml$/,
    'an OpenDocument file, not a table. In LibreOffice, save it as "Excel 2007-365 (.xlsx)".',
  ],
  [
    /^(word|ppt)\//,
    'a document of Word or PowerPoint, not a table. Copy its table into Excel and save it as "Excel Workbook (.xlsx)".',
  ],
];

const isExport = (path: string) =>
  /\.(csv|txt|tsv|xlsx|xls)$/i.test(path) && !/(^|\/)[._]/.test(path);

/** @throws Rejection when the ZIP file is no workbook. */
function assertWorkbook(paths: readonly string[]): void {
  if (paths.includes('xl/workbook.xml')) return;
  const [, what] = others.find(([part]) => paths.some((path) => part.test(path))) ?? [];
  if (what) throw new Rejection(`is ${what} Import that file.`);
  const inside = paths.filter(isExport).map((path) => `"${path.slice(0, 100)}"`);
  const files = inside.length > 0 ? ` with ${inside.slice(0, 8).join(', ')}` : '';
  throw new Rejection(
    `is a ZIP file${files}, not a workbook. Unpack it, and import the file with your current members. Mailchimp calls it "subscribed".`,
  );
}

/** The parts of a workbook by their paths, as text. Throws when the ZIP or a part is broken. */
async function unzip(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  const entries = await Array.fromAsync(zip.eachEntry());
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > maxUnpacked) {
    throw new Rejection(
      `unpacks to ${Math.ceil(unpacked / 1e6).toLocaleString('en-US')} MB, and the import reads up to ${maxUnpacked / 1e6} MB. Export fewer columns, or only current members.`,
    );
  }
  assertWorkbook(entries.map(({ fileName }) => fileName));
  const parts = new Map<string, string>();
  for (const entry of entries.filter(({ fileName }) => /\.(xml|rels)$/.test(fileName))) {
    const part = await buffer(await zip.openReadStreamPromise(entry));
    assertFew(part);
    if (crc32(part) !== entry.crc32) throw new Error('another checksum');
    parts.set(entry.fileName, part.toString('utf8'));
  }
  return parts;
}

/** No list of members has more columns, and Excel has no longer cells. */
const maxColumns = 1000;
const maxCellText = 32_767;

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = '', double, single]) => [key, double ?? single ?? ''],
    ),
  );

/** The attributes of each tag with a name. */
const tagsIn = (xml: string, name: string): readonly Attributes[] =>
  (xml.match(new RegExp(`<${name}(\\s[^<>]*)?>`, 'g')) ?? []).map(attributesOf);

const isZero = (value: string | undefined) => value !== undefined && Number(value) === 0;
const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The path of a part that the workbook refers to. */
const pathIn = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`.replaceAll(/[^/]+\/\.\.\//g, '');

/** The columns, from 0, and the rows, from 1, that a sheet hides, by hand or by a filter. */
function hiddenIn(xml: string) {
  const columns = new Set<number>();
  for (const { min, max, width, hidden } of tagsIn(xml, 'col'))
    if (isTrue(hidden) || isZero(width))
      for (let at = Number(min); at <= Math.min(Number(max), maxColumns); at += 1)
        columns.add(at - 1);
  const rows = new Set<number>();
  let row = 0;
  for (const { r, ht, hidden } of tagsIn(xml, 'row')) {
    row = r === undefined ? row + 1 : Number(r);
    if (!Number.isInteger(row) || row > 1_048_576) throw new Error('no row has this number');
    if (isTrue(hidden) || isZero(ht)) rows.add(row);
  }
  return { columns, rows };
}

/** The library reads no prefixes before tags, drops errors such as #N/A, and knows `date1904` only as 1. */
const forLibrary = (xml: string) =>
  xml
    .replaceAll(/<(\/?)\w+:(?=\w)/g, '<$1')
    .replaceAll(/(<c\s[^<>]*\bt=)(["'])e\2/g, '$1"str"')
    .replaceAll(/\bdate1904="true"/g, 'date1904="1"');

/** Entities of its own may expand without end. The library would take an unknown one for text. */
const ownEntity = /<!DOCTYPE|<!ENTITY|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** The text of a cell. A time of the day doesn't matter. */
function textOf(value: CellValue<string> | null): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : '';
  if (text.length > maxCellText) throw tooManyCells;
  return text;
}

function rowsOf(
  data: readonly (readonly (CellValue<string> | null)[])[],
  hidden: ReadonlySet<number>,
) {
  return data.flatMap((values, at): SheetRow[] => {
    if (values.length > maxColumns) throw tooManyCells;
    const [cells, row] = [values.map(textOf), at + 1];
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ row, lastRow: row, cells, ...(hidden.has(row) && { hidden: true as const }) }];
  });
}

/** @throws Rejection, or any error when the workbook is damaged. */
export async function readWorkbook(bytes: Uint8Array) {
  const parts = new Map([...(await unzip(bytes))].map(([path, xml]) => [path, forLibrary(xml)]));
  for (const xml of parts.values())
    if (ownEntity.test(xml)) throw new Error('an entity that XML does not have');
  const targets = new Map(
    tagsIn(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(
      ({ Id = '', Target = '' }) => [Id, pathIn(Target)],
    ),
  );
  const partOf = (attributes: Attributes) => {
    const [, id = ''] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? [];
    const path = targets.get(id) ?? '';
    return path.includes('worksheet') ? path : undefined;
  };
  // A sheet may be a chart, which has no rows.
  const workbook = (parts.get('xl/workbook.xml') ?? '').replaceAll(/<sheet\s[^<>]*>/g, (tag) =>
    partOf(attributesOf(tag)) === undefined ? '' : tag.replace(/\/?>$/, '/>'),
  );
  parts.set('xl/workbook.xml', workbook.replaceAll('</sheet>', ''));
  const files = [...parts].map(([path, xml]) => [path, strToU8(xml)] as const);
  const packed = zipSync(Object.fromEntries(files), { level: 0 });
  const read = await readXlsxFile(Buffer.from(packed), { parseNumber: plainNumber, trim: false });
  const sheets = tagsIn(workbook, 'sheet');
  const from1904 = tagsIn(workbook, 'workbookPr').some(({ date1904 }) => isTrue(date1904));
  return read.map(({ data }, at) => {
    const attributes = sheets[at] ?? {};
    const { name = '', state = '' } = attributes;
    const { columns, rows } = hiddenIn(parts.get(partOf(attributes) ?? '') ?? '');
    const isHidden = /hidden/i.test(state);
    return { name, isHidden, hiddenColumns: columns, from1904, rows: rowsOf(data, rows) };
  });
}

if (workerData instanceof Uint8Array) {
  const reply: WorkbookReply = await readWorkbook(workerData).then(
    (sheets) => ({ sheets }),
    // The messages of the libraries are for programmers.
    (error: unknown) => (error instanceof Rejection ? { rejected: error.message } : {}),
  );
  parentPort?.postMessage(reply);
}
