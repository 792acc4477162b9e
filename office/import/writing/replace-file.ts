// Replaces a file in one step. Readers see the old file or the new one, never a part of it.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Creates or replaces a file or a link, and creates its folder if needed. An existing file keeps its mode.
 * @throws an error of the system. Then the file is as before.
 */
export function replaceFile(target: string, content: Uint8Array | string, newMode = 0o644): void {
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : newMode;
  mkdirSync(dirname(target), { recursive: true });
  // Builds, git and editors ignore this name, in case a power cut leaves the file behind.
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  try {
    writeFileSync(part, content, { mode, flush: true });
    // The umask of the account doesn't apply here.
    chmodSync(part, mode);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    // Messages name the file that people know, not the temporary one.
    throw error instanceof Error ? Object.assign(error, { path: target }) : error;
  }
}
