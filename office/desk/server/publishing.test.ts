// Two people, each with a desk on a clone of the same repository.
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
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { describe, expect, it, vi } from 'vitest';
import { publishState } from './changes.ts';
import { sampleDesk, type TestDesk, twoDesks } from './desk.fixture.ts';
import { history, liveState, makeAsThen, openVersion } from './history.ts';
import { discard } from './publishing.ts';
import { recoverRepository, repositoryOf } from './repository.ts';
import { serialize } from './requests.ts';

const { ada, ben, crashed } = twoDesks();

const setDues = (desk: TestDesk, dues: string) =>
  desk.replace('facts.yaml', /^dues: .*$/m, `dues: ${dues}`);
const setPlace = (desk: TestDesk, place: string) =>
  desk.replace('events.yaml', 'Old Granary Hall', place);
const publishDues = (desk: TestDesk, dues: string) => {
  setDues(desk, dues);
  return desk.publish('');
};
const blocked = async (desk: TestDesk) => (await repositoryOf(desk.edition)).blocked;
const publishing = async (desk: TestDesk, more = {}) => {
  const empty = { other: '', conflicts: [], messages: [''] };
  return { ...empty, ...(await desk.publish('', more)) };
};
/** Makes a version without the desk, as a webmaster does. */
const commit = (desk: TestDesk, words: string) => {
  desk.git('add', '--all');
  desk.git('commit', '--quiet', `--message=${words}`);
};
/** Ada publishes so, too: her files become the last version of the website. Her clone doesn't know it. */
const push = (words: string) => {
  const website = ['--git-dir=../website.git', '--work-tree=.'];
  ada.git(...website, 'add', '--all');
  ada.git(...website, 'commit', '--quiet', `--message=${words}`);
};
const pushDues = (dues: string) => {
  setDues(ada, dues);
  push(dues);
};
const isClean = (desk: TestDesk) => expect(desk.git('status', '--porcelain')).toBe('');
const published = { kind: 'published' };

/** A hook of git, which is a script. */
function setHook(folder: string, name: string, script: string): string {
  const hook = join(folder, 'hooks', name);
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return hook;
}

