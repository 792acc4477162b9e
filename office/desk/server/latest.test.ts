// Two people, each with a desk on a clone of the same repository.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { twoDesks } from './two-desks.fixture.ts';

describe('two people at two desks', { timeout: 60_000 }, () => {
  const { ada, ben } = twoDesks();

  it('get the changes of each other, file by file, and both publish', async () => {
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $120');
    await ada.publish('New dues');
    ben.replace('events.yaml', 'Old Granary Hall', 'Old Granary Hall, upstairs');
    ben.replace('facts.yaml', /^seats: .*$/m, 'seats: 4');
    await ben.publish('Upstairs');
    expect(ben.read('facts.yaml')).toMatch(/^dues: \$120$[\s\S]*^seats: 4$/m);
    expect(await ada.latest.update()).toMatchObject({
      kind: 'merged',
      versions: [{ subject: 'Upstairs', author: 'Ben' }],
      files: [{ title: 'Events' }, { title: 'Facts' }],
    });
    expect(ada.read('events.yaml')).toContain('Old Granary Hall, upstairs');
    expect(ada.read('facts.yaml')).toBe(ben.read('facts.yaml'));
    expect(ada.git('status', '--porcelain')).toBe('');
    expect(await ada.latest.update()).toMatchObject({ kind: 'current' });
  });

  it('keep what they changed and have in no version yet, also in the same file', async () => {
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $120');
    await ada.publish('New dues');
    ben.replace('facts.yaml', /^seats: .*$/m, 'seats: 4');
    ben.write('posts/6-lot.md', 'not finished');
    const { kind, messages } = await ben.latest.update();
    expect(kind).toBe('merged');
    expect(ben.read('facts.yaml')).toMatch(/^dues: \$120$[\s\S]*^seats: 4$/m);
    expect(ben.read('posts/6-lot.md')).toBe('not finished');
    expect(ben.git('status', '--porcelain')).toBe(
      ' M content/facts.yaml\n?? content/posts/6-lot.md\n',
    );
    // No version of Ben's own: the history stays a line.
    expect(ben.git('rev-parse', 'HEAD')).toBe(ada.git('rev-parse', 'HEAD'));
    const [copy = ''] = readdirSync(join(ben.folder, 'backups'));
    expect(messages.join(' ')).toContain(copy);
    const copied = unzipSync(readFileSync(join(ben.folder, 'backups', copy)));
    expect(strFromU8(copied['content/facts.yaml'] ?? new Uint8Array())).toContain('seats: 4');
    expect(strFromU8(copied['content/facts.yaml'] ?? new Uint8Array())).not.toContain('$120');
  });

  it.each(['mine', 'theirs'] as const)('choose %s where one field changed twice', async (side) => {
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $120');
    await ada.publish('New dues');
    ben.replace('facts.yaml', /^dues: .*$/m, 'dues: $130');
    await ben.save('Higher dues');
    const before = ben.git('rev-parse', 'HEAD');
    const { kind, conflicts } = await ben.latest.update();
    expect(kind).toBe('conflicts');
    expect(conflicts).toMatchObject([{ title: 'Facts · Dues', mine: ['$130'], theirs: ['$120'] }]);
    // Nothing changed, and nothing is sent, before Ben has chosen.
    expect(ben.git('rev-parse', 'HEAD')).toBe(before);
    expect(ben.git('status', '--porcelain')).toBe('');
    await expect(ben.send()).rejects.toThrow('choose what to keep');
    const [{ id } = { id: '' }] = conflicts;
    expect(await ben.latest.update({ [id]: side })).toMatchObject({ kind: 'merged' });
    await ben.send();
    const dues = side === 'mine' ? '$130' : '$120';
    expect(ben.read('facts.yaml')).toContain(`dues: ${dues}`);
    expect(ben.website('facts.yaml')).toBe(ben.read('facts.yaml'));
    expect(ben.git('log', '--format=%s')).toContain('New dues');
    expect(ben.git('log', '--format=%s')).toContain('Higher dues');
  });

  it('are asked again when the other side changed after the choice', async () => {
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $120');
    await ada.publish('New dues');
    ben.replace('facts.yaml', /^dues: .*$/m, 'dues: $130');
    const { conflicts } = await ben.latest.update();
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $140');
    await ada.publish('Newer dues');
    const [{ id } = { id: '' }] = conflicts;
    expect(await ben.latest.update({ [id]: 'theirs' })).toMatchObject({
      kind: 'conflicts',
      conflicts: [{ mine: ['$130'], theirs: ['$140'] }],
    });
    expect(ben.read('facts.yaml')).toContain('$130');
  });

  it('send one version after the other when both press the button at once', async () => {
    ada.replace('facts.yaml', /^dues: .*$/m, 'dues: $120');
    ben.replace('events.yaml', 'Old Granary Hall', 'Town Hall');
    await ada.save('Dues');
    await ben.save('Hall');
    await Promise.all([ada.send(), ben.send()]);
    expect(ada.website('facts.yaml')).toContain('$120');
    expect(ada.website('events.yaml')).toContain('Town Hall');
  });

  it('who each add a member give them different numbers', async () => {
    const add = (desk: typeof ada, first: string) => {
      const list = desk.read('members.csv');
      const id = Number(list.trim().split('\n').at(-1)?.split(',')[0]) + 1;
      desk.write(
        'members.csv',
        `${list}${id},${first},Quist,,${first}@example.org,Provo,84604,,,,,,,,,,\n`,
      );
      return id;
    };
    const id = add(ada, 'Ada');
    await ada.publish('Ada');
    expect(add(ben, 'Bea')).toBe(id);
    await ben.publish('Bea');
    expect(ben.read('members.csv')).toContain(`\n${id},Ada,Quist`);
    expect(ben.read('members.csv')).toContain(`\n${id + 1},Bea,Quist`);
    expect(ben.website('members.csv')).toBe(ben.read('members.csv'));
  });

  it('send nothing that a build rejects, even if each change alone was valid', async () => {
    const post = (title: string) =>
      `${ada
        .read('posts/1-redesigned-appraisal-report-uad-3-6.md')
        .replace(/^id: 1$/m, 'id: 9')
        .replace(/^title: .*$/m, `title: ${title}`)}`;
    ada.write('posts/9-one.md', post('One'));
    await ada.publish('One');
    ben.write('posts/9-two.md', post('Two'));
    await ben.save('Two');
    await expect(ben.send()).rejects.toThrow("the site can't be built");
    expect(existsSync(join(ben.folder, 'content/posts/9-one.md'))).toBe(true);
    ben.write('posts/9-two.md', post('Two').replace('id: 9', 'id: 10'));
    await ben.publish('Another number');
    expect(ben.website('posts/9-two.md')).toContain('id: 10');
  });

  it('get new programs of the desk, and are asked to open it again', async () => {
    writeFileSync(join(ada.folder, 'program.sh'), 'echo new\n', { mode: 0o755 });
    ada.git('add', '--all');
    ada.git('commit', '--quiet', '--message=Program');
    ada.git('push', '--quiet', 'origin', 'main');
    ben.replace('facts.yaml', /^dues: .*$/m, 'dues: $130');
    await ben.save('Dues');
    expect((await ben.latest.update()).messages.join(' ')).toContain('The desk was updated');
    expect(readFileSync(join(ben.folder, 'program.sh'), 'utf8')).toBe('echo new\n');
    expect(ben.git('ls-tree', 'HEAD', 'program.sh')).toContain('100755');
    expect(ben.git('status', '--porcelain')).toBe('');
  });

  it('keep a program that was changed here and there', async () => {
    const change = (desk: typeof ada, text: string) =>
      writeFileSync(join(desk.folder, '.gitignore'), text);
    change(ada, 'backups\nmore\n');
    ada.git('commit', '--quiet', '--all', '--message=Ignore');
    ada.git('push', '--quiet', 'origin', 'main');
    change(ben, 'backups\nother\n');
    const { kind, messages } = await ben.latest.update();
    expect(kind).toBe('blocked');
    expect(messages.join(' ')).toContain('Ask your webmaster to merge');
    expect(readFileSync(join(ben.folder, '.gitignore'), 'utf8')).toBe('backups\nother\n');
  });

  it('work on without a connection', async () => {
    rmSync(join(ada.folder, '..', 'website.git'), { recursive: true });
    expect(await ben.latest.update()).toMatchObject({
      kind: 'offline',
      messages: [expect.stringContaining("We couldn't connect")],
    });
    ben.replace('facts.yaml', /^dues: .*$/m, 'dues: $130');
    await ben.save('Dues');
    await expect(ben.send()).rejects.toThrow("We couldn't connect");
    expect(ben.git('log', '-1', '--format=%s')).toBe('Dues\n');
  });

  it('whose versions have no common beginning are sent to the webmaster', async () => {
    ada.git('checkout', '--quiet', '--orphan', 'other');
    ada.git('commit', '--quiet', '--message=Another beginning');
    ada.git('push', '--quiet', '--force', 'origin', 'other:main');
    expect(await ben.latest.update()).toMatchObject({ kind: 'blocked' });
  });
});
