// What each host gets beside the built site, and how it is uploaded. Nothing leaves this machine.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import { expect, it } from 'vitest';
import { hostedSite } from '../sites.fixture.ts';
import { deployOptions, hosts, writeHostFiles } from './hosts.ts';

/** The files of a host around a built site, with their texts. */
function filesOf(name: string, url: string): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(folder, 'site'));
  for (const file of ['index.html', '_headers']) writeFileSync(join(folder, 'site', file), file);
  writeHostFiles(hosts.get(name) ?? expect.fail(name), { ...hostedSite, url }, folder);
  const files = globSync(['*.*', 'site/{*,.*}'], { cwd: folder }).map(
    (file) => [toPosix(file), readFileSync(join(folder, file), 'utf8')] as const,
  );
  rmSync(folder, { recursive: true });
  return new Map(files);
}

const ofPages = ['.gitattributes', '.nojekyll'];

it.each([
  ['nginx', 'https://www.example.org', ['www.example.org.conf'], []],
  ['apache', 'https://www.example.org', [], ['.htaccess']],
  ['github-pages', 'https://www.example.org', [], [...ofPages, 'CNAME']],
  ['github-pages', 'https://uara.github.io/site', [], ofPages],
])('%s gets its own files for %s', (name, url, outside, inSite) =>
  expect([...filesOf(name, url).keys()].sort()).toEqual(
    [...outside, ...[...inSite, 'index.html'].map((file) => `site/${file}`)].sort(),
  ),
);

it('a host gets the name of the site', () => {
  const conf = filesOf('nginx', 'https://www.example.org').get('www.example.org.conf');
  expect(conf).toContain('server_name www.example.org;');
  expect(conf).toContain('root /var/www/www.example.org;');
  const name = filesOf('github-pages', 'https://www.example.org').get('site/CNAME');
  expect(name).toBe('www.example.org\n');
});

it.each([
  [['nginx'], 'undefined'],
  [['cloudflare', '--upload'], 'wrangler@[^ ]+ deploy$'],
  [['netlify', '--preview'], 'netlify-cli@[^ ]+ deploy --no-build --dir dist$'],
])('%j runs %s', (args, command) =>
  expect(`${deployOptions(args).command}`).toMatch(new RegExp(command)),
);

it.each([
  [[]],
  [['nginx', '--upload']],
  [['cloudflare', '--publish']],
  [['netlify', '--upload', 'me@server:/a']],
])('%j is rejected with the names of the hosts', (args) =>
  expect(() => deployOptions(args)).toThrow(/^Enter .* one of cloudflare, netlify, nginx, /),
);
