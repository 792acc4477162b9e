import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { sampleDesk } from './desk.fixture.ts';
import { publish, publishState, send, undo } from './publishing.ts';

const noAuthor = { words: '', name: '', mail: '' };
const now = new Date(2026, 10, 22, 14, 5, 9);

describe('an edition that git knows', () => {
  const desk = sampleDesk({ recorded: true });
  const change = () => desk.write('facts.yaml', desk.read('facts.yaml').replace('$100', '$120'));

  it('shows what has changed, as it was and is', async () => {
    change();
    desk.write('pictures/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await publishState(desk.edition)).changes).toEqual([
      {
        file: 'facts.yaml',
        title: 'Facts',
        how: 'changed',
        was: ['dues: $100'],
        is: ['dues: $120'],
      },
      { file: 'pictures/new.svg', title: 'Picture', how: 'new', was: [], is: [] },
    ]);
  });

  it('records the files of the edition, and no other', async () => {
    change();
    writeFileSync(join(desk.folder, 'other.txt'), 'not ours');
    desk.git('add', 'other.txt');
    const { messages } = await publish(desk.edition, { ...noAuthor, words: 'New dues\n for 2027' });
    expect(messages.join(' ')).toContain('Make a file to send');
    expect(desk.git('show', '--name-only', '--format=%s|%an', 'HEAD')).toBe(
      'New dues for 2027|A volunteer\n\ncontent/facts.yaml\n',
    );
    expect(desk.git('status', '--porcelain')).toBe('A  other.txt\n');
  });

  it('records nothing that could not be built', async () => {
    desk.write('facts.yaml', 'founded: long ago\n');
    await expect(publish(desk.edition, noAuthor)).rejects.toThrow('could not be built');
    expect(desk.git('log', '--format=%s')).toBe('The first state\n');
  });

  it('takes words for words, whatever they look like', async () => {
    change();
    await publish(desk.edition, { ...noAuthor, words: '--amend $(touch hacked)' });
    expect(desk.git('log', '-1', '--format=%s')).toBe('--amend $(touch hacked)\n');
    expect(existsSync(join(desk.folder, 'content', 'hacked'))).toBe(false);
  });

  it('asks for the name of anyone who publishes first', async () => {
    change();
    desk.git('config', '--unset', 'user.name');
    expect((await publishState(desk.edition)).askName).toBe(true);
    await expect(publish(desk.edition, noAuthor)).rejects.toThrow('Type your name');
    await publish(desk.edition, { ...noAuthor, name: 'Ada Quist', mail: 'ada@example.org' });
    expect(desk.git('log', '-1', '--format=%an %ae')).toBe('Ada Quist ada@example.org\n');
  });

  it('brings the published state back, and keeps what there was', async () => {
    const before = desk.read('facts.yaml');
    change();
    desk.write('posts/6-new.md', 'words');
    const { messages } = await undo(desk.edition, join(desk.folder, 'backups'), now);
    expect(desk.read('facts.yaml')).toBe(before);
    expect(desk.git('status', '--porcelain')).toBe('');
    const copy = join(desk.folder, 'backups', 'content-2026-11-22-140509.zip');
    expect(messages.join(' ')).toContain(copy);
    const kept = unzipSync(readFileSync(copy));
    expect(strFromU8(kept['content/facts.yaml'] ?? new Uint8Array())).toContain('$120');
    expect(Object.keys(kept)).toContain('content/posts/6-new.md');
  });

  it.each([
    ['a detached HEAD', () => desk.git('checkout', '--quiet', '--detach'), 'old version'],
    [
      'a merge that was begun',
      () => writeFileSync(join(desk.folder, '.git', 'MERGE_HEAD'), ''),
      'did not finish',
    ],
    [
      'another program at it',
      () => writeFileSync(join(desk.folder, '.git', 'index.lock'), ''),
      'Another program',
    ],
  ])('with %s says so in a sentence', async (_, make, message) => {
    change();
    make();
    expect((await publishState(desk.edition)).hindrance).toContain(message);
    await expect(publish(desk.edition, noAuthor)).rejects.toThrow(message);
  });

  // Some thirty programs, one after the other: on a busy machine they wait.
  it('is sent only when asked, and says why it could not be', { timeout: 30_000 }, async () => {
    await expect(send(desk.edition)).rejects.toThrow('nowhere to send it');
    const other = join(desk.folder, '.git', 'other-side.git');
    desk.git('init', '--quiet', '--bare', other);
    desk.git('remote', 'add', 'origin', other);
    change();
    expect((await publish(desk.edition, noAuthor)).messages.join(' ')).toContain('Send it');
    expect((await publishState(desk.edition)).unsent).toBe(2);
    expect((await send(desk.edition)).messages[0]).toBe('Sent.');
    expect((await publishState(desk.edition)).unsent).toBe(0);
    // Another volunteer publishes from another computer.
    desk.git('-c', 'user.name=B', 'commit', '--quiet', '--allow-empty', '--message=Theirs');
    desk.git('push', '--quiet', 'origin', 'main');
    desk.git('reset', '--quiet', '--hard', 'HEAD~1');
    desk.write('facts.yaml', desk.read('facts.yaml').replace('$120', '$130'));
    await publish(desk.edition, noAuthor);
    await expect(send(desk.edition)).rejects.toThrow('Somebody else has published since');
  });
});

describe('an edition that git does not know', () => {
  const desk = sampleDesk({ recorded: false });
  it('is made a file to send', async () => {
    expect(await publishState(desk.edition)).toMatchObject({ recorded: false, changes: [] });
    await expect(publish(desk.edition, noAuthor)).rejects.toThrow('no record');
    await expect(undo(desk.edition, join(desk.folder, 'backups'), now)).rejects.toThrow(
      'nothing can be undone',
    );
    const names = Object.keys(unzipSync(bundle(desk.edition)));
    expect(names).toContain('content/members.csv');
    expect(names.length).toBeGreaterThan(readdirSync(join(desk.folder, 'content')).length);
  });
});
