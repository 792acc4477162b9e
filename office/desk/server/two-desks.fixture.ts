// For tests: a repository of a website, and two clones of it, each with a desk.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { type PublishRequest, publish } from './publishing.ts';

function deskIn(root: () => string, name: string) {
  const folder = () => join(root(), name);
  const edition = () => openEdition(join(folder(), 'content'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder(), ...args], { encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(folder(), 'content', file), 'utf8');
  const write = (file: string, text: string) =>
    writeFileSync(join(folder(), 'content', file), text);
  return {
    get folder() {
      return folder();
    },
    get edition() {
      return edition();
    },
    git,
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
      execFileSync('git', ['-C', join(root(), 'website.git'), 'show', `main:content/${file}`], {
        encoding: 'utf8',
      }),
  };
}

/** A repository with one version, and two clones of it, in a folder of their own. */
function firstState(): string {
  const root = mkdtempSync(join(tmpdir(), 'first-state-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' });
  const setName = (name: string) => {
    git('-C', name.toLowerCase(), 'config', 'user.name', name);
    git('-C', name.toLowerCase(), 'config', 'user.email', `${name.toLowerCase()}@example.org`);
  };
  git('init', '--quiet', '--bare', '--initial-branch=main', 'website.git');
  git('clone', '--quiet', 'website.git', 'ada');
  cpSync('editions/journeys', join(root, 'ada', 'content'), { recursive: true });
  setName('Ada');
  git('-C', 'ada', 'checkout', '--quiet', '-B', 'main');
  git('-C', 'ada', 'add', '--all');
  git('-C', 'ada', 'commit', '--quiet', '--message=The first state');
  git('-C', 'ada', 'push', '--quiet', 'origin', 'main');
  git('clone', '--quiet', 'website.git', 'ben');
  setName('Ben');
  return root;
}

/** Each test starts with one version on the website, which both desks have. */
export function twoDesks() {
  let first = '';
  let root = '';
  const ada = deskIn(() => root, 'ada');
  const ben = deskIn(() => root, 'ben');
  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    first ||= firstState();
    root = mkdtempSync(join(tmpdir(), 'two-desks-'));
    cpSync(first, root, { recursive: true });
    for (const desk of [ada, ben])
      desk.git('remote', 'set-url', 'origin', join(root, 'website.git'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  afterAll(() => rmSync(first, { recursive: true }));
  return { ada, ben };
}
