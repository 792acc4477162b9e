// A visitor in any browser: finds by role and name, presses, types, and looks.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type BrowserWindow, framed, type Size } from './browser-window.ts';
import { isSettled, type PageScope, type Role, type Seen, see } from './page-queries.ts';

const library = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);

export const desktop: Size = { width: 1280, height: 800 };
/** WebKit's window gets no narrower than 447 px, which is a phone's to the site all the same. */
export const phone: Size = { width: 390, height: 844 };

type Name = string | RegExp;

export class Visitor {
  readonly window: BrowserWindow;
  readonly origin: string;
  readonly place: PageScope;

  constructor(window: BrowserWindow, origin: string, place: PageScope = {}) {
    this.window = window;
    this.origin = origin;
    this.place = place;
  }

  /** The same visitor, looking at one place only. */
  at(place: PageScope): Visitor {
    return new Visitor(this.window, this.origin, place);
  }

  /** The same visitor, looking into the frame of another origin that is in the page. */
  inFrame(): Visitor {
    return new Visitor(framed(this.window), this.origin, this.place);
  }

  /** Loads the page again and waits until all of it has come. */
  async reload(): Promise<void> {
    await this.window.run(() => {
      Reflect.set(window, 'isOld', true);
      location.reload();
    });
    await expect.poll(() => this.window.run(() => 'isOld' in window)).toBe(false);
    await this.settled();
  }

  /** Opens a page and waits until all of it has come. */
  async open(path: string, size: Size = desktop): Promise<void> {
    await this.window.open(`${this.origin}${path}`, size);
    await this.settled();
  }

  async settled(): Promise<void> {
    await expect.poll(() => this.window.run(isSettled)).toBe(true);
  }

  /** All that has the role and the name and is not hidden, in the page's order. */
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

  /** The one with the role and the name, once it is there. */
  async one(role: Role, name: Name, bring = false): Promise<Seen> {
    await expect
      .poll(async () => (await this.all(role, name)).length, { message: `${role} ${name}` })
      .toBe(1);
    const [only] = await this.all(role, name, bring);
    if (!only) throw new Error(`The ${role} “${name}” was there and is gone.`);
    return only;
  }

  /** Presses it with the mouse, as a visitor would: in sight, and once it stands still. */
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

  /** Types in place of what is in the field. */
  async fill(name: Name, text: string): Promise<void> {
    await this.press('field', name);
    await this.window.run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.window.type(text);
  }

  /** Path and query of the page. */
  address(): Promise<string> {
    return this.window.run(() => location.pathname + location.search);
  }
}
