// Writes a file in one step, for the programs that change an edition.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Creates or replaces a file or a link in one step, and creates its folder if needed: readers see the old file or the
 * new one.
 * @throws an error of the system. Then the file is as before.
 */
export function replaceFile(target: string, content: Uint8Array | string): void {
  mkdirSync(dirname(target), { recursive: true });
  // Builds, git and editors ignore this name, in case a power cut leaves the file behind.
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  try {
    writeFileSync(part, content, { flush: true });
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    // Messages name the file that people know, not the temporary one.
    throw error instanceof Error ? Object.assign(error, { path: target }) : error;
  }
}
