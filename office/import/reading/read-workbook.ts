// The sheets of a workbook, read in a worker: the cells by `read-excel-file`, and what it hides by a look at its XML.
import { parentPort, workerData } from 'node:worker_threads';
import { strToU8, zipSync } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/node';
import { plainNumber } from '#import/people/read-cell.ts';
import type { SheetRow } from './export-file.ts';
import { Rejection, tooManyCells, unzip } from './unzip.ts';

export type WorkbookSheet = Awaited<ReturnType<typeof readWorkbook>>[number];

/** What the worker found, or why it rejects the file, after its name; neither if the file is damaged. */
export type WorkbookReply = {
  readonly sheets?: readonly WorkbookSheet[];
  readonly rejected?: string;
};

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
