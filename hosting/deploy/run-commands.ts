// Runs the programs that upload the site.
import { spawnSync } from 'node:child_process';

export type Command = { readonly program: string; readonly args: readonly string[] };

/**
 * Runs programs one at a time.
 * @returns a message about the first one that failed; undefined when all succeeded.
 */
export function runCommands(commands: readonly Command[]): string | undefined {
  const shell = process.platform === 'win32';
  for (const { program, args } of commands) {
    const { status, error } = spawnSync(program, args, { stdio: 'inherit', shell });
    if (error) return `"${program}" was not found. Install it (docs/hosting.md).`;
    if (status !== 0) return `"${program} ${args.join(' ')}" failed. Its error is above.`;
  }
  return undefined;
}
