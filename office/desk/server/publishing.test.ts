// Two people, each with a desk on a clone of the same repository.
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { memberList, openMember, saveMember } from './member-saving.ts';
import { openingNews } from './opening.ts';
import { publishState } from './publish-state.ts';
import { serialize } from './requests.ts';
import { twoDesks } from './two-desks.fixture.ts';

describe('two people at two desks', { timeout: 60_000 }, () => {
  const { ada, ben } = twoDesks();
  type TestDesk = typeof ada;
  const setDues = (desk: TestDesk, dues: string) =>
    desk.replace('facts.yaml', /^dues: .*$/m, `dues: ${dues}`);
  const setPlace = (desk: TestDesk, place: string) =>
    desk.replace('events.yaml', 'Old Granary Hall', place);
  const conflictsOf = async (desk: TestDesk, words: string) => {
    const result = await desk.publish(words);
    return result.kind === 'conflicts' ? result : { other: 'nobody', conflicts: [] };
  };

  it('see what changed, and both publish it', async () => {
    setDues(ada, '$120');
    expect((await publishState(ada.edition)).changes).toMatchObject([
      { title: 'Facts', records: [{ name: 'Dues', fields: [{ was: ['$100'], is: ['$120'] }] }] },
    ]);
    expect(await ada.publish('New dues')).toEqual({ kind: 'published', messages: [] });
    ben.replace('facts.yaml', /^seats: .*$/m, '# Of the board.\nseats: 4');
    expect(await ben.publish('Seats')).toEqual({
      kind: 'published',
      messages: ["Added Ada's changes to yours."],
    });
    expect(ben.website('facts.yaml')).toMatch(/^dues: \$120$[\s\S]*^# Of the board\.\nseats: 4$/m);
    expect(ben.git('status', '--porcelain')).toBe('');
    expect((await publishState(ben.edition)).changes).toEqual([]);
  });

  it.each(['mine', 'theirs'] as const)('choose %s where one record changed twice', async (side) => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setDues(ben, '$130');
    setPlace(ben, 'Town Hall');
    const { other, conflicts } = await conflictsOf(ben, 'Higher dues');
    expect(other).toBe('Ada');
    expect(conflicts).toMatchObject([
      { title: 'Facts', name: 'Dues', fields: [{ was: ['$130'], is: ['$120'] }] },
    ]);
    expect(ben.git('status', '--porcelain')).toBe('');
    expect(ben.website('events.yaml')).not.toContain('Town Hall');
    const choices = { [conflicts[0]?.id ?? '']: side };
    expect(await ben.publish('', { choices })).toMatchObject({ kind: 'published' });
    expect(ben.website('facts.yaml')).toContain(`dues: ${side === 'mine' ? '$130' : '$120'}`);
    expect(ben.website('events.yaml')).toContain('Town Hall');
  });

  it('see the fields of a member in which they differ', async () => {
    ada.replace('members.csv', /^2,Vai,Latu,\d+/m, '2,Vai,Latu,13855550199');
    await ada.publish('Phone');
    ben.replace('members.csv', /^2,Vai,Latu/m, '2,Vai,Latu Jr');
    expect((await conflictsOf(ben, 'Name')).conflicts).toMatchObject([
      {
        title: 'Members',
        name: 'Vai Latu Jr',
        fields: [{ label: 'Last name' }, { label: 'Phone', is: ['(385) 555-0199'] }],
      },
    ]);
  });

  it('are asked again when the other side changed after the choice', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setDues(ben, '$130');
    const { conflicts } = await conflictsOf(ben, 'Mine');
    setDues(ada, '$140');
    await ada.publish('Newer dues');
    const choices = { [conflicts[0]?.id ?? '']: 'theirs' } as const;
    expect(await ben.publish('', { choices })).toMatchObject({
      kind: 'conflicts',
      conflicts: [{ fields: [{ was: ['$130'], is: ['$140'] }] }],
    });
  });

  it('publish one after the other when both press the button at once', async () => {
    setDues(ada, '$120');
    setPlace(ben, 'Town Hall');
    await Promise.all([ada.publish('Dues'), ben.publish('Hall')]);
    expect(ada.website('facts.yaml')).toContain('$120');
    expect(ada.website('events.yaml')).toContain('Town Hall');
  });

  it('who each add a member keep their numbers and confirmations apart', async () => {
    const add = ({ edition }: TestDesk, firstName: string, confirmed: string) => {
      const { hash } = memberList(edition, '2026-11-22');
      const value = { firstName, lastName: 'Quist', email: `${firstName}@example.org`, confirmed };
      return saveMember(edition, 'new', hash, { ...value, city: 'Provo', zip: '84604' });
    };
    const id = add(ada, 'Agnes', '2026-11-20');
    expect(add(ben, 'Boris', '')).toBe(id);
    await ben.publish('Boris');
    expect(await ada.publish('Agnes')).toMatchObject({ kind: 'published' });
    const confirmed = (number: string) => openMember(ada.edition, number);
    expect(confirmed(id)).toMatchObject({ title: 'Boris Quist', value: { confirmed: '' } });
    expect(confirmed(`${Number(id) + 1}`)).toMatchObject({
      title: 'Agnes Quist',
      value: { confirmed: '2026-11-20' },
    });
  });

  it('publish nothing that a build rejects, even if each change alone was valid', async () => {
    const post = (title: string) =>
      ada
        .read('posts/1-redesigned-appraisal-report-uad-3-6.md')
        .replace(/^id: 1$/m, 'id: 9')
        .replace(/^title: .*$/m, `title: ${title}`);
    ada.write('posts/9-one.md', post('One'));
    await ada.publish('One');
    ben.write('posts/9-two.md', post('Two'));
    await expect(ben.publish('Two')).rejects.toThrow("Ada's don't go together");
    expect(ben.git('status', '--porcelain')).toBe('');
    ben.write('posts/9-two.md', post('Two').replace('id: 9', 'id: 10'));
    expect(await ben.publish('Another number')).toMatchObject({ kind: 'published' });
  });

  it('name an error by its entry', async () => {
    const reasons = ada.read('reasons.yaml');
    ada.write('reasons.yaml', reasons.replace(/(name: A divorce[\s\S]*?subject: ).*/, '$1""'));
    const { issues } = await publishState(ada.edition);
    expect(issues).toEqual([expect.stringMatching(/^Reasons and letters, A divorce, .*subject: /)]);
    await expect(ada.publish('')).rejects.toThrow("the site can't be built");
  });

  it('get new programs of the desk, and choose a program that both changed', async () => {
    const push = (text: string) => {
      writeFileSync(join(ada.folder, 'program.sh'), text, { mode: 0o755 });
      ada.git('add', '--all');
      ada.git('commit', '--quiet', '--message=Program');
      ada.git('push', '--quiet', 'origin', 'main');
    };
    push('echo new\n');
    setDues(ben, '$130');
    const { messages } = { messages: [''], ...(await ben.publish('Dues')) };
    expect(messages.join(' ')).toContain('The desk was updated');
    expect(ben.git('ls-tree', 'HEAD', 'program.sh')).toContain('100755');
    ada.git('pull', '--quiet', '--ff-only', 'origin', 'main');
    push('echo newer\n');
    writeFileSync(join(ben.folder, 'program.sh'), 'echo mine\n');
    ben.git('commit', '--quiet', '--all', '--message=Mine');
    const { conflicts } = await conflictsOf(ben, '');
    expect(conflicts).toMatchObject([{ title: 'Program file: program.sh' }]);
    await ben.publish('', { choices: { [conflicts[0]?.id ?? '']: 'theirs' } });
    expect(readFileSync(join(ben.folder, 'program.sh'), 'utf8')).toBe('echo newer\n');
  });

  it('save on this computer without a connection, and publish later', async () => {
    const website = join(ada.folder, '..', 'website.git');
    renameSync(website, `${website}.away`);
    setDues(ben, '$130');
    expect(await ben.publish('Dues')).toMatchObject({
      kind: 'unpublished',
      messages: [expect.stringContaining('not published'), expect.stringContaining('connect')],
    });
    expect((await publishState(ben.edition)).changes).toMatchObject([{ title: 'Facts' }]);
    renameSync(`${website}.away`, website);
    expect(await ben.publish('')).toMatchObject({ kind: 'published' });
  });

  it("learn the server's own reason when it rejects a version", async () => {
    const hook = join(ada.folder, '..', 'website.git', 'hooks', 'pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "Ask the board first." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    setDues(ada, '$120');
    const { messages } = { messages: [''], ...(await ada.publish('Dues')) };
    expect(messages.join(' ')).toMatch(
      /has a rule that rejects this version.*“Ask the board first\.”/,
    );
  });

  it('can save a form while a slow network answers', async () => {
    ada.git('config', 'remote.origin.uploadpack', 'sleep 2; git-upload-pack');
    setDues(ada, '$120');
    const order: string[] = [];
    const publishing = ada.publish('Dues').then(() => order.push('published'));
    await serialize(() => order.push('saved'));
    await publishing;
    expect(order).toEqual(['saved', 'published']);
  });

  it('whose versions have no common beginning ask the webmaster', async () => {
    ada.git('checkout', '--quiet', '--orphan', 'other');
    ada.git('commit', '--quiet', '--message=Another beginning');
    ada.git('push', '--quiet', '--force', 'origin', 'other:main');
    setDues(ben, '$130');
    await expect(ben.publish('Dues')).rejects.toThrow('no common beginning');
  });

  it('open with what the other published, unless a change is in the way', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    const news = openingNews(ben.edition);
    await vi.waitFor(() => expect(news()).toEqual(['Ada published “New dues”.']));
    expect(ben.read('facts.yaml')).toContain('$120');
    setDues(ada, '$140');
    await ada.publish('Newer dues');
    ben.replace('facts.yaml', /^seats: .*$/m, 'seats: 4');
    const later = openingNews(ben.edition);
    await vi.waitFor(() => expect(later().join()).toContain('Publishing adds it'));
    expect(ben.read('facts.yaml')).toContain('$120');
  });

  it('lose nothing when the desk crashes while it merges', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setPlace(ben, 'Town Hall');
    ben.git('commit', '--quiet', '--all', '--message=Hall');
    ben.git('fetch', '--quiet');
    ben.git('merge', '--quiet', '--no-commit', '--no-ff', 'origin/main');
    writeFileSync(join(ben.folder, '.git', 'desk-merges'), '');
    expect((await publishState(ben.edition)).blocked).toContain('did not finish it');
    const news = openingNews(ben.edition);
    await vi.waitFor(() => expect(news().join()).toContain('Publishing adds it'));
    expect(await ben.publish('')).toMatchObject({ kind: 'published' });
    expect(ben.website('events.yaml')).toContain('Town Hall');
    expect(ben.website('facts.yaml')).toContain('$120');
  });
});
