// A visitor in any engine finds elements by role and name, presses, types and reads.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type BrowserWindow, framed, type Size } from './browser-window.ts';
import { isSettled, type PageScope, type Role, type Seen, see } from './page-queries.ts';

const library = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);

export const desktop: Size = { width: 1280, height: 800 };
/** WebKit's window stays at least 447 px wide, which the site still treats as a phone. */
export const phone: Size = { width: 390, height: 844 };

type Name = string | RegExp;

export const searchBox = /^(ZIP code|City) in Utah$/;

export class Visitor {
  readonly window: BrowserWindow;
  readonly origin: string;
  readonly place: PageScope;

  constructor(window: BrowserWindow, origin: string, place: PageScope = {}) {
    this.window = window;
    this.origin = origin;
    this.place = place;
  }

  /** The same visitor, limited to one part of the page. */
  at(place: PageScope): Visitor {
    return new Visitor(this.window, this.origin, place);
  }

  /** The same visitor, limited to the page's frame, which may be of another origin. */
  inFrame(): Visitor {
    return new Visitor(framed(this.window), this.origin, this.place);
  }

  /** Reloads the page and waits until it is complete. */
  async reload(): Promise<void> {
    await this.window.run(() => {
      Reflect.set(window, 'isOld', true);
      location.reload();
    });
    await expect.poll(() => this.window.run(() => 'isOld' in window)).toBe(false);
    await this.settled();
  }

  /** Opens a page and waits until it is complete. */
  async open(path: string, size: Size = desktop): Promise<void> {
    await this.window.open(`${this.origin}${path}`, size);
    await this.settled();
  }

  async settled(): Promise<void> {
    await expect.poll(() => this.window.run(isSettled)).toBe(true);
  }

  /** The visible elements with the role and the name, in the page's order. */
  async all(role: Role, name?: Name, bring = false): Promise<readonly Seen[]> {
    const { window, place } = this;
    if (!(await window.run(() => 'TestingLibraryDom' in globalThis))) await window.load(library);
    const sought =
      name === undefined ? {} : typeof name === 'string' ? { name } : { pattern: name.source };
    return window.run(see, { role, ...sought }, place, bring);
  }

  async texts(role: Role, name?: Name): Promise<readonly string[]> {
    return (await this.all(role, name)).map(({ text }) => text);
  }

  /** The only element with the role and the name, once it exists. */
  async one(role: Role, name: Name, bring = false): Promise<Seen> {
    await expect
      .poll(async () => (await this.all(role, name)).length, { message: `${role} ${name}` })
      .toBe(1);
    const [only] = await this.all(role, name, bring);
    if (!only) throw new Error(`The ${role} “${name}” disappeared.`);
    return only;
  }

  /** Clicks it with the mouse, in view and once it stops moving. */
  async press(role: Role, name: Name): Promise<void> {
    let point: readonly [x: number, y: number] = [0, 0];
    const isReady = async () => {
      const before = point;
      const { x, y, width, height } = await this.one(role, name, true);
      point = [x + width / 2, y + height / 2];
      const [right, bottom] = await this.window.run(() => [innerWidth, innerHeight] as const);
      const inSight = point[0] > 0 && point[0] < right && point[1] > 0 && point[1] < bottom;
      return inSight && point.join() === before.join();
    };
    await expect.poll(isReady, { message: `${role} ${name} to be in sight` }).toBe(true);
    await this.window.pressAt(...point);
  }

  /** Replaces the field's text by typing. */
  async fill(name: Name, text: string): Promise<void> {
    await this.press('field', name);
    await this.window.run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.window.type(text);
  }

  /** Chooses an option. The list that opens is not part of the page, so a script does it. */
  async choose(name: string, option: string): Promise<void> {
    await this.one('field', name);
    await this.window.run(
      (label, start) => {
        const labels = [...document.querySelectorAll('label')];
        const select = labels.find(({ textContent }) => textContent === label)?.control;
        if (!(select instanceof HTMLSelectElement)) return;
        select.selectedIndex = [...select.options].findIndex(({ text }) => text.startsWith(start));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      name,
      option,
    );
  }

  /** Path and query of the page. */
  address(): Promise<string> {
    return this.window.run(() => location.pathname + location.search);
  }

  /** Searches in the finder. */
  async search(by: 'Zip Code' | 'City', text: string): Promise<void> {
    await this.press('radio', by);
    await this.fill(searchBox, text);
    await this.press('button', 'Search');
  }

  /** The heading of the results, once they are there. */
  found(): Promise<readonly string[]> {
    return this.texts('heading', /Appraisers Found$/);
  }

  /** The heading of the first place in the results. */
  async firstGroup(): Promise<string | undefined> {
    return (await this.texts('heading', /\d\.\d mi/))[0];
  }

  /** The texts of all elements with the role, joined. */
  async words(role: Role): Promise<string> {
    return (await this.texts(role)).join(' ');
  }
}
