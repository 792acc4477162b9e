// Runs the starters in a clone, with a stand-in for npm that says how it was called.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const starters = ['open-desk.command', 'open-desk.desktop', 'open-desk.cmd'];

describe.skipIf(process.platform === 'win32')('a file to double-click', () => {
  let root = '';
  const copy = () => join(root, 'copy');
  const programs = () =>
    [join(root, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-C', join(root, folder), '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args],
      { stdio: 'pipe' },
    );
  /** Runs a command as a double-click does: from another folder, without a terminal. */
  const run = (path: string, command: string, ...args: readonly string[]) => {
    const env = { PATH: path, HOME: root, GIT_CONFIG_GLOBAL: '/dev/null' };
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    return { status, output: stdout + stderr };
  };
  const open = (path = programs()) => run(path, join(copy(), 'open-desk.command'));
  const publish = (text: string) => {
    writeFileSync(join(root, 'other', 'news.txt'), text);
    git('other', 'add', '--all');
    git('other', 'commit', '--quiet', '--message=News');
    git('other', 'push', '--quiet', 'origin', 'main');
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'start-desk-'));
    mkdirSync(join(root, 'bin'));
    writeFileSync(join(root, 'bin', 'npm'), '#!/bin/sh\necho "npm $* in $(pwd)"\n', {
      mode: 0o755,
    });
    git('', 'init', '--quiet', '--bare', '--initial-branch=main', 'website.git');
    git('', 'clone', '--quiet', 'website.git', 'other');
    for (const file of [...starters, 'office/start/start-desk.mjs'])
      cpSync(file, join(root, 'other', file));
    git('other', 'checkout', '--quiet', '-B', 'main');
    publish('old');
    git('', 'clone', '--quiet', 'website.git', 'copy');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('gets the latest state, leaves what both changed to the desk, and opens it in any case', () => {
    const news = () => readFileSync(join(copy(), 'news.txt'), 'utf8');
    publish('new');
    const { status, output } = open();
    expect(output).toMatch(/This copy is up to date\.\nnpm run --silent desk -- in /);
    expect([status, news()]).toEqual([0, 'new']);
    publish('theirs');
    writeFileSync(join(copy(), 'news.txt'), 'mine');
    expect(open().output).toContain('The desk will add what others published to your work.');
    expect(news()).toBe('mine');
    renameSync(join(root, 'website.git'), join(root, 'away.git'));
    expect(open().output).toMatch(/We couldn't get what[\s\S]*npm run/);
    renameSync(join(copy(), '.git'), join(root, 'git'));
    expect(open().output).toMatch(/isn't connected to the website[\s\S]*npm run/);
  });

  it('starts on Linux from the line that file managers run', () => {
    const [, line = ''] = /^Exec=(.*)$/m.exec(readFileSync('open-desk.desktop', 'utf8')) ?? [];
    const command = line.replaceAll('\\\\', '\\');
    // The format allows these characters between double quotes only.
    expect(command.replaceAll(/"(\\.|[^"\\])*"/g, '')).not.toMatch(/['$&;]/);
    const file = join(copy(), 'open-desk.desktop');
    const { output } = run(programs(), 'sh', '-c', command.replace('%k', file));
    expect(output).toContain('npm run --silent desk -- in ');
  });

  it('says where to get Node when there is none', () => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    for (const tool of ['sh', 'dirname']) symlinkSync(join('/bin', tool), join(tools, tool));
    const { status, output } = open(tools);
    expect(output).toContain("The desk needs Node, and this computer doesn't have it.");
    expect(output).toContain('https://nodejs.org/en/download');
    expect(status).toBe(1);
  });
});

describe('the files to double-click', () => {
  it.each(starters.slice(0, 2))('%s may be run', (file) => {
    expect(statSync(file).mode & 0o111).toBe(0o111);
  });

  it('for Windows has the line ends of Windows', () => {
    const text = readFileSync('open-desk.cmd', 'utf8');
    expect(text.split('\r\n').length).toBe(text.split('\n').length);
    expect(text).toContain('https://nodejs.org/en/download');
  });
});
