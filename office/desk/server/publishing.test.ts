import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { sampleDesk } from './desk.fixture.ts';
import { Latest } from './latest.ts';
import { discard, saveVersion, send } from './publishing.ts';
import { versionState } from './versions.ts';

const noAuthor = { words: '', name: '', email: '' };
const now = new Date(2026, 10, 22, 14, 5, 9);

describe('an edition in git', () => {
  const desk = sampleDesk({ recorded: true });
  const latest = () =>
    new Latest(desk.edition, { backups: join(desk.folder, 'backups'), now: () => now });
  const change = () => desk.write('facts.yaml', desk.read('facts.yaml').replace('$100', '$120'));

  it('shows each change, before and after', async () => {
    change();
    desk.write('pictures/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await versionState(desk.edition)).changes).toEqual([
      {
        file: 'facts.yaml',
        title: 'Facts',
        how: 'changed',
        was: ['dues: $100'],
        is: ['dues: $120'],
      },
      { file: 'pictures/new.svg', title: 'Picture: new.svg', how: 'new', was: [], is: [] },
    ]);
  });

  it('saves the files of the edition, and no others', async () => {
    change();
    writeFileSync(join(desk.folder, 'other.txt'), 'not ours');
    desk.git('add', 'other.txt');
    const { messages } = await saveVersion(desk.edition, {
      ...noAuthor,
      words: 'New dues\n for 2027',
    });
    expect(messages.join(' ')).toBe(
      'Saved here. Not live yet. To publish it, make a file and send it to your webmaster.',
    );
    expect(desk.git('show', '--name-only', '--format=%s|%an', 'HEAD')).toBe(
      'New dues for 2027|A volunteer\n\ncontent/facts.yaml\n',
    );
    expect(desk.git('status', '--porcelain')).toBe('A  other.txt\n');
  });

  it('saves no version that cannot be built', async () => {
    desk.write('facts.yaml', 'founded: long ago\n');
    await expect(saveVersion(desk.edition, noAuthor)).rejects.toThrow("the site can't be built");
    expect(desk.git('log', '--format=%s')).toBe('The first state\n');
  });

  it('treats the words of a volunteer as text, even if they look like a command', async () => {
    change();
    await saveVersion(desk.edition, { ...noAuthor, words: '--amend $(touch hacked)' });
    expect(desk.git('log', '-1', '--format=%s')).toBe('--amend $(touch hacked)\n');
    expect(existsSync(join(desk.folder, 'content', 'hacked'))).toBe(false);
  });

  it('asks for a name and email before the first version', async () => {
    change();
    desk.git('config', '--unset', 'user.name');
    expect((await versionState(desk.edition)).askName).toBe(true);
    await expect(saveVersion(desk.edition, noAuthor)).rejects.toThrow('Enter your name and email');
    await saveVersion(desk.edition, { ...noAuthor, name: 'Ada Quist', email: 'ada@example.org' });
    expect(desk.git('log', '-1', '--format=%an %ae')).toBe('Ada Quist ada@example.org\n');
  });

  it('discards changes, and stores a copy of them', async () => {
    const before = desk.read('facts.yaml');
    change();
    desk.write('posts/6-new.md', 'words');
    const { messages } = await discard(desk.edition, join(desk.folder, 'backups'), now);
    expect(desk.read('facts.yaml')).toBe(before);
    expect(desk.git('status', '--porcelain')).toBe('');
    const copy = join(desk.folder, 'backups', 'content-2026-11-22-140509.zip');
    expect(messages.join(' ')).toContain(copy);
    const copied = unzipSync(readFileSync(copy));
    expect(strFromU8(copied['content/facts.yaml'] ?? new Uint8Array())).toContain('$120');
    expect(Object.keys(copied)).toContain('content/posts/6-new.md');
  });

  it.each([
    ['a detached HEAD', () => desk.git('checkout', '--quiet', '--detach'), 'old version'],
    [
      'an unfinished merge',
      () => writeFileSync(join(desk.folder, '.git', 'MERGE_HEAD'), ''),
      'not finished',
    ],
    [
      'another program at work',
      () => writeFileSync(join(desk.folder, '.git', 'index.lock'), ''),
      'Another program',
    ],
  ])('with %s saves no version, and says why', async (_, make, message) => {
    change();
    make();
    expect((await versionState(desk.edition)).blocked).toContain(message);
    await expect(saveVersion(desk.edition, noAuthor)).rejects.toThrow(message);
  });

  // It runs git some thirty times, which takes long on a busy machine.
  it('is sent only on request, and says why it was not', { timeout: 30_000 }, async () => {
    const alone = { canSend: false, live: undefined, saved: { subject: 'The first state' } };
    expect(await versionState(desk.edition)).toMatchObject({ ...alone, unsent: [] });
    await expect(send(desk.edition, latest())).rejects.toThrow("can't publish directly");
    const other = join(desk.folder, '.git', 'other-side.git');
    desk.git('init', '--quiet', '--bare', other);
    desk.git('remote', 'add', 'origin', other);
    change();
    expect((await saveVersion(desk.edition, noAuthor)).messages.join(' ')).toContain(
      '“Send to website”',
    );
    const { live, unsent } = await versionState(desk.edition);
    expect(live).toBeUndefined();
    expect(unsent).toHaveLength(2);
    expect((await send(desk.edition, latest())).messages).toEqual([
      'Sent. The site updates in a few minutes.',
    ]);
    expect((await versionState(desk.edition)).unsent).toEqual([]);
  });
});

describe('an edition without git', () => {
  const desk = sampleDesk({ recorded: false });
  it('becomes a file for the webmaster', async () => {
    const none = { recorded: false, canSend: false, saved: undefined, unsent: [], changes: [] };
    expect(await versionState(desk.edition)).toMatchObject(none);
    await expect(saveVersion(desk.edition, noAuthor)).rejects.toThrow("can't publish directly");
    await expect(discard(desk.edition, join(desk.folder, 'backups'), now)).rejects.toThrow(
      'no saved versions to return to',
    );
    const names = Object.keys(unzipSync(bundle(desk.edition)));
    expect(names).toContain('content/members.csv');
    expect(names.length).toBeGreaterThan(readdirSync(join(desk.folder, 'content')).length);
  });
});
