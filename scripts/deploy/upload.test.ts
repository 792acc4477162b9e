// What `--upload` does with what was made. Nothing here leaves the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edition } from '#loaders/edition.ts';
import type { BuiltSite } from './built-site.ts';
import { cloudflare, netlify } from './from-dist.ts';
import { githubPages } from './github-pages.ts';
import { nginx } from './own-server.ts';
import { runCommands } from './run-commands.ts';

const base = mkdtempSync(join(tmpdir(), 'upload-'));
const made = join(base, 'made');
const built: BuiltSite = { folder: join(base, 'dist'), site: edition.site.read() };
const page = '<p>An appraiser near you.</p>\r\n'.repeat(99);

beforeAll(() => mkdirSync(built.folder));
afterAll(() => rmSync(base, { recursive: true }));

describe('an upload', () => {
  it('to GitHub Pages puts the files on the branch to the byte, in the place of what it held', async () => {
    const repository = join(base, 'pages.git');
    spawnSync('git', ['init', '--quiet', '--bare', repository]);
    process.env.GIT_CONFIG_COUNT = '3';
    for (const [at, [key, value]] of Object.entries([
      ['user.name', 'A Volunteer'],
      ['user.email', 'volunteer@example.org'],
      ['core.autocrlf', 'input'],
    ])) {
      process.env[`GIT_CONFIG_KEY_${at}`] = key;
      process.env[`GIT_CONFIG_VALUE_${at}`] = value;
    }
    for (const text of ['of the first time', page]) {
      writeFileSync(join(built.folder, 'index.html'), text);
      await githubPages.make(built, made);
      expect(runCommands(githubPages.upload(made, repository), '')).toBe(undefined);
    }
    const git = (...args: string[]) =>
      spawnSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' }).stdout;
    expect(git('show', 'gh-pages:index.html')).toBe(page);
    expect(git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')).toContain('.nojekyll');
    expect(git('rev-list', '--count', 'gh-pages').trim()).toBe('1');
  });

  it('to Cloudflare is left to its own program, which reads wrangler.jsonc', () => {
    expect(cloudflare.upload('dist', '')).toEqual([{ program: 'wrangler', args: ['deploy'] }]);
  });

  it('to Netlify is of the build as it is', () => {
    expect(netlify.upload('dist', '')[0]?.args).toEqual(
      expect.arrayContaining(['--prod', '--no-build', '--dir', 'dist']),
    );
  });

  it('to a server copies the site and not what stands beside it', () => {
    const [command] = nginx.upload('.built/hosts/nginx', 'me@server:/var/www/a');
    expect(command?.program).toBe('rsync');
    expect(command?.args.slice(-2)).toEqual(['.built/hosts/nginx/site/', 'me@server:/var/www/a/']);
  });

  it('without its program is a sentence that says where to find it', () => {
    const missing = [{ program: 'no-such-program', args: [] }];
    expect(runCommands(missing, netlify.install)).toMatch(
      /^"no-such-program" was not found\. Install it with `npm install --global netlify-cli`/,
    );
  });

  it('that fails is a sentence, and the rest is not tried', () => {
    const failing = { program: 'node', args: ['-e', 'process.exit(3)'] };
    const never = {
      program: 'node',
      args: ['-e', `require('fs').writeFileSync('${base}/tried', '')`],
    };
    expect(runCommands([failing, never], '')).toMatch(/^"node -e .*" did not succeed/);
    expect(existsSync(join(base, 'tried'))).toBe(false);
  });
});
