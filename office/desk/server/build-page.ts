// Builds the page of the desk. Run as a program, which ends: the bundler needs more memory than all else.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The files of the page by their names. They stay in memory: two desks may be open at once. */
export type PageFiles = ReadonlyMap<string, Uint8Array>;

const program = fileURLToPath(new URL('bundle-page.ts', import.meta.url));

/** @throws Error with what the bundler printed. */
export function buildPage(): Promise<PageFiles> {
  const bundler = spawn(process.execPath, [program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
  return new Promise((built, failed) => {
    bundler.once('message', (files) => {
      if (files instanceof Map) built(files);
    });
    bundler.once('exit', () => failed(new Error("The page of the desk couldn't be built.")));
  });
}
