// Runs the programs of others that build and upload.
import { spawnSync } from 'node:child_process';
import type { Command } from './host.ts';

/**
 * Runs programs to their ends, one after the other.
 * @returns a sentence about the first that did not succeed; undefined when all did.
 */
export function runCommands(commands: readonly Command[], install: string): string | undefined {
  const shell = process.platform === 'win32';
  for (const { program, args } of commands) {
    const { status, error } = spawnSync(program, args, { stdio: 'inherit', shell });
    if (error) return `"${program}" was not found. ${install}`;
    if (status !== 0)
      return `"${program} ${args.join(' ')}" did not succeed; what it said is above.`;
  }
  return undefined;
}
