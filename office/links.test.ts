// The command, for a small site and an edition that names examples only: nothing here leaves this machine.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'links-command-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const edition = join(scratch, 'edition');
const report = join(scratch, 'links.md');

beforeEach(() => {
  cpSync('editions/journeys', edition, { recursive: true });
  for (const file of globSync(`${edition}/**/*.{yaml,md}`)) {
    const example = `https://www.example.org/${file.endsWith('site.yaml') ? '{z}/{x}/{y}' : 'a'}`;
    const outside = /https:\/\/(?![\w.]*example\.org)[^\s"'()<>]+/g;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(outside, example));
  }
  rmSync(report, { force: true });
});

/** Runs the command for a site whose home page links to this address. */
function links(href: string, args: readonly string[] = ['--markdown', report]) {
  const site = mkdtempSync(join(scratch, 'site-'));
  if (href) writeFileSync(join(site, 'index.html'), `<a href="${href}">The guide</a>`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['office/links.ts', ...args], {
    env: { ...process.env, CONTENT_DIR: edition, SITE_DIR: site },
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/\n\s+at /);
  return { status, stdout, stderr };
}

it('exits with 0 where no link is broken, and writes no report', () => {
  const { status, stdout } = links('/');
  expect([status, existsSync(report)]).toEqual([0, false]);
  expect(stdout).toMatch(/^1 address checked: 0 broken, .* 1 good\.\n/);
});

it('exits with 1 where a link is broken, and writes the report', () => {
  const { status, stdout } = links('/none');
  expect(status).toBe(1);
  expect(stdout).toContain('- `/none`: `404 Not Found`\n  - `The guide` on the page `/`\n');
  expect(`${readFileSync(report, 'utf8')}\n`).toBe(stdout);
});

it.each([
  ['there is no built site', '', undefined, /^\S+ has no built site\. Run `npm run build` first\./],
  ['an option is unknown', '/', ['--markdwon', 'x'], /Unknown option '--markdwon'/],
  [
    'a file cannot be written',
    '/none',
    ['--markdown', join(scratch, 'no', 'x.md')],
    /^ENOENT: no such/,
  ],
])('exits with 2 where %s', (_, href, args, message) => {
  const { status, stderr } = links(href, args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});

it('exits with 2 where a file of the edition is wrong, and says which field', () => {
  const file = join(edition, 'site.yaml');
  const text = readFileSync(file, 'utf8').replace('sampleData: true', 'sampleData: maybe');
  writeFileSync(file, text);
  const { status, stderr } = links('/');
  expect(status).toBe(2);
  expect(stderr).toContain('sampleData: "maybe" isn\'t true or false. Enter true or false.');
});
