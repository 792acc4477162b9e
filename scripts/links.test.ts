// The command as a volunteer and the weekly workflow run it. Nothing here reaches a host: the editions
// name examples only, or names that lead nowhere.
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
import { afterAll, describe, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'links-command-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Runs the command for a copy of an edition, all addresses of which are replaced. */
function links(args: readonly string[], change = (_file: string, text: string) => text) {
  const copy = mkdtempSync(join(scratch, 'edition-'));
  cpSync('editions/journeys', copy, { recursive: true });
  for (const file of globSync(`${copy}/**/*.{yaml,md}`)) {
    const text = readFileSync(file, 'utf8').replaceAll(
      /https:\/\/(?![\w.]*example\.org)[^\s"'()<>]+/g,
      file.endsWith('site.yaml')
        ? 'https://www.example.org/{z}/{x}/{y}'
        : 'https://www.example.org/a',
    );
    writeFileSync(file, change(file, text));
  }
  return spawnSync(process.execPath, ['scripts/links.ts', ...args], {
    env: { ...process.env, CONTENT_DIR: copy },
    encoding: 'utf8',
  });
}

describe('npm run links', { timeout: 30_000 }, () => {
  it('ends well where nothing is broken, and writes the table where it is told to', () => {
    const file = join(scratch, 'links.md');
    const { status, stdout, stderr } = links(['--markdown', file]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/0 addresses asked: .* \d+ examples left out \(/);
    expect(readFileSync(file, 'utf8')).toMatch(/^0 addresses asked: 0 broken/);
  });

  it('says what is wrong with a file, and writes no table', () => {
    const file = join(scratch, 'none.md');
    const { status, stderr } = links(['--markdown', file], (name, text) =>
      name.endsWith('site.yaml') ? text.replace('sampleData: true', 'sampleData: maybe') : text,
    );
    expect(status).toBe(2);
    expect(stderr).toContain('field "sampleData": found "maybe"');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(file)).toBe(false);
  });

  it('says which option it does not know', () => {
    const { status, stderr } = links(['--markdwon', 'x']);
    expect(status).toBe(2);
    expect(stderr).toContain("Unknown option '--markdwon'");
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('says that a file cannot be written, which is no broken address', () => {
    const { status, stderr } = links(['--markdown', join(scratch, 'no-such-folder', 'links.md')]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^ENOENT: no such file or directory/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
