// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countListeners } from '#loading/count-listeners.fixture.ts';
// Compiling it at the first search may take longer than a visitor waits.
import './answer.ts';
import { Finder } from './Finder.tsx';

/** The address of the style sheet. Without one, happy-dom never says that it is there. */
const styles = vi.hoisted(() => ({ default: '/answer.css' }));
vi.mock('./answer.css?url', () => styles);

beforeEach(() => {
  // React warns about the search element, which happy-dom lacks.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // A test that fails may leave others.
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  styles.default = '/answer.css';
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const { finderProps, finderFiles } = await import('#page-data/finder-files.ts');
/** On a busy machine, the first answer takes seconds. */
const wait = { timeout: 60_000 };

const files = new Map(
  finderFiles().map(({ params, props }) => [`/${params.data}.json`, props.content]),
);

function openFinder(
  query: string,
  respond = async (address: string) => Response.json(files.get(address)),
  onSelect = (_: Appraiser): void => undefined,
) {
  vi.stubGlobal('fetch', respond);
  window.history.replaceState(null, '', `/${query}`);
  render(<Finder {...finderProps} onSelect={onSelect} />, {
    container: document.body.appendChild(document.createElement('main')),
  });
}

it('answers a shared search with one file, and calls back with the selected appraiser', async () => {
  const fetched = vi.fn(async (address: string) => Response.json(files.get(address)));
  const onSelect = vi.fn();
  openFinder('?near=84604', fetched, onSelect);
  await screen.findByText(/^42 Appraisers Found$/, {}, wait);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(42);
  expect(fetched.mock.calls.filter(([address]) => address.includes('directory'))).toHaveLength(1);
  const name = cards[0]?.querySelector('h4 button') ?? document.body;
  await userEvent.click(name);
  const lastName = name.textContent?.split(' ').at(-1);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lastName }));
  expect(cards[0]?.getAttribute('aria-current')).toBe('true');
});

it.each([
  ['missing', async () => new Response('', { status: 404 })],
  ['cut off', async () => new Response('{"members":[[1,')],
  ['of another site', async () => Response.json({ hello: 'world' })],
  ['refused', async () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'says what to do when the file is %s, and a later search tries again',
  async (_what, respond) => {
    let isBroken = true;
    const fetched = vi.fn((address: string, _options?: RequestInit) =>
      isBroken ? respond() : Promise.resolve(Response.json(files.get(address))),
    );
    openFinder('?near=84604', fetched);
    const alert = await screen.findByText(/The search didn’t load/, {}, wait);
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/appraisers');
    screen.getByRole('button', { name: 'Try again' });
    // A damaged copy must not stay in the browser.
    expect(fetched.mock.lastCall).toMatchObject([finderProps.file, { cache: 'reload' }]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText(/Appraisers Found$/, {}, wait);
    expect(screen.queryByText(/The search didn’t load/)).toBeNull();
  },
);

it.each(['directory', 'style sheet'])(
  'says that a slow %s did not load, and answers when it comes after all',
  async (what) => {
    const slow = Promise.withResolvers<Response>();
    const file = Response.json(files.get(finderProps.file));
    if (what === 'style sheet') {
      styles.default = '';
      slow.resolve(file);
    }
    vi.useFakeTimers();
    openFinder('?near=84604', () => slow.promise);
    screen.getByText('Loading appraisers…');
    await vi.advanceTimersByTimeAsync(8000);
    vi.useRealTimers();
    await screen.findByText(/The search didn’t load/, {}, wait);
    slow.resolve(file);
    fireEvent.load(document.head.querySelector('link') ?? document.head);
    await screen.findByText(/^42 Appraisers Found$/, {}, wait);
    expect(screen.queryByText(/The search didn’t load/)).toBeNull();
  },
);

it('takes back the help that the page shows while the finder is late', () => {
  document.body.innerHTML = '<div id="finder-help"></div>';
  openFinder('');
  expect(document.getElementById('finder-help')?.hidden).toBe(true);
});

it('tries again when the press begins, as its end may miss a button that moves', async () => {
  openFinder('?near=84604', async () => new Response('', { status: 404 }));
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  fireEvent.mouseDown(await screen.findByRole('button', { name: 'Try again' }, wait));
  await waitFor(() => expect(reload).toHaveBeenCalled(), wait);
});

it('does not try again at each letter', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 404 }));
  openFinder('?near=84604', fetched);
  const alert = await screen.findByText(/The search didn’t load/, {}, wait);
  const { length } = fetched.mock.calls;
  await userEvent.type(screen.getByRole('combobox', { name: /^ZIP code/ }), '12');
  expect(fetched).toHaveBeenCalledTimes(length);
  expect(alert.isConnected).toBe(true);
});

it('shows the label of the type that the visitor selects after Back', async () => {
  openFinder('');
  await userEvent.click(screen.getByRole('radio', { name: 'City' }));
  await userEvent.type(screen.getByRole('combobox', { name: /^City/ }), 'Provo{Enter}');
  await screen.findByText(/Appraisers Found$/, {}, wait);
  window.history.replaceState(null, '', '/');
  fireEvent.popState(window);
  screen.getByRole('combobox', { name: /^ZIP code/ });
  await userEvent.click(screen.getByRole('radio', { name: 'City' }));
  screen.getByRole('combobox', { name: /^City/ });
});

