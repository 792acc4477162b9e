// What each host gets from a small built site, and how it is uploaded. Nothing leaves this machine.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
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
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BuiltSite } from './built-site.ts';
import { hosts } from './hosts.ts';
import { runCommands } from './run-commands.ts';

const base = mkdtempSync(join(tmpdir(), 'deploy-'));
const built: BuiltSite = {
  folder: join(base, 'dist'),
  site: { ...edition.site.read(), url: 'https://www.example.org' },
};
const page = '<p>An appraiser near you.</p>\r\n'.repeat(99);

beforeAll(() => {
  mkdirSync(join(built.folder, '_astro'), { recursive: true });
  for (const file of ['index.html', '_astro/a.1.js', '_headers', 'icon.png'])
    writeFileSync(join(built.folder, file), page);
  // Too short for a compressed copy to be smaller.
  writeFileSync(join(built.folder, 'robots.txt'), 'x');
});
afterAll(() => rmSync(base, { recursive: true }));

const filesIn = (folder: string) =>
  globSync(['**/*', '**/.*'], { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map(toPosix)
    .sort();

const site = ['_astro/a.1.js', 'icon.png', 'index.html', 'robots.txt'];
const copies = ['_astro/a.1.js.br', '_astro/a.1.js.gz', 'index.html.br', 'index.html.gz'];
const served = [...site, ...copies].map((file) => `site/${file}`);

describe('a host gets', () => {
  it.each([
    ['nginx', 'site', [...served, 'www.example.org.brotli.inc', 'www.example.org.conf']],
    ['apache', 'site', [...served, 'site/.htaccess']],
    ['github-pages', '', [...site, '.nojekyll', 'CNAME']],
  ] as const)('%s: its files, which replace old ones', async (name, root, files) => {
    const made = join(base, name);
    await hosts[name].make(built, made);
    writeFileSync(join(made, root, 'removed.html'), page);
    await hosts[name].make(built, made);
    expect(filesIn(made)).toEqual([...files].sort());
  });

  it('compressed copies of the same bytes, and the name of the site', async () => {
    const read = (file: string) => readFileSync(join(base, file));
    await hosts.nginx.make(built, join(base, 'nginx'));
    expect(`${brotliDecompressSync(read('nginx/site/index.html.br'))}`).toBe(page);
    expect(`${gunzipSync(read('nginx/site/index.html.gz'))}`).toBe(page);
    const conf = `${read('nginx/www.example.org.conf')}`;
    expect(conf).toContain('server_name www.example.org;');
    expect(conf).toContain('root /var/www/www.example.org;');
    expect(conf).toContain('include /etc/nginx/conf.d/www.example.org.brotli*.inc;');
    await hosts['github-pages'].make(built, join(base, 'pages'));
    expect(`${read('pages/CNAME')}`).toBe('www.example.org\n');
    const onGithub = { ...built, site: { ...built.site, url: 'https://appraisers.github.io' } };
    await hosts['github-pages'].make(onGithub, join(base, 'pages'));
    expect(filesIn(join(base, 'pages'))).not.toContain('CNAME');
  });
});

it.each([
  ['cloudflare', /npm run deploy -- cloudflare --upload/],
  ['netlify', /npm run deploy -- netlify --upload/],
  [
    'nginx',
    /--upload you@server:\/var\/www\/www\.example\.org`.*www\.example\.org\.conf .*hosting\.md/,
  ],
  ['apache', /\.htaccess.*--upload you@server:\/var\/www\/www\.example\.org`/],
  ['github-pages', /--upload git@github\.com:you\/repository\.git`/],
] as const)('%s: the message says what to do next', (name, message) =>
  expect(hosts[name].next(built)).toMatch(message),
);

describe('an upload', () => {
  it('to GitHub Pages replaces the branch with the files, byte for byte', async () => {
    const made = join(base, 'upload');
    const repository = join(base, 'pages.git');
    spawnSync('git', ['init', '--quiet', '--bare', repository]);
    const settings =
      '[user]\nname = A Volunteer\nemail = volunteer@example.org\n[core]\nautocrlf = input';
    writeFileSync(join(base, 'gitconfig'), settings);
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(base, 'gitconfig'));
    for (const text of ['first upload', page]) {
      writeFileSync(join(built.folder, 'index.html'), text);
      await hosts['github-pages'].make(built, made);
      expect(runCommands(hosts['github-pages'].upload(made, repository), '')).toBe(undefined);
    }
    vi.unstubAllEnvs();
    const git = (...args: string[]) =>
      spawnSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' }).stdout;
    expect(git('show', 'gh-pages:index.html')).toBe(page);
    expect(git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')).toContain('.nojekyll');
    expect(git('rev-list', '--count', 'gh-pages').trim()).toBe('1');
  });

  it.each([
    ['cloudflare', 'wrangler deploy'],
    ['netlify', 'npx --yes netlify-cli@27.10.2 deploy --no-build --dir dist --prod'],
    [
      'nginx',
      'rsync -rc --delay-updates --delete-after .built/hosts/nginx/site/ me@server:/var/www/a/',
    ],
  ] as const)('to %s runs its program', (name, line) => {
    const [command] = hosts[name].upload(hosts[name].folder, 'me@server:/var/www/a');
    expect([command?.program, ...(command?.args ?? [])].join(' ')).toBe(line);
  });

  it('without its program says where to get it', () => {
    const missing = [{ program: 'no-such-program', args: [] }];
    expect(runCommands(missing, hosts.nginx.install)).toMatch(
      /^"no-such-program" was not found\. On Debian, run `apt-get install rsync`/,
    );
  });

  it('stops at the first command that fails', () => {
    const write = `require('fs').writeFileSync(${JSON.stringify(join(base, 'tried'))}, '')`;
    const commands = ['process.exit(3)', write].map((code) => ({
      program: 'node',
      args: ['-e', code],
    }));
    expect(runCommands(commands, '')).toMatch(/^"node -e .*" failed\. Its error is above\.$/);
    expect(existsSync(join(base, 'tried'))).toBe(false);
  });
});
