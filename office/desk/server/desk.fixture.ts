// For tests: desks on editions in folders of their own, and what their files and errors say.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { ApiError } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { DeskError } from './desk-error.ts';
import { type PublishRequest, publish } from './publishing.ts';

const runGit = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' });

/** A folder for each test, and no other settings of git. */
function testFolder(prepare: (root: string) => void): () => string {
  let root = '';
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    // Git starts no program that tidies up.
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', 'maintenance.auto');
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'false');
    root = mkdtempSync(join(tmpdir(), 'desk-test-'));
    prepare(root);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  return () => root;
}

/** A desk on the edition `content` in a folder, which may come later. */
function deskIn(folderOf: () => string, open: typeof openEdition = openEdition) {
  const pathOf = (file: string) => join(folderOf(), 'content', file);
  const read = (file: string) => readFileSync(pathOf(file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(pathOf(file), text);
  return {
    get folder() {
      return folderOf();
    },
    get edition() {
      return open(join(folderOf(), 'content'));
    },
    git: (...args: readonly string[]) => runGit(folderOf(), ...args),
    read,
    write,
    replace: (file: string, pattern: string | RegExp, text: string) => {
      const before = read(file);
      write(
        file,
        before.replace(pattern, () => text),
      );
      if (read(file) === before) throw new Error(`${file} doesn't have ${pattern}.`);
    },
    publish: (words: string, more: Partial<PublishRequest> = {}) =>
      publish(open(join(folderOf(), 'content')), {
        ...{ words, choices: {}, name: '', email: '', undo: '' },
        ...more,
      }),
    /** The id of the version with these words. */
    version: (words: string) => {
      const lines = runGit(folderOf(), 'log', '--format=%H %s').split('\n');
      return lines.find((line) => line.endsWith(` ${words}`))?.split(' ')[0] ?? '';
    },
    /** A file of the edition on the website. */
    website: (file: string) =>
      runGit(join(folderOf(), '..', 'website.git'), 'show', `main:content/${file}`),
  };
}

export type TestDesk = ReturnType<typeof deskIn>;

const copyEdition = (folder: string) =>
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });

/** A desk on an edition without versions, on November 22, 2026. */
export const sampleDesk = () => {
  beforeEach(() => void vi.setSystemTime(new Date(2026, 10, 22, 14, 5)));
  afterEach(() => void vi.useRealTimers());
  return deskIn(testFolder(copyEdition));
};

/** The repository of a website with one version, and two clones beside it. */
function firstState(): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-first-'));
  const ada = join(root, 'ada');
  copyEdition(ada);
  runGit(root, 'init', '--quiet', '--initial-branch=main', '--template=', 'ada');
  const authorOf = (folder: string, name: string) => {
    runGit(folder, 'config', 'user.name', name);
    runGit(folder, 'config', 'user.email', `${name.toLowerCase()}@example.org`);
  };
  authorOf(ada, 'Ada');
  runGit(ada, 'add', '--all');
  runGit(ada, 'commit', '--quiet', '--message=The first state');
  // A single file is copied faster than many.
  runGit(ada, 'repack', '-adq');
  runGit(root, 'clone', '--quiet', '--template=', '--bare', 'ada', 'website.git');
  authorOf(join(root, 'website.git'), 'Ada');
  runGit(join(root, 'website.git'), 'config', 'receive.autogc', 'false');
  runGit(ada, 'remote', 'add', 'origin', '../website.git');
  runGit(ada, 'fetch', '--quiet');
  cpSync(ada, join(root, 'ben'), { recursive: true });
  authorOf(join(root, 'ben'), 'Ben');
  return root;
}

/**
 * Two desks that publish to the same website, and one on the copy that a crash may leave. What they save is valid
 * unasked, because validating takes longer than git; what they merge isn't.
 */
export function twoDesks() {
  // It is made once, and tests copy it.
  let first = '';
  const rootOf = testFolder((root) => {
    first ||= firstState();
    cpSync(first, root, { recursive: true });
  });
  afterAll(() => rmSync(first, { recursive: true, force: true }));
  const open = (folder: string) => ({ ...openEdition(folder), validate: () => undefined });
  const deskOf = (name: string) => deskIn(() => join(rootOf(), name), open);
  return { ada: deskOf('ada'), ben: deskOf('ben'), crashed: deskOf('crashed') };
}

/** The error of an action, and its issues. */
export function errorOf(action: () => unknown): ApiError {
  try {
    action();
  } catch (error) {
    if (error instanceof DeskError) return error;
    throw error;
  }
  throw new Error('The action was expected to fail.');
}

export const fieldsOf = (value: unknown) => (isFields(value) ? value : {});
