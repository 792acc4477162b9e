// An export that is a workbook (.xlsx): the rows of all sheets that aren't hidden.
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet } from './export-file.ts';
import { readSheet } from './sheet-rows.ts';
import { workbookIndex } from './workbook.ts';
import { damaged, workbookParts } from './workbook-parts.ts';

/** @throws ImportError when the bytes aren't a workbook that can be read. */
export async function readWorkbookExport(name: string, bytes: Uint8Array): Promise<ExportFile> {
  try {
    const parts = await workbookParts(name, bytes);
    const { hidden, texts, ...index } = await workbookIndex(parts);
    if (index.sheets.length === 0) throw damaged(name);
    const kind = ['XLSX', ...hidden.map((sheet) => `not the hidden sheet "${shown(sheet)}"`)];
    const sheets: Sheet[] = [];
    for (const { name: title, path } of index.sheets)
      sheets.push({ name: title, ...(await readSheet(name, parts, path, texts)) });
    return { name, kind, sheets };
  } catch (error) {
    // The parsers of ZIP and XML have messages for programmers.
    throw error instanceof ImportError ? error : damaged(name);
  }
}
