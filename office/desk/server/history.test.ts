// Real repositories: what was published stays in the history, and what takes it back is a new version.
import { describe, expect, it } from 'vitest';
import { setDues, setPlace, type TestDesk, twoDesks } from './desk.fixture.ts';
import { history, makeAsThen, openVersion } from './history.ts';
import { discard } from './publishing.ts';

describe('two people at two desks', { timeout: 60_000 }, () => {
  const { ada, ben } = twoDesks();
  const idOf = async ({ edition }: TestDesk, subject: string) =>
    (await history(edition)).versions.find((each) => each.subject === subject)?.id ?? '';

  it('see every version: who, when, and what it changed', async () => {
    setDues(ada, '$120');
    setPlace(ada, 'Town Hall');
    ada.write('pictures/lot.svg', ada.read('pictures/feature-local.svg'));
    await ada.publish('Many things');
    const { versions } = await history(ada.edition);
    expect(versions.length).toBe(2);
    expect(versions[0]).toMatchObject({ subject: 'Many things', author: 'Ada', isPublished: true });
    expect(versions[0]?.changed).toEqual(['Events', 'Facts', 'Picture: lot.svg']);
    const { files } = await openVersion(ada.edition, await idOf(ada, 'Many things'));
    expect(files).toMatchObject([
      {
        title: 'Events',
        records: [{ name: 'Annual meeting', fields: [{ label: 'Place', is: ['Town Hall'] }] }],
      },
      { title: 'Facts', records: [{ name: 'Dues' }] },
      { title: 'Picture: lot.svg', how: 'new' },
    ]);
    await expect(openVersion(ada.edition, 'HEAD')).rejects.toThrow("can't find that version");
  });

  it('undo a version, and what came later stays', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setPlace(ben, 'Town Hall');
    await ben.publish('Another hall');
    const undo = await idOf(ada, 'New dues');
    expect(await ada.publish('', { undo })).toMatchObject({ kind: 'published' });
    expect(ada.website('facts.yaml')).toContain('dues: $100');
    expect(ada.website('events.yaml')).toContain('Town Hall');
    expect(ada.git('log', '-1', '--no-merges', '--format=%s')).toBe('Undo “New dues”\n');
    await ada.publish('', { undo: await idOf(ada, 'Undo “New dues”') });
    expect(ada.website('facts.yaml')).toContain('dues: $120');
  });

  it('are asked when a later version changed the same', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    setDues(ada, '$130');
    await ada.publish('Newer dues');
    const undo = await idOf(ada, 'New dues');
    const result = await ada.publish('', { undo });
    expect(result).toMatchObject({ kind: 'conflicts', other: undefined });
    const [{ id } = { id: '' }] = result.kind === 'conflicts' ? result.conflicts : [];
    await ada.publish('', { undo, choices: { [id]: 'theirs' } });
    expect(ada.website('facts.yaml')).toContain('$100');
  });

  it('never give the number of a member twice, also after an undo', async () => {
    const list = ada.read('members.csv');
    const bea = ['90', 'Bea', 'Quist', '', 'bea@example.org', 'Provo', '84604'];
    const columns = list.split('\n', 1).join().split(',');
    ada.write('members.csv', `${list}${columns.map((_, at) => bea[at] ?? '').join()}\n`);
    ada.write('member-numbers.csv', 'id,platformId\n90,200\n');
    await ada.publish('Bea');
    await ada.publish('', { undo: await idOf(ada, 'Bea') });
    expect(ada.website('members.csv')).toBe(list);
    expect(ada.website('member-numbers.csv')).toBe('id,platformId\n90,200\n');
  });

  it('undo nothing that the site needs, or that is beside unpublished changes', async () => {
    ada.replace('facts.yaml', /$/, 'rooms: 2\n');
    await ada.publish('A fact');
    ada.replace('benefits.yaml', /text: .*/, 'text: We have {rooms} rooms.');
    await ada.publish('A text');
    const undo = await idOf(ada, 'A fact');
    await expect(ada.publish('', { undo })).rejects.toThrow('without this version');
    expect(ada.git('status', '--porcelain')).toBe('');
    setPlace(ada, 'Town Hall');
    await expect(ada.publish('', { undo })).rejects.toThrow('Publish or discard');
    const first = await idOf(ada, 'The first state');
    await discard(ada.edition);
    await expect(ada.publish('', { undo: first })).rejects.toThrow('Nothing was before');
  });

  it('make a page as it was then, as a change to publish', async () => {
    setDues(ada, '$120');
    await ada.publish('New dues');
    const first = await idOf(ada, 'The first state');
    await makeAsThen(ada.edition, first, 'facts.yaml');
    expect(ada.read('facts.yaml')).toContain('$100');
    expect(ada.website('facts.yaml')).toContain('$120');
    await expect(makeAsThen(ada.edition, first, 'facts.yaml')).rejects.toThrow('You changed');
    for (const file of ['none.yaml', '', '../.gitignore'])
      await expect(makeAsThen(ada.edition, first, file)).rejects.toThrow('no such page');
  });
});
