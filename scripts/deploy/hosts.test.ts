// What is made for each host out of a small built site.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { edition } from '#loaders/edition.ts';
import type { BuiltSite } from './built-site.ts';
import { cloudflare, netlify } from './from-dist.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import { apache, nginx } from './own-server.ts';

const base = mkdtempSync(join(tmpdir(), 'deploy-'));
const built: BuiltSite = {
  folder: join(base, 'dist'),
  site: { ...edition.site.read(), url: 'https://www.example.org' },
};
const page = '<p>An appraiser near you.</p>\r\n'.repeat(99);
const made = join(base, 'made');

beforeAll(() => {
  mkdirSync(join(built.folder, '_astro'), { recursive: true });
  for (const file of ['index.html', '_astro/a.1.js', '_headers', 'icon.png'])
    writeFileSync(join(built.folder, file), page);
});
beforeEach(() => rmSync(made, { recursive: true, force: true }));
afterAll(() => rmSync(base, { recursive: true }));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

const compressed = ['_astro/a.1.js', 'index.html'].flatMap((file) => [
  file,
  `${file}.br`,
  `${file}.gz`,
]);

describe('what is made', () => {
  it('for nginx is its configuration beside a site with every text compressed', async () => {
    await nginx.make(built, made);
    const site = [...compressed, 'icon.png'].map((file) => `site/${file}`).sort();
    expect(filesIn(made)).toEqual(
      [...site, 'www.example.org.brotli.inc', 'www.example.org.conf'].sort(),
    );
    const conf = readFileSync(join(made, 'www.example.org.conf'), 'utf8');
    expect(conf).toContain('server_name www.example.org;');
    expect(conf).toContain('root /var/www/www.example.org;');
    expect(conf).toContain('include /etc/nginx/conf.d/www.example.org.brotli*.inc;');
  });

  it('for Apache is the same site with an .htaccess in it', async () => {
    await apache.make(built, made);
    const site = [...compressed, 'icon.png', '.htaccess'];
    expect(filesIn(made)).toEqual(site.map((file) => `site/${file}`).sort());
  });

  it('for GitHub Pages is the site with its name, and what keeps folders with "_"', async () => {
    await githubPages.make(built, made);
    const site = ['.nojekyll', 'CNAME', '_astro/a.1.js', 'icon.png', 'index.html'];
    expect(filesIn(made)).toEqual(site.sort());
    expect(readFileSync(join(made, 'CNAME'), 'utf8')).toBe('www.example.org\n');
  });

  it('for GitHub Pages has no name when GitHub gives one', async () => {
    const site = { ...built.site, url: 'https://appraisers.github.io' };
    await githubPages.make({ ...built, site }, made);
    expect(filesIn(made)).not.toContain('CNAME');
  });

  it('takes the place of what was made before', async () => {
    await githubPages.make(built, made);
    writeFileSync(join(made, 'gone.html'), page);
    await githubPages.make(built, made);
    expect(filesIn(made)).not.toContain('gone.html');
  });

  it.each([cloudflare, netlify])('for $title is the build as it is', async (host) => {
    const before = filesIn(built.folder);
    await host.make(built, host.folder);
    expect(host.folder).toBe('dist');
    expect(filesIn(built.folder)).toEqual(before);
  });
});

describe('what comes next', () => {
  it.each<[Host, RegExp]>([
    [cloudflare, /npm run deploy -- cloudflare --upload/],
    [netlify, /npm run deploy -- netlify --upload/],
    [
      nginx,
      /www\.example\.org\.\* .*--upload you@server:\/var\/www\/www\.example\.org`.*hosting\.md/,
    ],
    [apache, /\.htaccess.*--upload you@server:\/var\/www\/www\.example\.org`/],
    [githubPages, /--upload git@github\.com:you\/repository\.git`/],
  ])('is said for $title', (host, sentence) => expect(host.next(built)).toMatch(sentence));
});
