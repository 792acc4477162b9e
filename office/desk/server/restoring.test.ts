// Real repositories: what was published stays in the history, and what restores it is a new version.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { history, openVersion } from './history.ts';
import type { RestoreRequest } from './restoring.ts';
import { restoreVersion } from './restoring.ts';
import { twoDesks } from './two-desks.fixture.ts';

describe('a website with published versions', { timeout: 60_000 }, () => {
  const { ada, ben } = twoDesks();
  type TestDesk = typeof ada;
  const idOf = async (desk: TestDesk, subject: string) =>
    (await history(desk.edition, 0)).versions.find((each) => each.subject === subject)?.id ?? '';
  const undo = async (desk: TestDesk, subject: string, more: Partial<RestoreRequest> = {}) => {
    const request = { action: 'undo', choices: {}, name: '', email: '', ...more } as const;
    const place = { backups: `${desk.folder}/backups`, now: () => new Date() };
    return restoreVersion(desk.edition, await idOf(desk, subject), request, desk.latest, place);
  };
  const setDues = (desk: TestDesk, dues: string) =>
    desk.replace('facts.yaml', /^dues: .*$/m, `dues: ${dues}`);
  const setPlace = (desk: TestDesk, place: string) =>
    desk.replace('events.yaml', 'Old Granary Hall', place);

  it('lists what was published when and by whom, newest first', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    await ben.latest.update();
    setPlace(ben, 'Town Hall');
    await ben.save('Another hall');
    expect(await history(ben.edition, 0)).toMatchObject({
      hasMore: false,
      versions: [
        { subject: 'Another hall', author: 'Ben', isLive: false },
        { subject: 'New dues', author: 'Ada', isLive: true },
        { subject: 'The first state', author: 'Ada', isLive: true },
      ],
    });
    const [first] = (await history(ben.edition, 0)).versions;
    expect(Date.parse(first?.time ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(await history(ben.edition, 2)).toMatchObject({
      versions: [{ subject: 'The first state' }],
    });
  });

  it('has a version that was not kept when two were combined: nothing is lost from the history', async () => {
    setDues(ada, '$120');
    await ada.publish('Dues of Ada');
    setDues(ben, '$130');
    await ben.save('Dues of Ben');
    const [{ id } = { id: '' }] = (await ben.latest.update()).conflicts;
    await ben.latest.update({ [id]: 'theirs' });
    expect((await history(ben.edition, 0)).versions.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Dues of Ada', 'Dues of Ben']),
    );
  });

  it('says what a version changed in the words of the forms', async () => {
    setDues(ada, '$120');
    setPlace(ada, 'Town Hall');
    ada.write('pictures/lot.svg', ada.read('pictures/feature-local.svg'));
    ada.replace('members.csv', /^2,Vai,Latu,\d+/m, '2,Vai,Latu,13855550199');
    await ada.publish('Many things');
    const { files } = await openVersion(ada.edition, await idOf(ada, 'Many things'));
    expect(files.map(({ title, how }) => `${title} ${how}`)).toEqual([
      'Events changed',
      'Facts changed',
      'Members changed',
      'Picture: lot.svg new',
    ]);
    expect(files[0]?.changes).toMatchObject([
      {
        labels: ['Annual meeting'],
        how: 'changed',
        fields: [{ label: 'Place', was: ['Old Granary Hall'], is: ['Town Hall'] }],
      },
    ]);
    expect(files[1]?.changes).toMatchObject([
      { labels: ['Dues'], fields: [{ label: '', was: ['$100'], is: ['$120'] }] },
    ]);
    expect(files[2]?.changes).toMatchObject([
      { labels: ['Vai Latu'], fields: [{ label: 'Phone', is: ['13855550199'] }] },
    ]);
  });

  it('undoes one version, and what came later stays', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setPlace(ada, 'Town Hall');
    await ada.publish('Another hall');
    const { messages } = await undo(ada, 'New dues');
    expect(messages).toEqual([
      'Saved as a new version: Undo of “New dues”.',
      'Sent. The site updates in a few minutes.',
    ]);
    expect(ada.website('facts.yaml')).toContain('dues: $100');
    expect(ada.website('events.yaml')).toContain('Town Hall');
    expect(ada.git('log', '--format=%s')).toBe(
      'Undo of “New dues”\nAnother hall\nNew dues\nThe first state\n',
    );
    // Undoing can be undone.
    await undo(ada, 'Undo of “New dues”');
    expect(ada.website('facts.yaml')).toContain('dues: $120');
  });

  it('undoes one entry of a version', async () => {
    setDues(ada, '$120');
    ada.replace('facts.yaml', /^seats: .*$/m, 'seats: 4');
    ada.replace('board.yaml', / {2}- name: Bryce Lundquist\n(?: {4}.*\n)*/, '');
    await ada.publish('Many things');
    await undo(ada, 'Many things', { file: 'facts.yaml', path: ['seats'] });
    expect(ada.website('facts.yaml')).toMatch(/^dues: \$120$[\s\S]*^seats: 3$/m);
    expect(ada.website('board.yaml')).not.toContain('Bryce');
    await undo(ada, 'Many things', {
      file: 'board.yaml',
      path: ['pastPresidents', '#Bryce Lundquist'],
    });
    expect(parse(ada.website('board.yaml'))).toEqual(
      parse(ada.git('show', 'HEAD~3:content/board.yaml')),
    );
  });

  it('undoes one file, and returns one file or everything to an earlier version', async () => {
    const first = { facts: ada.read('facts.yaml'), events: ada.read('events.yaml') };
    setDues(ada, '$120');
    setPlace(ada, 'Town Hall');
    ada.write('pictures/lot.svg', ada.read('pictures/feature-local.svg'));
    await ada.publish('Many things');
    await undo(ada, 'Many things', { file: 'facts.yaml' });
    expect(ada.website('facts.yaml')).toBe(first.facts);
    expect(ada.website('events.yaml')).toContain('Town Hall');
    await undo(ada, 'Many things', { action: 'return', file: 'facts.yaml' });
    expect(ada.website('facts.yaml')).toContain('$120');
    await undo(ada, 'The first state', { action: 'return' });
    expect(ada.git('diff', 'HEAD', ada.git('rev-list', '--max-parents=0', 'HEAD').trim())).toBe('');
    expect(ada.website('events.yaml')).toBe(first.events);
    expect(ada.git('status', '--porcelain')).toBe('');
    expect(await undo(ada, 'The first state', { action: 'return' })).toMatchObject({
      messages: [expect.stringContaining('Nothing has changed')],
    });
  });

  it('asks where a later version changed the same field', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setDues(ada, '$130');
    await ada.publish('Newer dues');
    const { conflicts } = await undo(ada, 'New dues');
    expect(conflicts).toMatchObject([{ title: 'Facts · Dues', mine: ['$130'], theirs: ['$100'] }]);
    expect(ada.website('facts.yaml')).toContain('$130');
    await undo(ada, 'New dues', { choices: { [conflicts[0]?.id ?? '']: 'theirs' } });
    expect(ada.website('facts.yaml')).toContain('$100');
  });

  it('keeps what is in no version yet out of the new one', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    ada.replace('facts.yaml', /^seats: .*$/m, 'seats: 4');
    const { messages } = await undo(ada, 'New dues');
    expect(messages.join(' ')).toContain('Your unsaved changes are still here');
    expect(ada.read('facts.yaml')).toMatch(/^dues: \$100$[\s\S]*^seats: 4$/m);
    expect(ada.website('facts.yaml')).toMatch(/^dues: \$100$[\s\S]*^seats: 3$/m);
  });

  it('gets what others published first', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    await ben.latest.update();
    setPlace(ben, 'Town Hall');
    await ben.publish('Another hall');
    await undo(ada, 'New dues');
    expect(ada.website('events.yaml')).toContain('Town Hall');
    expect(ada.website('facts.yaml')).toContain('$100');
  });

  it('never gives the number of a member twice', async () => {
    const list = ada.read('members.csv');
    ada.write('member-numbers.csv', 'id,platformId\n1,100\n');
    await ada.publish('Numbers');
    ada.write('members.csv', `${list}90,Bea,Quist,,bea@example.org,Provo,84604,,,,,,,,,,\n`);
    ada.write('member-numbers.csv', 'id,platformId\n1,100\n90,200\n');
    await ada.publish('Bea');
    await undo(ada, 'Bea');
    expect(ada.website('members.csv')).toBe(list);
    expect(ada.website('member-numbers.csv')).toBe('id,platformId\n1,100\n90,200\n');
  });

  it('restores nothing that a build would reject', async () => {
    ada.replace('facts.yaml', /$/, 'rooms: 2\n');
    await ada.publish('A fact');
    ada.replace('benefits.yaml', /text: .*/, 'text: We have {rooms} rooms.');
    await ada.publish('A text');
    await expect(undo(ada, 'A fact')).rejects.toThrow('Nothing was restored');
    expect(ada.read('facts.yaml')).toContain('rooms');
    await expect(undo(ada, 'not a version')).rejects.toThrow("can't find that version");
  });
});
