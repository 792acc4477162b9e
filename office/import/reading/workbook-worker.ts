// Reads a workbook in a worker: `read-excel-file` reads the cells, and we look for what is hidden, which it
// doesn't tell. Checksums are compared first, because a damaged file may unpack to other text.
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook, type WorkbookSheet } from './read-workbook.ts';
import { Rejection } from './unzip.ts';

export type WorkbookReply =
  | { readonly kind: 'read'; readonly sheets: readonly WorkbookSheet[] }
  /** The reason follows the name of the file. */
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'too-large' };

async function replyTo(bytes: Uint8Array): Promise<WorkbookReply> {
  try {
    return { kind: 'read', sheets: await readWorkbook(bytes) };
  } catch (error) {
    // The messages of the libraries are for programmers.
    return error instanceof Rejection
      ? { kind: 'rejected', reason: error.message }
      : { kind: 'damaged' };
  }
}

if (workerData instanceof Uint8Array) parentPort?.postMessage(await replyTo(workerData));
