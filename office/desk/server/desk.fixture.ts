// For tests of the desk: an edition in a folder of its own, and what its files and errors say.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FormIssue } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { DeskError } from './desk-error.ts';

export const today = '2026-11-22';

export type SampleDesk = {
  readonly folder: string;
  readonly edition: Edition;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly git: (...args: readonly string[]) => string;
};

/** Each test has the edition of the journeys as it was last published, and no other settings of git. */
export function sampleDesk({ recorded }: { readonly recorded: boolean }): SampleDesk {
  let folder = '';
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'desk-test-'));
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
    if (recorded) {
      git('init', '--quiet', '--initial-branch=main');
      git('config', 'user.name', 'A volunteer');
      git('config', 'user.email', 'volunteer@example.org');
      git('add', '--all');
      git('commit', '--quiet', '--message=The first state');
    }
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    get edition() {
      return openEdition(join(folder, 'content'));
    },
    read: (file) => readFileSync(join(folder, 'content', file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, 'content', file), text),
    git,
  };
}

/** The lines that a change removed and added. */
export function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    came: now.filter((line) => !old.includes(line)),
  };
}

/** The error of an action, and its issues. */
export function errorOf(action: () => unknown): {
  message: string;
  issues: readonly FormIssue[];
  asks: boolean;
} {
  try {
    action();
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    const { message, issues, asks } = error;
    return { message, issues, asks };
  }
  throw new Error('The action was expected to fail.');
}

export const fieldsOf = (value: unknown) => (isFields(value) ? value : {});
export const cellsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, cell]) => [name, String(cell)]));
