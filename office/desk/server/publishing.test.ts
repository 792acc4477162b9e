// Two people, each with a desk on a clone of the same repository.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { publishState } from './changes.ts';
import { sampleDesk, setDues, setPlace, type TestDesk, today, twoDesks } from './desk.fixture.ts';
import { history } from './history.ts';
import { memberList, openMember, saveMember } from './member-saving.ts';
import { tidyUp } from './merge-versions.ts';
import { discard } from './publishing.ts';
import { serialize } from './requests.ts';

const { ada, ben } = twoDesks();
const publishing = async (desk: TestDesk, choices = {}) => {
  const empty = { other: '', conflicts: [], messages: [''] };
  return { ...empty, ...(await desk.publish('', { choices })) };
};

describe('two people', { timeout: 60_000 }, () => {
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

  it('choose where one record changed twice, and again when it changed after the choice', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setDues(ben, '$130');
    setPlace(ben, 'Town Hall');
    const asked = await publishing(ben);
    expect(asked).toMatchObject({
      other: 'Ada',
      conflicts: [{ title: 'Facts', name: 'Dues', fields: [{ was: ['$130'], is: ['$120'] }] }],
    });
    expect(ben.git('status', '--porcelain')).toBe('');
    expect(ben.website('events.yaml')).not.toContain('Town Hall');
    setDues(ada, '$140');
    await ada.publish('Newer dues');
    const [first] = asked.conflicts;
    const [again] = (await publishing(ben, { [first?.id ?? '']: 'theirs' })).conflicts;
    expect(again).toMatchObject({ fields: [{ was: ['$130'], is: ['$140'] }] });
    expect(await publishing(ben, { [again?.id ?? '']: 'theirs' })).toMatchObject({
      kind: 'published',
    });
    expect(ben.website('facts.yaml')).toContain('dues: $140');
    expect(ben.website('events.yaml')).toContain('Town Hall');
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
      const { hash } = memberList(edition, today);
      const value = { firstName, lastName: 'Quist', email: `${firstName}@example.org`, confirmed };
      return saveMember(edition, 'new', {
        hash,
        value: { ...value, city: 'Provo', zip: '84604' },
        today,
      });
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

  it('get new programs of the desk, and choose a program that both changed', async () => {
    const push = (text: string) => {
      writeFileSync(join(ada.folder, 'program.sh'), text, { mode: 0o755 });
      ada.git('add', '--all');
      ada.git('commit', '--quiet', '--message=Program');
      ada.git('push', '--quiet', 'origin', 'main');
    };
    push('echo new\n');
    setDues(ben, '$130');
    expect((await publishing(ben)).messages.join(' ')).toContain('The desk was updated');
    expect(ben.git('ls-tree', 'HEAD', 'program.sh')).toContain('100755');
    ada.git('pull', '--quiet', '--ff-only', 'origin', 'main');
    push('echo newer\n');
    writeFileSync(join(ben.folder, 'program.sh'), 'echo mine\n');
    ben.git('commit', '--quiet', '--all', '--message=Mine');
    const { conflicts } = await publishing(ben);
    expect(conflicts).toMatchObject([{ title: 'Program file: program.sh' }]);
    await publishing(ben, { [conflicts[0]?.id ?? '']: 'theirs' });
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
    mkdirSync(dirname(hook));
    writeFileSync(hook, '#!/bin/sh\necho "Ask the board first." >&2\nexit 1\n', { mode: 0o755 });
    setDues(ada, '$120');
    expect((await publishing(ada)).messages.join(' ')).toMatch(
      /has a rule that rejects this version.*“Ask the board first\.”/,
    );
  });

  it('can save a form while a slow network answers', async () => {
    const [began, saved] = [join(ada.folder, 'began'), join(ada.folder, 'saved')];
    const wait = `touch ${began}; while [ ! -e ${saved} ]; do sleep 0.05; done`;
    ada.git('config', 'remote.origin.uploadpack', `${wait}; git-upload-pack`);
    setDues(ada, '$120');
    const result = ada.publish('Dues');
    await vi.waitFor(() => expect(existsSync(began)).toBe(true), { timeout: 20_000 });
    await serialize(() => writeFileSync(saved, ''));
    expect(await result).toMatchObject({ kind: 'published' });
  });

  it('whose versions have no common beginning ask the webmaster', async () => {
    ada.git('checkout', '--quiet', '--orphan', 'other');
    ada.git('commit', '--quiet', '--message=Another beginning');
    ada.git('push', '--quiet', '--force', 'origin', 'other:main');
    setDues(ben, '$130');
    await expect(ben.publish('Dues')).rejects.toThrow('no common beginning');
  });
});

describe('a desk that is killed', { timeout: 60_000 }, () => {
  /** Publishes in a program of its own. Git kills it and itself at the commit with this number. */
  function publishAndDie(commit: number) {
    const [hook, count] = [join(ben.folder, '.git', 'hooks', 'pre-commit'), join(ben.folder, 'n')];
    const script = `echo >> ${count}; [ $(wc -l < ${count}) -lt ${commit} ] && exit 0
      kill -9 $DESK $PPID`;
    mkdirSync(dirname(hook), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const program = `process.env.DESK = process.pid;
      const { publish } = await import('@appraisers/office/desk/server/publishing.ts');
      const { openEdition } = await import('@appraisers/edition/loaders/open-edition.ts');
      const request = { words: '', choices: {}, name: '', email: '', undo: '' };
      await publish(openEdition(${JSON.stringify(ben.edition.folder)}), request);`;
    const { signal, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      {
        encoding: 'utf8',
      },
    );
    expect(signal, stderr).toBe('SIGKILL');
    rmSync(hook);
    rmSync(count);
  }

  it('while it saves waits 90 seconds, and then saves what was typed', async () => {
    setPlace(ben, 'Town Hall');
    publishAndDie(1);
    expect((await publishState(ben.edition)).blocked).toMatch(/Try again in \d\d seconds/);
    await expect(ben.publish('')).rejects.toThrow('Your work is safe');
    expect(ben.read('events.yaml')).toContain('Town Hall');
    const then = new Date(Date.now() - 91_000);
    utimesSync(join(ben.folder, '.git', 'index.lock'), then, then);
    expect(await ben.publish('')).toMatchObject({ kind: 'published' });
    expect(ben.website('events.yaml')).toContain('Town Hall');
  });

  it('while it merges takes the merge back, and does it again', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setPlace(ben, 'Town Hall');
    publishAndDie(2);
    expect((await publishState(ben.edition)).blocked).toContain('did not finish it');
    await tidyUp(ben.edition);
    expect(ben.git('status', '--porcelain')).toBe('');
    expect(await ben.publish('')).toMatchObject({ kind: 'published' });
    expect(ben.website('events.yaml')).toContain('Town Hall');
    expect(ben.website('facts.yaml')).toContain('$120');
  });
});

describe('a copy', () => {
  const alone = sampleDesk();

  it('without a website saves the files of the edition and no others, with any words', async () => {
    ada.git('remote', 'remove', 'origin');
    setDues(ada, '$120');
    writeFileSync(join(ada.folder, 'other.txt'), 'not ours');
    expect(await ada.publish('--amend\n $(touch hacked)')).toMatchObject({
      kind: 'saved',
      messages: [expect.stringContaining('no website to publish to')],
    });
    expect(ada.git('show', '--name-only', '--format=%s', 'HEAD')).toBe(
      '--amend $(touch hacked)\n\ncontent/facts.yaml\n',
    );
    expect(ada.git('status', '--porcelain')).toBe('?? other.txt\n');
  });

  it('asks for a name and email before the first version', async () => {
    setDues(ada, '$120');
    ada.git('config', '--unset', 'user.name');
    expect((await publishState(ada.edition)).askName).toBe(true);
    await expect(ada.publish('')).rejects.toThrow('Enter your name and email');
    await ada.publish('', { name: 'Ada Quist', email: 'ada.q@example.org' });
    expect(ada.git('log', '-1', '--format=%an %ae')).toBe('Ada Quist ada.q@example.org\n');
  });

  it('discards changes, which git keeps', async () => {
    const before = ada.read('facts.yaml');
    setDues(ada, '$120');
    ada.write('posts/6-new.md', 'words');
    await discard(ada.edition);
    expect(ada.read('facts.yaml')).toBe(before);
    expect(ada.git('status', '--porcelain')).toBe('');
    ada.git('stash', 'pop', '--quiet');
    expect(ada.read('posts/6-new.md')).toBe('words');
  });

  it('names an error by its entry', async () => {
    const reasons = ada.read('reasons.yaml');
    ada.write('reasons.yaml', reasons.replace(/(name: A divorce[\s\S]*?subject: ).*/, '$1""'));
    const { issues } = await publishState(ada.edition);
    expect(issues).toEqual([expect.stringMatching(/^Reasons and letters, A divorce, .*subject: /)]);
    await expect(ada.publish('')).rejects.toThrow("the site can't be built");
  });

  it('that shows an old version, or has a merge that another program began, says so', async () => {
    setDues(ada, '$120');
    writeFileSync(join(ada.folder, '.git', 'MERGE_HEAD'), '');
    await expect(ada.publish('')).rejects.toThrow('did not finish it');
    rmSync(join(ada.folder, '.git', 'MERGE_HEAD'));
    ada.git('checkout', '--quiet', '--detach');
    await expect(ada.publish('')).rejects.toThrow('old version');
  });

  it('without versions says so, and where to get git when there is none', async () => {
    expect((await publishState(alone.edition)).blocked).toContain("isn't a copy of the website");
    expect(await history(alone.edition)).toMatchObject({ versions: [], blocked: /copy/ });
    vi.stubEnv('PATH', alone.folder);
    expect((await publishState(alone.edition)).blocked).toContain("Git isn't installed");
  });
});
