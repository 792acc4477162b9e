// Reads an export of the membership platform. The first bytes show the type of file. A worker reads a workbook, with
// limits of time and memory, because a small file can unpack to a huge one.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ImportError } from '#import/import-error.ts';
import { type ExportFile, type Sheet, topRows } from './export-file.ts';
import { readText } from './read-text.ts';
import type { WorkbookReply, WorkbookSheet } from './read-workbook.ts';

/** In bytes: twice the size of 20,000 members with a hundred columns. */
const maxBytes = 50_000_000;

const again =
  'In the membership platform, export the members again as CSV or XLSX. Or open this file in a spreadsheet and save it as "CSV UTF-8 (Comma delimited)".';

/** Files that look like text, and are no table: how they start, what they are, and what to do. */
const others: readonly (readonly [start: RegExp, what: string])[] = [
  [
    /^\xd0\xcf.\xe0/s,
    'is an old spreadsheet (.xls), or one with a password. Open it in Excel or LibreOffice, and remove the password if it has one. Save it as "Excel Workbook (.xlsx)", and import the new file.',
  ],
  [
    /^BEGIN:VCARD/,
    'is a list of contact cards (vCard). In Google Contacts, select Export and "Google CSV". In Apple Contacts, copy the contacts into Numbers and export CSV.',
  ],
  [
    /^\s*\{[^}]*docs\.google\.com/,
    'is a link to a Google sheet. In Google Sheets, select File, Download, and "Comma-separated values".',
  ],
  [/^(%PDF|\{\\rtf|bplist)|^.{4}ftyp/s, `is a document or a picture, not a table. ${again}`],
  [
    /^[^\w<{[]*<|^[^\w<{[]*(\{|\[\s*[{\]])/,
    `is a web page, or another file of XML or JSON. ${again}`,
  ],
];

const usual = { megabytes: 800, seconds: 60 };

/** Waits for the reply of the worker, which has none if it needs too much. Its memory ends with it. */
async function replyOf(bytes: Uint8Array, limits: typeof usual): Promise<WorkbookReply> {
  const worker = new Worker(new URL('./read-workbook.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, stackSizeMb: 4 },
    // The command line of this process is not meant for it.
    argv: [],
    execArgv: [],
    stderr: true,
  });
  // It may run out of memory after it ran out of time.
  worker.on('error', () => undefined);
  try {
    const signal = AbortSignal.timeout(limits.seconds * 1000);
    const [reply]: WorkbookReply[] = await once(worker, 'message', { signal });
    return reply ?? {};
  } catch {
    return {};
  } finally {
    await worker.terminate();
  }
}

/** @throws ImportError when the workbook can't be read. */
export async function readWorkbookFile(
  name: string,
  bytes: Uint8Array,
  limits = usual,
): Promise<ExportFile> {
  const { sheets, rejected } = await replyOf(bytes, limits);
  const damaged = `is damaged, or too large to read in ${limits.seconds} seconds and ${limits.megabytes} MB. Open it in Excel or LibreOffice, save it as "Excel Workbook (.xlsx)", and import that file. Or export again.`;
  if (!sheets) throw new ImportError(`${name} ${rejected ?? damaged}`);
  const sheetOf = ({ rows, ...sheet }: WorkbookSheet): Sheet => ({
    ...sheet,
    top: rows.slice(0, topRows),
    rows: () => rows,
  });
  return { name, sheets: sheets.map(sheetOf) };
}

/**
 * The sheets of an export.
 * @throws ImportError when the file can't be read.
 */
export async function readExport(name: string, bytes: Uint8Array): Promise<ExportFile> {
  if (bytes.length === 0)
    throw new ImportError(`${name} is empty. Export the members again and import that file.`);
  if (bytes.length > maxBytes) {
    throw new ImportError(
      `${name} has ${Math.ceil(bytes.length / 1e6)} MB, and the import reads up to ${maxBytes / 1e6} MB. Export fewer columns.`,
    );
  }
  const start = Buffer.from(bytes.subarray(0, 500)).toString('latin1');
  if (start.startsWith('PK')) return readWorkbookFile(name, bytes);
  const [, what] = others.find(([begins]) => begins.test(start)) ?? [];
  if (what) throw new ImportError(`${name} ${what}`);
  return readText(name, bytes);
}
