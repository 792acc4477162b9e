// What each host gets from a small built site, and how it is uploaded. Nothing leaves this machine.
import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deployOptions, fileCountNote, hosts, runCommands } from './hosts.ts';

const base = mkdtempSync(join(tmpdir(), 'deploy-'));
const built = join(base, 'dist');
const site = { ...edition.site.read(), url: 'https://www.example.org' };
const page = '<p>An appraiser near you.</p>\r\n';

beforeAll(() => {
  mkdirSync(join(built, '_astro'), { recursive: true });
  for (const file of ['index.html', '_astro/a.1.js', '_headers'])
    writeFileSync(join(built, file), page);
});
afterAll(() => rmSync(base, { recursive: true }));

const make = (name: string, url = site.url) =>
  hosts.get(name)?.make?.(built, { ...site, url }, join(base, name));
const filesOf = (name: string) =>
  globSync(['**/*', '**/.*'], { cwd: join(base, name) })
    .filter((file) => statSync(join(base, name, file)).isFile())
    .map(toPosix)
    .sort();

it.each([
  ['nginx', ['site/_astro/a.1.js', 'site/index.html', 'www.example.org.conf']],
  ['apache', ['site/.htaccess', 'site/_astro/a.1.js', 'site/index.html']],
  ['github-pages', ['.nojekyll', 'CNAME', '_astro/a.1.js', 'index.html']],
])('%s gets its files, which replace old ones', (name, files) => {
  make(name);
  const removed = files.find((file) => file.endsWith('index.html')) ?? '';
  writeFileSync(join(base, name, removed.replace('index', 'removed')), page);
  make(name);
  expect(filesOf(name)).toEqual(files);
});

it('a host gets the name of the site', () => {
  make('nginx');
  const conf = readFileSync(join(base, 'nginx/www.example.org.conf'), 'utf8');
  expect(conf).toContain('server_name www.example.org;');
  expect(conf).toContain('root /var/www/www.example.org;');
  make('github-pages');
  expect(readFileSync(join(base, 'github-pages/CNAME'), 'utf8')).toBe('www.example.org\n');
  make('github-pages', 'https://uara.github.io');
  expect(filesOf('github-pages')).not.toContain('CNAME');
});

it('says when a site has more files than the host takes', () => {
  const host = hosts.get('cloudflare') ?? expect.fail('There is no Cloudflare.');
  expect(fileCountNote(host, built)).toBe(undefined);
  expect(fileCountNote({ ...host, maxFiles: 2 }, built)).toBe(
    'The site has 3 files. A free account of Cloudflare takes 2. Use a paid account or another host.',
  );
});

describe('an upload', () => {
  it('to GitHub Pages replaces the branch with the files, byte for byte', () => {
    const repository = join(base, 'pages.git');
    spawnSync('git', ['init', '--quiet', '--bare', repository]);
    const author = '[user]\nname = A Volunteer\nemail = volunteer@example.org\n';
    writeFileSync(join(base, 'gitconfig'), `${author}[core]\nautocrlf = input`);
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(base, 'gitconfig'));
    for (const text of ['first upload', page]) {
      writeFileSync(join(built, 'index.html'), text);
      make('github-pages');
      const upload = hosts.get('github-pages')?.upload(join(base, 'github-pages'), repository);
      expect(runCommands(upload ?? [])).toBe(undefined);
    }
    vi.unstubAllEnvs();
    const git = (...args: string[]) =>
      spawnSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' }).stdout;
    expect(git('show', 'gh-pages:index.html')).toBe(page);
    expect(git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')).toContain('.nojekyll');
    expect(git('rev-list', '--count', 'gh-pages').trim()).toBe('1');
  });

  it('to a server has its folder, below the destination', () => {
    const [command] = hosts.get('nginx')?.upload('made', 'me@server:/var/www/a') ?? [];
    expect(command?.slice(-2)).toEqual(['made/site/', 'me@server:/var/www/a/']);
  });

  it('stops at the first command that fails, or that is not installed', () => {
    expect(runCommands([['node', '-e', 'process.exit(3)'], ['no-such-program']])).toMatch(
      /^"node -e .*" failed\. Its error is above\.$/,
    );
    expect(runCommands([['no-such-program']])).toMatch(/^"no-such-program" was not found\. Ins/);
  });
});

describe('the command line', () => {
  it.each([
    [['nginx'], 'nginx', undefined, ''],
    [['cloudflare', '--upload'], 'Cloudflare', 'upload', ''],
    [['netlify', '--preview'], 'Netlify', 'preview', ''],
    [['--upload', 'github-pages', '../pages.git'], 'GitHub Pages', 'upload', '../pages.git'],
  ])('%j is read', (args, title, send, destination) =>
    expect(deployOptions(args)).toMatchObject({ host: { title }, send, destination }),
  );

  it.each([
    [[], /^Name a host, as in .*: cloudflare, netlify, nginx, apache, github-pages\.$/],
    [['nginx', '--force'], /^Unknown option '--force'/],
    [['nginx', '--preview'], /^For nginx, enter one of these: `npm run deploy -- nginx`, .*you@/],
    [['github-pages', '--upload'], /github-pages --upload git@github\.com:you\/repo[^ ]*$/],
    [['netlify', '--upload', 'me@server:/a'], /netlify --upload`, `npm .* netlify --preview`\.$/],
    [['nginx', '--upload', 'a', 'b'], /^For nginx, enter/],
  ])('%j is rejected with a message', (args, message) =>
    expect(() => deployOptions(args)).toThrow(message),
  );
});