describe('two people', () => {
  it('see what changed, and what others published in the meantime', async () => {
    // Settings of a computer that would stop git.
    for (const name of ['commit.gpgSign', 'merge.verifySignatures', 'diff.relative'])
      ben.git('config', name, 'true');
    setDues(ada, '$120');
    expect((await publishState(ada.edition)).changes).toMatchObject([
      { title: 'Facts', records: [{ name: 'Dues', fields: [{ was: ['$100'], is: ['$120'] }] }] },
    ]);
    expect(await ada.publish('New dues')).toEqual({ kind: 'published', messages: [] });
    // To Ben, it comes after the website was asked for it, and before he pushes.
    const [main, later] = ['../website.git/refs/heads/main', '../later'] as const;
    renameSync(join(ada.folder, main), join(ada.folder, later));
    setHook(join(ben.folder, '.git'), 'pre-commit', `mv ${later} ${main}`);
    ben.replace('facts.yaml', /^seats: .*$/m, '# Of the board.\nseats: 4');
    setPlace(ben, 'Town Hall');
    ben.write('pictures/lot.svg', ben.read('pictures/feature-local.svg'));
    const messages = ["Added Ada's changes to yours."];
    expect(await ben.publish('Seats')).toEqual({ kind: 'published', messages });
    expect(ben.website('facts.yaml')).toMatch(/^dues: \$120$[\s\S]*^# Of the board\.\nseats: 4$/m);
    isClean(ben);
    expect((await publishState(ben.edition)).changes).toEqual([]);
    const { versions } = await history(ben.edition);
    expect(versions).toMatchObject([
      { subject: 'Seats', author: 'Ben', changed: ['Events', 'Facts', 'Picture: lot.svg'] },
      { subject: 'New dues', author: 'Ada', changed: ['Facts'] },
      { subject: 'The first state' },
    ]);
    const { files } = await openVersion(ben.edition, versions[0]?.id ?? '');
    const fields = [{ label: 'Place', is: ['Town Hall'] }];
    expect(files).toMatchObject([
      { title: 'Events', records: [{ name: 'Annual meeting', fields }] },
      { title: 'Facts', records: [{ name: 'Seats' }] },
      { title: 'Picture: lot.svg', how: 'new' },
    ]);
    await expect(openVersion(ben.edition, 'HEAD')).rejects.toThrow("can't find that version");
  });

  it('publish after a version that the website got while it received theirs', async () => {
    pushDues('$120');
    const website = join(ada.folder, '..', 'website.git');
    renameSync(join(website, 'refs/heads/main'), join(website, 'later'));
    setHook(website, 'pre-receive', 'mv later refs/heads/main || true');
    setPlace(ben, 'Town Hall');
    expect(await ben.publish('Hall')).toMatchObject(published);
    expect(ben.website('facts.yaml')).toContain('$120');
    expect(ben.website('events.yaml')).toContain('Town Hall');
  });

  it('choose where one record changed twice, and again when it changed after the choice', async () => {
    pushDues('$120');
    setPlace(ben, 'Town Hall');
    setDues(ben, '$130');
    const asked = await publishing(ben);
    expect(asked).toMatchObject({
      other: 'Ada',
      conflicts: [{ title: 'Facts', name: 'Dues', fields: [{ was: ['$130'], is: ['$120'] }] }],
    });
    isClean(ben);
    expect(ben.website('events.yaml')).not.toContain('Town Hall');
    pushDues('$140');
    const first = { [asked.conflicts[0]?.id ?? '']: 'theirs' };
    const [again] = (await publishing(ben, { choices: first })).conflicts;
    expect(again).toMatchObject({ fields: [{ was: ['$130'], is: ['$140'] }] });
    const second = { [again?.id ?? '']: 'theirs' };
    expect(await publishing(ben, { choices: second })).toMatchObject(published);
    expect(ben.website('facts.yaml')).toContain('dues: $140');
    expect(ben.website('events.yaml')).toContain('Town Hall');
  });

  it('who each add members and articles give them two numbers, and an undo frees none', async () => {
    const add = (desk: TestDesk, name: string, place: RegExp) => {
      const rowOf = (id: string, first: string) =>
        `${id},${first},Quist,,${first}@example.org,Provo,84604${','.repeat(10)}\n`;
      // Both add Cleo, too, from the same export.
      desk.replace('members.csv', place, rowOf('900', name) + rowOf('910', 'Cleo'));
      const confirmed = `900,,${name} Quist,2026-11-20\n`;
      desk.write('member-numbers.csv', `id,platformId,person,confirmed\n${confirmed}`);
    };
    // Far apart, so that git sees no conflict.
    add(ada, 'Agnes', /(?<=\n)/);
    ada.replace('members.csv', '1,Ruth,Abernathy', '1,Ruth,Abbott');
    const first = 'posts/1-redesigned-appraisal-report-uad-3-6.md';
    const post = (id: number) => ada.read(first).replace(/^id: 1$/m, `id: ${id}`);
    ada.write('posts/9-one.md', post(9));
    push('Agnes');
    add(ben, 'Boris', /$/);
    ben.write('posts/9-two.md', post(9));
    const elsewhere = '[Theirs](https://www.example.com/resources/9)';
    ben.write('posts/10-three.md', `${post(10)}\n[Two](/resources/9) ${elsewhere}\n`);
    ben.replace(first, /$/, '\n[Three](/resources/10) follows [two](/resources/blogs/9).\n');
    expect(await ben.publish('Boris')).toMatchObject(published);
    expect(
      ben
        .website('members.csv')
        .match(/^(1|9..),\w+/gm)
        ?.toSorted(),
    ).toEqual([...['1,Ruth', '900,Agnes', '910,Cleo', '911,Boris']]);
    expect(ben.website('posts/9-one.md')).toContain('id: 9\n');
    expect(ben.website('posts/9-two.md')).toContain('id: 11\n');
    // Links follow.
    expect(ben.website('posts/10-three.md')).toContain(`[Two](/resources/11) ${elsewhere}`);
    expect(ben.website(first)).toContain(
      '[Three](/resources/10) follows [two](/resources/blogs/11).',
    );
    const undo = ben.version('Agnes');
    expect(await ben.publish('', { undo })).toMatchObject(published);
    expect(ben.website('members.csv')).not.toContain('Agnes');
    const numbers = ben.website('member-numbers.csv').trim().split('\n').toSorted();
    expect(numbers).toEqual([
      '900,,Agnes Quist,2026-11-20',
      '911,,Boris Quist,2026-11-20',
      'id,platformId,person,confirmed',
    ]);
  });

  it('who broke the list by hand find it as it was', async () => {
    for (const desk of [ada, ben]) desk.write('member-numbers.csv', 'id,platformId\n900,\n');
    ada.replace('members.csv', '1,Ruth', '900,Ruth');
    push('Ruth');
    ben.replace('members.csv', '2,Vai', '1,Vai');
    const before = ben.read('members.csv');
    expect((await publishing(ben)).conflicts).toMatchObject([{ title: 'Members', name: '' }]);
    expect(ben.read('members.csv')).toBe(before);
  });

  it('publish nothing that a build rejects, and learn whose error it is', async () => {
    // Each change alone is valid.
    rmSync(join(ada.folder, 'content', 'posts', '1-redesigned-appraisal-report-uad-3-6.md'));
    push('Without the first article');
    ben.replace(
      'posts/2-when-you-need-a-certified-general-appraiser.md',
      /$/,
      '\n[One](/resources/1)\n',
    );
    await expect(ben.publish('A link')).rejects.toMatchObject({
      message: expect.stringContaining("Ada's don't go together"),
      issues: [{ message: expect.stringContaining('There is no page at "/resources/1"') }],
    });
    isClean(ben);
    ada.replace('members.csv', '1,Ruth', '1,Ruth7');
    push('By hand');
    await expect(ben.publish('')).rejects.toThrow('Ada published errors');
    isClean(ben);
  });

  it('get new programs of the desk, and choose a program that both changed', async () => {
    const program = (desk: TestDesk, name: string, text: string) =>
      writeFileSync(join(desk.folder, name), text, { mode: 0o755 });
    program(ada, 'new.sh', 'echo new\n');
    program(ada, 'program.sh', 'echo theirs\n');
    push('Programs');
    program(ben, 'program.sh', 'echo mine\n');
    commit(ben, 'Program');
    program(ben, 'program.sh', 'echo by hand\n');
    const { conflicts } = await publishing(ben);
    expect(conflicts).toMatchObject([{ title: 'Program file: program.sh' }]);
    const choices = { [conflicts[0]?.id ?? '']: 'theirs' };
    await expect(publishing(ben, { choices })).rejects.toThrow('overwritten by merge');
    expect(readFileSync(join(ben.folder, 'program.sh'), 'utf8')).toBe('echo by hand\n');
    program(ben, 'program.sh', 'echo mine\n');
    const { messages } = await publishing(ben, { choices });
    expect(messages.join(' ')).toContain('The desk was updated');
    expect(ben.git('show', 'HEAD:program.sh')).toBe('echo theirs\n');
    expect(ben.git('ls-tree', 'HEAD')).toMatch(/^100755 .*\tnew\.sh\n100755 .*\tprogram\.sh$/m);
  });

  it('save on this computer when the server or the network refuses, and publish later', async () => {
    const website = join(ben.folder, '..', 'website.git');
    const hook = setHook(website, 'pre-receive', 'echo "Ask the board first." >&2; exit 1');
    setDues(ben, '$130');
    const { messages } = await publishing(ben);
    expect(messages.join(' ')).toMatch(/has a rule that rejects.*“Ask the board first\.”/);
    rmSync(hook);
    renameSync(website, `${website}.away`);
    expect(await publishing(ben)).toMatchObject({
      kind: 'unpublished',
      messages: [expect.stringContaining('not published'), expect.stringContaining('connect')],
    });
    expect((await publishState(ben.edition)).changes).toMatchObject([{ title: 'Facts' }]);
    expect((await discard(ben.edition)).messages[0]).toContain('nothing was discarded');
    renameSync(`${website}.away`, website);
    expect(await publishing(ben)).toMatchObject(published);
  });

  it('leave nothing of a merge that could not be finished, as on a full disk', async () => {
    for (const file of ['first.svg', 'last.svg'])
      ada.write(`pictures/${file}`, ada.read('pictures/feature-local.svg'));
    push('Pictures');
    const attributes = join(ben.folder, '.git', 'info', 'attributes');
    mkdirSync(dirname(attributes), { recursive: true });
    writeFileSync(attributes, 'last.svg filter=full\n');
    ben.git('config', 'filter.full.smudge', 'false');
    ben.git('config', 'filter.full.required', 'true');
    await expect(publishDues(ben, '$130')).rejects.toThrow('last.svg');
    isClean(ben);
  });

  it('can save a form while a slow network answers', async () => {
    const [began, saved] = [join(ada.folder, 'began'), join(ada.folder, 'saved')];
    const wait = `touch ${began}; while [ ! -e ${saved} ]; do sleep 0.05; done`;
    ada.git('config', 'remote.origin.uploadpack', `${wait}; git-upload-pack`);
    const result = publishDues(ada, '$120');
    await expect.poll(() => existsSync(began)).toBe(true);
    await serialize(() => writeFileSync(saved, ''));
    expect(await result).toMatchObject(published);
  });
});

describe('a desk that was killed', () => {
  /** The folder as it is while git makes a version, which is how a crash leaves it. */
  const crash = async () => {
    setHook(join(ben.folder, '.git'), 'pre-commit', 'cp -r . ../crashed; exit 1');
    await expect(ben.publish('')).rejects.toThrow();
    rmSync(join(crashed.folder, '.git', 'hooks'), { recursive: true });
  };

  it('while it saved waits two minutes, and then saves what was typed', async () => {
    setPlace(ben, 'Town Hall');
    await crash();
    expect(await blocked(crashed)).toContain('Wait two minutes');
    await expect(crashed.publish('')).rejects.toThrow('Your work is safe');
    expect(crashed.read('events.yaml')).toContain('Town Hall');
    const then = new Date(Date.now() - 91_000);
    utimesSync(join(crashed.folder, '.git', 'index.lock'), then, then);
    expect(await crashed.publish('')).toMatchObject(published);
    expect(crashed.website('events.yaml')).toContain('Town Hall');
  });

  it('while it put a merge on disk loses nothing, and publishes later', async () => {
    ada.replace('members.csv', '13855550151', '13855550199');
    pushDues('$120');
    const copying = 'rm -rf ../crashed; cp -r . ../crashed; cat';
    ben.git('config', 'filter.crash.clean', copying);
    ben.git('config', 'filter.crash.smudge', copying);
    const attributes = join('.git', 'info', 'attributes');
    mkdirSync(dirname(join(ben.folder, attributes)), { recursive: true });
    writeFileSync(join(ben.folder, attributes), 'members.csv filter=crash\n');
    setHook(join(ben.folder, '.git'), 'pre-push', 'exit 1');
    setPlace(ben, 'Town Hall');
    expect(await ben.publish('')).toMatchObject({ kind: 'unpublished' });
    rmSync(join(crashed.folder, attributes));
    rmSync(join(crashed.folder, '.git', 'hooks'), { recursive: true });
    expect(crashed.read('facts.yaml')).toContain('dues: $120');
    expect(await blocked(crashed)).toContain('open it again');
    // The program that it names, that of this test, is running: it may be another desk.
    await recoverRepository(crashed.edition);
    expect(await blocked(crashed)).toContain('open it again');
    utimesSync(join(crashed.folder, '.git', 'desk-merge'), 0, 0);
    await recoverRepository(crashed.edition);
    isClean(crashed);
    crashed.replace('facts.yaml', 'dues: $100', 'dues: $100\nrooms: 2');
    expect(await crashed.publish('')).toMatchObject(published);
    isClean(crashed);
    expect(crashed.website('events.yaml')).toContain('Town Hall');
    expect(crashed.website('facts.yaml')).toContain('dues: $120\nrooms: 2');
    expect(crashed.website('members.csv')).toContain('13855550199');
  });
});

describe('what was published', () => {
  it('is undone, and what came later stays, or the desk asks', async () => {
    setDues(ada, '$120');
    commit(ada, 'New dues');
    setPlace(ada, 'Town Hall');
    commit(ada, 'Another hall');
    expect(await ada.publish('', { undo: ada.version('New dues') })).toMatchObject(published);
    expect(ada.website('facts.yaml')).toContain('dues: $100');
    expect(ada.website('events.yaml')).toContain('Town Hall');
    setDues(ada, '$130');
    commit(ada, 'Newer dues');
    const undo = ada.version('Undo “New dues”');
    const { other, conflicts } = await publishing(ada, { undo });
    expect(other).toBe(undefined);
    await ada.publish('', { undo, choices: { [conflicts[0]?.id ?? '']: 'theirs' } });
    expect(ada.website('facts.yaml')).toContain('$120');
  });

  it('stays if the site needs it, or the desk has unpublished changes', async () => {
    ada.replace('facts.yaml', /$/, 'rooms: 2\n');
    commit(ada, 'A fact');
    ada.replace('benefits.yaml', /text: .*/, 'text: We have {rooms} rooms.');
    commit(ada, 'A text');
    const undo = ada.version('A fact');
    await expect(ada.publish('', { undo })).rejects.toThrow('without this version');
    isClean(ada);
    const first = ada.version('The first state');
    await expect(ada.publish('', { undo: first })).rejects.toThrow('Nothing was before');
    writeFileSync(join(ada.folder, 'program.sh'), 'echo new\n');
    setDues(ada, '$120');
    commit(ada, 'Both');
    const both = ada.version('Both');
    await expect(ada.publish('', { undo: both })).rejects.toThrow('changed programs, too');
    setPlace(ada, 'Town Hall');
    await expect(ada.publish('', { undo })).rejects.toThrow('Publish or discard');
  });

  it('makes a page as it was then, as a change to publish', async () => {
    setDues(ada, '$120');
    commit(ada, 'Dues');
    const first = ada.version('The first state');
    await makeAsThen(ada.edition, first, 'facts.yaml');
    expect(ada.read('facts.yaml')).toContain('$100');
    expect(ada.git('show', 'HEAD:content/facts.yaml')).toContain('$120');
    await expect(makeAsThen(ada.edition, first, 'facts.yaml')).rejects.toThrow('You changed');
    ada.write('facts.yaml', 'dues: [');
    await makeAsThen(openEdition(join(ada.folder, 'content')), first, 'facts.yaml');
    expect(ada.read('facts.yaml')).toContain('$100');
    for (const file of ['none.yaml', '', '../.gitignore'])
      await expect(makeAsThen(ada.edition, first, file)).rejects.toThrow('no such page');
  });
});

it('is live when the website has the last version', async () => {
  const live = (shown: string) => {
    vi.stubGlobal('fetch', async () => new Response(shown, { status: shown ? 200 : 404 }));
    return liveState(ada.edition, new Date(2026, 10, 22, 10, 4));
  };
  const address = 'https://www.example.org';
  for (const shown of ['', '<!doctype html>'])
    expect(await live(shown)).toEqual({ kind: 'unknown', address });
  expect(await live(`${'0'.repeat(40)}\n`)).toEqual({ kind: 'waiting', address });
  const since = '10:04 AM';
  expect(await live(ada.git('rev-parse', 'HEAD'))).toEqual({ kind: 'live', since });
  vi.unstubAllGlobals();
});

describe('a copy', () => {
  const alone = sampleDesk();

  it('without a website saves the files of the edition and no others, with any words', async () => {
    ada.git('remote', 'remove', 'origin');
    writeFileSync(join(ada.folder, 'other.txt'), 'not ours');
    ada.git('config', '--unset', 'user.name');
    setDues(ada, '$120');
    expect((await publishState(ada.edition)).askName).toBe(true);
    await expect(ada.publish('')).rejects.toThrow('Enter your name and email');
    const author = { name: 'Ada Quist', email: 'ada.q@example.org' };
    expect(await ada.publish('--amend\n $(touch hacked)', author)).toMatchObject({
      kind: 'saved',
      messages: [expect.stringContaining('no website to publish to')],
    });
    const last = ada.git('show', '--name-only', '--format=%an %ae %s', 'HEAD');
    expect(last).toBe(
      'Ada Quist ada.q@example.org --amend $(touch hacked)\n\ncontent/facts.yaml\n',
    );
    expect(ada.git('status', '--porcelain')).toBe('?? other.txt\n');
  });

  it('discards changes, which git keeps', async () => {
    const before = ada.read('facts.yaml');
    setDues(ada, '$120');
    ada.write('posts/6-new.md', 'words');
    await discard(ada.edition);
    expect(ada.read('facts.yaml')).toBe(before);
    isClean(ada);
    ada.git('stash', 'pop', '--quiet');
    expect(ada.read('posts/6-new.md')).toBe('words');
  });

  it('that began anew, without the versions of the website, says so', async () => {
    ada.git('checkout', '--quiet', '--orphan', 'anew');
    commit(ada, 'The first state, again');
    ada.git('branch', '--move', '--force', 'main');
    await expect(ada.publish('')).rejects.toThrow('no common beginning');
    isClean(ada);
  });

  it('that shows an old version, or has a merge that another program began, says so', async () => {
    const merge = join(ada.folder, '.git', 'MERGE_HEAD');
    writeFileSync(merge, '');
    await expect(ada.publish('')).rejects.toThrow('did not finish it');
    rmSync(merge);
    ada.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    ada.git('checkout', '--quiet', '-b', 'draft');
    await expect(ada.publish('')).rejects.toThrow('on “draft”');
    ada.git('checkout', '--quiet', '--detach');
    await expect(ada.publish('')).rejects.toThrow('old version');
  });

  it('that git cannot read says so, and where to get git when there is none', async () => {
    expect((await publishState(alone.edition)).blocked).toContain("isn't a copy of the website");
    expect(await history(alone.edition)).toMatchObject({ versions: [], blocked: /copy/ });
    writeFileSync(join(ada.folder, '.git', 'index'), 'broken');
    await expect(ada.publish('')).rejects.toThrow('index file');
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect(await blocked(ada)).toContain('belongs to another account');
    vi.stubEnv('PATH', alone.folder);
    expect(await publishState(alone.edition)).toMatchObject({
      blocked: expect.stringContaining("Git isn't installed"),
      hasVersions: false,
    });
  });
});
