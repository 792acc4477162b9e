// @vitest-environment happy-dom
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { appraisersNamed } from '@appraisers/directory/appraisers-named.ts';
import { listItems } from '@appraisers/directory/member-details.ts';
import { byName, indexMembers } from '@appraisers/directory/members.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberFiles } from '#integrations/member-files.ts';
import { largeEdition, largeFiles, largeHost } from './large-edition.fixture.ts';
import { regionNames } from './request.ts';

vi.mock('virtual:member-files', () => ({ membersFolder: largeFiles.build }));

const members = largeEdition.members.read();
let host: ReturnType<typeof largeHost>;

/** The module as it starts in a page. */
async function start() {
  vi.resetModules();
  host = largeHost();
  const { loadIndex } = await import('./fetch-member-file.ts');
  await loadIndex();
  const { shards } = await import('./sharded-members.ts');
  const wait = (awaits: () => boolean) => vi.waitUntil(() => !awaits(), { timeout: 20_000 });
  return { shards, wait };
}
let page: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  page = await start();
});

describe('a large directory', () => {
  it('has every place and every detail at once', () => {
    expect(host.requested).toEqual(['index']);
    const { appraisers } = page.shards.directory;
    const work = (list: typeof appraisers) =>
      list
        .map(({ zip, city, work, languages }) => {
          return `${zip} ${city} ${listItems(work).toSorted()} ${languages}`;
        })
        .sort();
    expect(work(appraisers)).toEqual(work(members));
  });

  it('gets the cards of neighbors in few files', async () => {
    const { shards, wait } = page;
    const near = shards.directory.appraisers.slice(100, 200);
    await wait(() => shards.awaitsCards(near));
    expect(host.requested.length).toBeLessThanOrEqual(5);
    for (const card of near) {
      const { lat: _lat, lng: _lng, work, ...own } = card;
      const member = members.find(({ id }) => id === card.id);
      expect(member).toMatchObject(own);
      expect(new Set(listItems(work))).toEqual(new Set(listItems(member?.work ?? '')));
    }
  });

  it.each([
    ['speak a language', 'languages', 'language-navajo-0'],
    ['cover a county', 'counties', 'county-kane-0'],
  ] as const)('gets the few who %s in one file', async (_, field, file) => {
    const { shards, wait } = page;
    const stating = shards.directory.appraisers.filter((one) => one[field] !== '');
    await wait(() => shards.awaitsCards(stating));
    expect(host.requested).toEqual(['index', file]);
    expect(stating.every((one) => shards.cards().has(one))).toBe(true);
  });

  it('finds everyone of a name, with an accent or without', async () => {
    const { shards, wait } = page;
    await wait(() => shards.awaitsNames('avila jose'));
    const names = appraisersNamed(shards.directory, 'avila jose').length;
    expect(names).toBe(appraisersNamed(indexMembers(members, regionNames), 'avila jose').length);
    expect(names).toBeGreaterThan(0);
    const like = { ...shards.directory, appraisers: shards.namedLike('avila jose') };
    expect(appraisersNamed(like, 'avila jose')).toHaveLength(names);
  });

  it('gets a part of the list of all by name in few files', async () => {
    const { shards, wait } = page;
    const part = Array.from({ length: 100 }, (_, at) => 300 + at);
    const blank = part.map(shards.blankAt);
    await wait(() => shards.awaitsCards(blank));
    expect(host.requested).toEqual(['index', 'name-9', 'name-10', 'name-11', 'name-12']);
    expect(blank.some((one) => shards.cards().has(one))).toBe(false);
    const inOrder = [...members].sort(byName);
    const names = (list: readonly (Appraiser | undefined)[]) =>
      list.map((one) => one && fullName(one));
    expect(names(part.map((at) => shards.byName()[at]))).toEqual(names(inOrder.slice(300, 400)));
    expect(shards.byName()[0]).toBeUndefined();
    for (const [letter, at] of shards.letters)
      expect(inOrder.findIndex(({ lastName }) => lastName.startsWith(letter))).toBe(at);
  });

  it('gets the members of a list by their ids, and knows who is gone', async () => {
    const { shards, wait } = page;
    const list = [1199, 1, 2, 999_999];
    expect(list.map(shards.isKnown)).toEqual([false, false, false, true]);
    await wait(() => shards.awaitsList(list));
    expect(list.map(shards.isKnown)).toEqual([true, true, true, true]);
    const ids = new Set(shards.directory.appraisers.map(({ id }) => id));
    expect(list.map((id) => ids.has(id))).toEqual([true, true, false, false]);
  });
});

describe('a file that', () => {
  it.each([
    ['is cut off', '{"build":"'],
    ['is of another build', '{"build":"yesterday","cards":[]}'],
    ['is a page', '<!doctype html>'],
  ])('%s leaves what is there, and comes with the next try', async (_, body) => {
    const { shards, wait } = page;
    const near = shards.directory.appraisers.slice(0, 100);
    host.insteadOf = (name) => (name === 'area-1' ? body : undefined);
    await wait(() => shards.awaitsCards(near));
    expect(near.filter((one) => shards.cards().has(one))).toHaveLength(68);
    expect(shards.state()).toBe('missing');
    host.insteadOf = () => undefined;
    shards.retry();
    await wait(() => shards.state() === 'pending');
    expect(near.every((one) => shards.cards().has(one))).toBe(true);
    expect(shards.state()).toBe('ready');
  });

  it('is slow is missing after eight seconds, and its cards still count when they come', async () => {
    vi.useFakeTimers();
    const { shards } = page;
    const near = shards.directory.appraisers.slice(0, 100);
    const arrived = () => near.filter((one) => shards.cards().has(one)).length;
    const late = Promise.withResolvers<void>();
    host.delay = (name) => (name === 'area-1' ? late.promise : undefined);
    expect(shards.awaitsCards(near)).toBe(true);
    await vi.advanceTimersByTimeAsync(8000);
    expect([shards.awaitsCards(near), shards.state(), arrived()]).toEqual([false, 'missing', 68]);
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([shards.state(), arrived()]).toEqual(['ready', 100]);
    vi.useRealTimers();
  });
});

it('a small directory has no files', () => {
  expect(memberFiles(openEdition('editions/journeys'))).toBeUndefined();
});
