// An export of the membership platform, as it comes, as sheets of rows.

import type { ExportFile } from './export-file.ts';
import { kindOfFile } from './kind-of-file.ts';
import { readTextExport } from './read-text-export.ts';
import { readWorkbookExport } from './read-workbook-export.ts';

/**
 * What the bytes of a file hold. `familiar` counts the known names of columns in a row.
 * @throws ImportStop with a sentence when nothing can be read.
 */
export async function readExport(
  name: string,
  bytes: Uint8Array,
  familiar: (cells: readonly string[]) => number,
): Promise<ExportFile> {
  return kindOfFile(name, bytes) === 'workbook'
    ? readWorkbookExport(name, bytes)
    : readTextExport(name, bytes, familiar);
}
