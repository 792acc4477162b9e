// An export that is a workbook (.xlsx). A worker reads it, with limits of time and memory, because a small
// file can unpack to a huge one.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ImportError, shown } from '#import/import-error.ts';
import { assertFew, type ExportFile, type Sheet, topRows } from './export-file.ts';
import { saveAgain, type WorkbookReply } from './read-workbook.ts';

type Limits = { readonly megabytes: number; readonly seconds: number };
const usual: Limits = { megabytes: 800, seconds: 60 };

/** Waits for the reply of the worker. Its memory ends with it. */
async function replyOf(bytes: Uint8Array, limits: Limits): Promise<WorkbookReply> {
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
  } catch (error) {
    const isTooLarge =
      error instanceof Error &&
      (error.name === 'AbortError' ||
        ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
    if (!isTooLarge) return {};
    return {
      rejected: `is too large to read in ${limits.seconds} seconds and ${limits.megabytes} MB. ${saveAgain}`,
    };
  } finally {
    await worker.terminate();
  }
}

/** @throws ImportError when the workbook can't be read. */
export async function readWorkbookFile(
  name: string,
  bytes: Uint8Array,
  limits: Limits = usual,
): Promise<ExportFile> {
  const { sheets, rejected } = await replyOf(bytes, limits);
  if (!sheets)
    throw new ImportError(
      `${name} ${rejected ?? `looks like a workbook (.xlsx) but is damaged. ${saveAgain}`}`,
    );
  const hidden = sheets.filter(({ isHidden }) => isHidden);
  return {
    name,
    kind: ['XLSX', ...hidden.map((sheet) => `with the hidden sheet "${shown(sheet.name)}"`)].join(
      ', ',
    ),
    sheets: sheets.map(
      ({ hiddenColumns, rows, ...sheet }): Sheet => ({
        ...sheet,
        hiddenColumns: new Set(hiddenColumns),
        top: rows.slice(0, topRows),
        rows: () => assertFew(name, rows),
      }),
    ),
  };
}