it('keeps the focus on the page after two quick steps back', async () => {
  openFinder('?near=84604');
  const heading = await screen.findByText(/^42 Appraisers Found$/, {}, wait);
  const main = heading.closest('main') ?? document.body;
  main.tabIndex = -1;
  vi.spyOn(main, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 5000));
  for (const query of ['?near=84741', '?near=Provo']) {
    window.history.replaceState(null, '', `/${query}`);
    fireEvent.popState(window);
  }
  await screen.findByText(/^It looks like you entered a city name/, {}, wait);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(main);
});

it('offers no location where the browser has none', () => {
  vi.stubGlobal('navigator', { ...window.navigator, geolocation: undefined });
  openFinder('');
  expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
});

it('applies another radius at once, and keeps what the visitor has typed', async () => {
  openFinder('?near=84604');
  const found = await screen.findByText(/Appraisers Found$/, {}, wait);
  const before = Number.parseInt(found.textContent ?? '', 10);
  await userEvent.type(screen.getByRole('combobox', { name: /^ZIP code/ }), '5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Within' }), '60');
  expect(window.location.search).toBe('?near=84604&within=60');
  const wider = await screen.findByText(/Appraisers Found$/, {}, wait);
  expect(Number.parseInt(wider.textContent ?? '', 10)).toBeGreaterThan(before);
  expect(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveProperty('value', '846045');
});

it('says at each reason how many appraisers it puts first', async () => {
  openFinder('?near=84604');
  const reasons = await screen.findByRole('combobox', { name: /appraisal for/ }, wait);
  const divorce = [...reasons.querySelectorAll('option')].find(({ value }) => value === 'divorce');
  const [, count] = /\((\d+)\)$/.exec(divorce?.textContent ?? '') ?? [];
  await userEvent.selectOptions(reasons, 'divorce');
  await screen.findByText(new RegExp(`First: ${count} appraisers? who`), {}, wait);
});

it('counts and names who fits among the nearest, too', async () => {
  openFinder('?near=84712&for=divorce');
  const reasons = await screen.findByRole('combobox', { name: /appraisal for/ }, wait);
  const [, count] = /A divorce \((\d+)\)/.exec(reasons.textContent ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  screen.getByText(new RegExp(`${count} of them lists? “A divorce”`));
});

it('offers the other place of a text before the cards', async () => {
  openFinder('?near=Provo+or+Orem&by=city');
  const choice = await screen.findByRole('button', { name: 'Orem' }, wait);
  const [card] = document.querySelectorAll('.appraiser-card');
  expect(card && choice.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Provo' })).toBeNull();
});

it('writes the town of a ZIP code into the letter', async () => {
  openFinder('?near=84604&for=divorce');
  const city = await screen.findByLabelText('Property city', {}, wait);
  expect(city).toHaveProperty('value', 'Provo');
});

it.each([
  ['Provo', /^It looks like you entered a city name/],
  ['84999', /^We couldn’t find ZIP code/],
])('announces a failing search for %s again when it is repeated', async (near, words) => {
  openFinder(`?near=${near}`);
  const before = await screen.findByText(words, {}, wait);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(before.isConnected).toBe(false);
  screen.getByText(words);
});

it('takes back its message about the type when the visitor corrects the type', async () => {
  openFinder('?near=Provo');
  await screen.findByText(/^It looks like you entered a city name/, {}, wait);
  await userEvent.click(screen.getByRole('radio', { name: 'City' }));
  expect(screen.queryByText(/^It looks like/)).toBeNull();
});

it('drops who left the directory from the stored list, so that every count of it agrees', async () => {
  window.localStorage.setItem('shortlist', '1:12.9999999.7');
  openFinder('?list=12.9999999.7');
  await screen.findByText('2 appraisers on your list', {}, wait);
  // An effect stores it, which may run after the words are drawn.
  await waitFor(() => expect(window.localStorage.getItem('shortlist')).toBe('1:12.7'), wait);
  screen.getByText('1 appraiser on this list is no longer in the directory.');
});

it.each([
  ['of a visitor without one', '1:', '0 appraisers on this list'],
  ['of the visitor', '1:9999999', '0 appraisers on your list'],
])(
  'names whose list it is when all of it has left the directory: %s',
  async (_what, stored, heading) => {
    window.localStorage.setItem('shortlist', stored);
    openFinder('?list=9999999');
    await screen.findByText(heading, {}, wait);
    screen.getByText('1 appraiser on this list is no longer in the directory.');
  },
);

it('leaves no listener behind, however often it opens and closes', async () => {
  const count = countListeners();
  const left: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    openFinder('?near=84604');
    await screen.findAllByText(/Appraisers Found$/, {}, wait);
    cleanup();
    left.push(count());
  }
  expect(left[2]).toBe(left[0]);
});
