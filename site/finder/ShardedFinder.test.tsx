// @vitest-environment happy-dom
import { fullName } from '@appraisers/directory/appraiser.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { byName } from '@appraisers/directory/members.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { largeEdition, largeFiles, largeHost } from './large-edition.fixture.ts';

vi.mock('virtual:member-files', () => ({ membersFolder: largeFiles.build }));
const members = largeEdition.members.read();
const [[busiest, there] = ['', []]] = [...groupBy(members, ({ zip }) => zip)].sort(
  ([, a], [, b]) => b.length - a.length,
);
let host: ReturnType<typeof largeHost>;

beforeEach(() => {
  // React warns about the search element, which happy-dom lacks.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  host = largeHost();
  vi.stubGlobal('hasLongAnswers', true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

/** Opens an address in a new page. */
async function open(query: string): Promise<void> {
  vi.resetModules();
  // A mock of `vi.mock` would keep the members of the page before.
  vi.doMock('virtual:directory', async (importOriginal) => {
    const { shards } = await import('./sharded-members.ts');
    const members = shards.directory.appraisers;
    return { ...(await importOriginal<object>()), shards, members, otherPaths: shards.otherPaths };
  });
  vi.doMock('virtual:load-answer', async () => {
    const { loadShardedAnswer } = await import('./load-sharded-answer.ts');
    return { loadAnswer: loadShardedAnswer };
  });
  window.history.replaceState(null, '', `/${query}`);
  const { Finder } = await import('./Finder.tsx');
  const { tiles } = largeEdition.site.read();
  const office = { name: 'UARA', email: 'office@example.org', updated: 'January 5, 2030' };
  render(<Finder office={office} tiles={tiles} />);
  await screen.findByText(/Appraisers Found$/, {}, { timeout: 20_000 });
}

const names = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('h4')?.textContent);

it('an answer waits for its cards', async () => {
  await open(`?near=${busiest}`);
  expect(names().slice(0, there.length).sort()).toEqual(there.map(fullName).sort());
});

it('a search by name lists everyone who has it, by last name', async () => {
  await open('?near=Ruth&by=city');
  const found = members.filter(({ firstName }) => firstName === 'Ruth').sort(byName);
  expect(new Set(found.map(({ lastName }) => lastName)).size).toBeGreaterThan(1);
  expect(names()).toEqual(found.map(fullName));
});

it.each([
  ['?near=', 'Abernathy'],
  ['?near=&from=L', 'Latu'],
])('an empty search lists all by name: %s starts with %s', async (query, name) => {
  await open(query);
  expect(screen.getByText('600 Appraisers Found')).toBeDefined();
  const inOrder = [...members].sort(byName);
  const start = inOrder.findIndex(({ lastName }) => lastName === name);
  expect(names()).toEqual(inOrder.slice(start, start + 150).map(fullName));
});

it('a part with room for everyone is no part', async () => {
  await open('?near=&show=750');
  expect(names()).toHaveLength(600);
  expect(screen.queryByText(/Showing/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show .* more$/ })).toBeNull();
});

it('members by name who do not arrive are counted, and come with the next try', async () => {
  host.insteadOf = (name) => (name === 'name-1' ? '{' : undefined);
  await open('?near=');
  expect(names()).toHaveLength(150 - 32);
  expect(screen.getByText(/^32 appraisers in this list didn’t load/)).toBeDefined();
  host.insteadOf = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(names()).toHaveLength(150), { timeout: 20_000 });
  expect(names()).toEqual([...members].sort(byName).map(fullName).slice(0, 150));
});

it('a list shows who is on it, and counts who is gone', async () => {
  await open('?list=1199.1.2');
  expect(names()).toEqual(
    [1199, 1].map((id) => fullName(members.find((one) => one.id === id) ?? noOne)),
  );
  expect(screen.getByText(/1 appraiser on this list is no longer/)).toBeDefined();
});
const noOne = { firstName: '', lastName: '' };

it('a star keeps members on the list whose cards have not arrived', async () => {
  window.localStorage.setItem('shortlist', '1:1199');
  host.insteadOf = (name) => (name.startsWith('id-') ? 'no' : undefined);
  await open(`?near=${busiest}`);
  const [star] = screen.getAllByRole('button', { name: / my list$/ });
  if (star) await userEvent.click(star);
  expect(window.localStorage.getItem('shortlist')).toMatch(/^1:1199\.\d+$/);
});

it('cards that do not arrive leave the count as it is, and come with the next try', async () => {
  host.insteadOf = (name) => (/^(area|name|work|language)-/.test(name) ? '{' : undefined);
  await open(`?near=${busiest}`);
  const count = screen.getByText(/Appraisers Found$/).textContent;
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  await screen.findByText(/appraisers in this list didn’t load/, {}, { timeout: 20_000 });
  host.insteadOf = () => undefined;
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await userEvent.click(again);
  await screen.findAllByRole('article', {}, { timeout: 20_000 });
  expect(screen.getByText(/Appraisers Found$/).textContent).toBe(count);
  expect(screen.queryByText(/in this list didn’t load/)).toBeNull();
});
