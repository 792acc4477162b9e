// An export that is a workbook (.xlsx): the rows of all of its sheets that can be seen.
import { ImportStop, shown } from '#member-import/import-stop.ts';
import {
  type EachRow,
  type ExportFile,
  type Sheet,
  type SheetRow,
  topRows,
} from './export-file.ts';
import { readSheet } from './sheet-rows.ts';
import { sharedTexts, workbookIndex } from './workbook.ts';
import { damaged, type WorkbookParts, workbookParts } from './workbook-parts.ts';

/** Ends the reading of a sheet whose top is all that is asked for. */
class Enough extends Error {}

async function topOf(read: (each: EachRow) => Promise<void>): Promise<readonly SheetRow[]> {
  const top: SheetRow[] = [];
  try {
    await read((row) => {
      top.push(row);
      if (top.length >= topRows) throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return top;
}

type Index = Awaited<ReturnType<typeof workbookIndex>>;

async function sheetsOf(
  name: string,
  parts: WorkbookParts,
  index: Index,
): Promise<readonly Sheet[]> {
  const shared = index.sharedTexts ? await sharedTexts(name, parts, index.sharedTexts) : [];
  const sheets: Sheet[] = [];
  for (const { name: title, path } of index.sheets) {
    const hiddenColumns = new Set<number>();
    const read = (each: EachRow) =>
      withSentence(name, () => readSheet(name, parts, path, shared, each, hiddenColumns));
    sheets.push({ name: title, top: await topOf(read), read, hiddenColumns });
  }
  return sheets;
}

/** The reader of XML, and that of ZIP files, have sentences for programmers. */
async function withSentence<Read>(name: string, action: () => Promise<Read>): Promise<Read> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof ImportStop || error instanceof Enough ? error : damaged(name);
  }
}

/** @throws ImportStop when the bytes are no workbook that could be read. */
export const readWorkbookExport = (name: string, bytes: Uint8Array): Promise<ExportFile> =>
  withSentence(name, async () => {
    const parts = await workbookParts(name, bytes);
    const index = await workbookIndex(name, parts);
    const kind = ['XLSX', ...index.hidden.map((sheet) => `not the hidden sheet "${shown(sheet)}"`)];
    return { name, kind, sheets: await sheetsOf(name, parts, index) };
  });
