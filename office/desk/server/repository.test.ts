// Copies that can't publish, or can't save a version now: what the desk says and does.
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { history } from './history.ts';
import { publishState } from './publish-state.ts';
import { discard, publish } from './publishing.ts';

describe('a copy of its own', { timeout: 30_000 }, () => {
  const desk = sampleDesk({ recorded: true });
  const request = { words: '', name: '', email: '', choices: {}, undo: '' };
  const change = () => desk.write('facts.yaml', desk.read('facts.yaml').replace('$100', '$120'));

  it('saves the files of the edition and no others, with any words', async () => {
    change();
    writeFileSync(join(desk.folder, 'other.txt'), 'not ours');
    const words = '--amend\n $(touch hacked)';
    expect(await publish(desk.edition, { ...request, words })).toMatchObject({
      kind: 'saved',
      messages: [expect.stringContaining('no website to publish to')],
    });
    expect(desk.git('show', '--name-only', '--format=%s', 'HEAD')).toBe(
      '--amend $(touch hacked)\n\ncontent/facts.yaml\n',
    );
    expect(desk.git('status', '--porcelain')).toBe('?? other.txt\n');
  });

  it('asks for a name and email before the first version', async () => {
    change();
    desk.git('config', '--unset', 'user.name');
    expect((await publishState(desk.edition)).askName).toBe(true);
    await expect(publish(desk.edition, request)).rejects.toThrow('Enter your name and email');
    await publish(desk.edition, { ...request, name: 'Ada Quist', email: 'ada@example.org' });
    expect(desk.git('log', '-1', '--format=%an %ae')).toBe('Ada Quist ada@example.org\n');
  });

  it('discards changes, which git keeps', async () => {
    const before = desk.read('facts.yaml');
    change();
    desk.write('posts/6-new.md', 'words');
    await discard(desk.edition);
    expect(desk.read('facts.yaml')).toBe(before);
    expect(desk.git('status', '--porcelain')).toBe('');
    desk.git('stash', 'pop', '--quiet');
    expect(desk.read('posts/6-new.md')).toBe('words');
  });

  it.each([
    ['a detached HEAD', () => desk.git('checkout', '--quiet', '--detach'), 'old version'],
    [
      'an unfinished merge',
      () => writeFileSync(join(desk.folder, '.git', 'MERGE_HEAD'), ''),
      'did not finish it',
    ],
  ])('with %s saves no version, and says why', async (_, make, message) => {
    change();
    make();
    expect((await publishState(desk.edition)).blocked).toContain(message);
    await expect(publish(desk.edition, request)).rejects.toThrow(message);
  });

  it('waits 90 seconds for another program, and then removes what a crash left', async () => {
    const lock = join(desk.folder, '.git', 'index.lock');
    change();
    writeFileSync(lock, '');
    expect((await publishState(desk.edition)).blocked).toMatch(/Try again in (8|9)\d seconds/);
    const then = new Date(Date.now() - 91_000);
    utimesSync(lock, then, then);
    expect(await publish(desk.edition, request)).toMatchObject({ kind: 'saved' });
  });
});

describe('a folder without versions', () => {
  const desk = sampleDesk({ recorded: false });
  afterEach(() => vi.unstubAllEnvs());

  it('says that it is no copy of the repository', async () => {
    expect((await publishState(desk.edition)).blocked).toContain("isn't a copy of the website");
    expect(await history(desk.edition, 0)).toMatchObject({ versions: [], blocked: /copy/ });
  });

  it('says where to get git when there is none', async () => {
    rmSync(join(desk.folder, '.git'), { recursive: true, force: true });
    vi.stubEnv('PATH', desk.folder);
    expect((await publishState(desk.edition)).blocked).toContain("Git isn't installed");
  });
});
