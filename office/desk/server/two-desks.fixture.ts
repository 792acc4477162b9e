// For tests: a repository of a website, and two clones of it, each with a desk.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { Latest } from './latest.ts';
import { saveVersion, send } from './publishing.ts';

const start = new Date(2026, 10, 22, 14, 5, 9);

function deskIn(root: () => string, name: string) {
  const folder = () => join(root(), name);
  const edition = () => openEdition(join(folder(), 'content'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder(), ...args], { encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(folder(), 'content', file), 'utf8');
  const write = (file: string, text: string) =>
    writeFileSync(join(folder(), 'content', file), text);
  const latest = () =>
    new Latest(edition(), { backups: join(folder(), 'backups'), now: () => start });
  const save = (words: string) => saveVersion(edition(), { words, name: '', email: '' });
  return {
    get folder() {
      return folder();
    },
    get edition() {
      return edition();
    },
    get latest() {
      return latest();
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
    save,
    send: () => send(edition(), latest()),
    publish: async (words: string) => {
      await save(words);
      return send(edition(), latest());
    },
    /** A file of the edition on the website. */
    website: (file: string) =>
      execFileSync('git', ['-C', join(root(), 'website.git'), 'show', `main:content/${file}`], {
        encoding: 'utf8',
      }),
  };
}

/** Each test starts with one version on the website, which both desks have. */
export function twoDesks() {
  let root = '';
  const ada = deskIn(() => root, 'ada');
  const ben = deskIn(() => root, 'ben');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'two-desks-'));
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' });
    git('init', '--quiet', '--bare', '--initial-branch=main', 'website.git');
    git('clone', '--quiet', 'website.git', 'ada');
    cpSync('editions/journeys', join(root, 'ada', 'content'), { recursive: true });
    writeFileSync(join(root, 'ada', '.gitignore'), 'backups\n');
    const setName = (name: string) => {
      git('-C', name.toLowerCase(), 'config', 'user.name', name);
      git('-C', name.toLowerCase(), 'config', 'user.email', `${name.toLowerCase()}@example.org`);
    };
    setName('Ada');
    ada.git('checkout', '--quiet', '-B', 'main');
    ada.git('add', '--all');
    ada.git('commit', '--quiet', '--message=The first state');
    ada.git('push', '--quiet', 'origin', 'main');
    git('clone', '--quiet', 'website.git', 'ben');
    setName('Ben');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  return { ada, ben };
}
