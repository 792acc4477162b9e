// For tests: desks on editions in folders of their own, and what their files and errors say.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FormIssue } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { DeskError } from './desk-error.ts';
import { type PublishRequest, publish } from './publishing.ts';

export const today = '2026-11-22';

const runGit = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' });

/** A folder for each test, and no other settings of git. */
function testFolder(prepare: (root: string) => void): () => string {
  let root = '';
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    root = mkdtempSync(join(tmpdir(), 'desk-test-'));
    prepare(root);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  return () => root;
}

function deskIn(folderOf: () => string) {
  const read = (file: string) => readFileSync(join(folderOf(), 'content', file), 'utf8');
  const write = (file: string, text: string) =>
    writeFileSync(join(folderOf(), 'content', file), text);
  const edition = () => openEdition(join(folderOf(), 'content'));
  return {
    get folder() {
      return folderOf();
    },
    get edition() {
      return edition();
    },
    git: (...args: readonly string[]) => runGit(folderOf(), ...args),
    read,
    write,
    replace: (file: string, pattern: string | RegExp, text: string) => {
      const before = read(file);
      const after = before.replace(pattern, () => text);
      if (after === before) throw new Error(`${file} doesn't have ${pattern}.`);
      write(file, after);
    },
    publish: (words: string, more: Partial<PublishRequest> = {}) =>
      publish(edition(), { words, choices: {}, name: '', email: '', undo: '', ...more }),
    /** A file of the edition on the website. */
    website: (file: string) =>
      runGit(join(folderOf(), '..', 'website.git'), 'show', `main:content/${file}`),
  };
}

const copyEdition = (folder: string) =>
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });

/** A desk on an edition without versions. */
export const sampleDesk = () => deskIn(testFolder(copyEdition));

let first: string | undefined;

/** The repository of a website with one version, and two clones beside it. It is made once, and tests copy it. */
function firstState(): string {
  if (first) return first;
  const root = mkdtempSync(join(tmpdir(), 'desk-first-'));
  process.once('exit', () => rmSync(root, { recursive: true }));
  runGit(root, 'init', '--quiet', '--initial-branch=main', '--template=', 'start');
  const start = join(root, 'start');
  copyEdition(start);
  runGit(start, 'add', '--all');
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  runGit(start, ...author, 'commit', '--quiet', '--message=The first state');
  // A single file is copied faster than many.
  runGit(start, 'repack', '-adq');
  runGit(root, 'clone', '--quiet', '--template=', '--bare', 'start', 'website.git');
  for (const name of ['Ada', 'Ben']) {
    const folder = join(root, name.toLowerCase());
    const settings = { 'user.name': name, 'user.email': `${name.toLowerCase()}@example.org` };
    const given = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    runGit(root, 'clone', '--quiet', '--template=', ...given, 'website.git', folder);
    runGit(folder, 'config', 'remote.origin.url', '../website.git');
  }
  rmSync(start, { recursive: true });
  first = root;
  return root;
}

/** Two desks that publish to the same website. */
export function twoDesks() {
  const rootOf = testFolder((root) => cpSync(firstState(), root, { recursive: true }));
  return { ada: deskIn(() => join(rootOf(), 'ada')), ben: deskIn(() => join(rootOf(), 'ben')) };
}

export type TestDesk = ReturnType<typeof twoDesks>['ada'];

/** Changes a fact, as a save of its form does. */
export const setDues = (desk: TestDesk, dues: string) =>
  desk.replace('facts.yaml', /^dues: .*$/m, `dues: ${dues}`);
export const setPlace = (desk: TestDesk, place: string) =>
  desk.replace('events.yaml', 'Old Granary Hall', place);

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
