// An export that is a workbook (.xlsx). A worker reads it, with limits of time and memory, because a small
// file can unpack to a huge one.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ImportError, shown } from '#import/import-error.ts';
import { collectRows, type ExportFile } from './export-file.ts';
import type { WorkbookReply } from './workbook-worker.ts';

type Limits = { readonly megabytes: number; readonly seconds: number };
const usual: Limits = { megabytes: 800, seconds: 60 };

const hint =
  'Open it in Excel or LibreOffice, save it as "Excel Workbook (.xlsx)", and import that file. Or export again.';

/** Waits for the reply of the worker. Its memory ends with it. */
async function replyOf(bytes: Uint8Array, limits: Limits): Promise<WorkbookReply> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, stackSizeMb: 4 },
    // The command line of this process is not meant for it.
    argv: [],
    execArgv: [],
    stderr: true,
  });
  try {
    const signal = AbortSignal.timeout(limits.seconds * 1000);
    const [reply]: WorkbookReply[] = await once(worker, 'message', { signal });
    return reply ?? { kind: 'damaged' };
  } catch (error) {
    const isTooLarge =
      error instanceof Error &&
      (error.name === 'AbortError' ||
        ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
    return { kind: isTooLarge ? 'too-large' : 'damaged' };
  } finally {
    await worker.terminate();
  }
}

/** @throws ImportError when the workbook can't be read. */
export async function readWorkbookExport(
  name: string,
  bytes: Uint8Array,
  limits: Limits = usual,
): Promise<ExportFile> {
  const reply = await replyOf(bytes, limits);
  if (reply.kind === 'rejected') throw new ImportError(`${name} ${reply.reason}`);
  if (reply.kind === 'too-large')
    throw new ImportError(
      `${name} is too large to read in ${limits.seconds} seconds and ${limits.megabytes} MB. ${hint}`,
    );
  if (reply.kind === 'damaged')
    throw new ImportError(`${name} looks like a workbook (.xlsx) but is damaged. ${hint}`);
  const hidden = reply.sheets.filter(({ isHidden }) => isHidden);
  return {
    name,
    kind: ['XLSX', ...hidden.map((sheet) => `with the hidden sheet "${shown(sheet.name)}"`)],
    sheets: reply.sheets.map(({ name: title, isHidden, hiddenColumns, rows }) => {
      const collected = collectRows(name);
      for (const row of rows) collected.add(row);
      return {
        name: title,
        isHidden,
        hiddenColumns: new Set(hiddenColumns),
        top: collected.top(),
        rows: collected.rows,
      };
    }),
  };
}
