// A visitor in any engine finds elements by role or label, presses, types and reads.
import { readFileSync } from 'node:fs';
import type { ByRoleMatcher } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import type { Browser } from './webdriver.ts';

type Library = typeof import('@testing-library/dom');
/** `field` is an element with this label. */
type Role = ByRoleMatcher | 'field';
type Name = string | RegExp;

const libraryFile = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
/** For a script in the page. As in a module of Node, the library fills `exports`. */
const library = `const exports = {}, module = {}; ${readFileSync(libraryFile, 'utf8')};`;

/** Runs in the page: the visible elements with the role and the name. */
function see({ queryAllByLabelText, queryAllByRole }: Library, role: Role, pattern: string) {
  const name = new RegExp(pattern);
  const found =
    role === 'field'
      ? queryAllByLabelText<HTMLElement>(document.body, name)
      : queryAllByRole<HTMLElement>(document.body, role, { name });
  return found
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      element,
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: 'value' in element ? String(element.value) : '',
      isSelected: element.ariaSelected === 'true',
      isFocused: document.activeElement === element,
    }));
}

/** The driver sends an element as an object that contains its id, and takes it back as an argument. */
const idOf = (element: Element | null) => Object.values(element ?? {})[0];

export class Visitor {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Runs a function in the page or in the entered frame. It can use only its arguments. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.browser.send('run', { script: `return (${work})(...arguments)`, args });
  }

  /** Opens a page and waits for its scripts. */
  async open(address: string): Promise<void> {
    await this.browser.send('open', { url: address });
    await this.ready();
  }

  /** Reloads as the page does: after the driver's command, Firefox shows the top of the page. */
  async reload(): Promise<void> {
    const start = () => performance.timeOrigin;
    const before = await this.run(start);
    await this.run(() => location.reload());
    await expect.poll(() => this.run(start)).toBeGreaterThan(before);
    await this.ready();
  }

  private async ready(): Promise<void> {
    const isReady = () =>
      document.readyState === 'complete' &&
      document.URL !== 'about:blank' &&
      !document.querySelector('astro-island[ssr]');
    await expect.poll(() => this.run(isReady)).toBe(true);
  }

  /** Enters a frame of the page, or leaves it with `null`. */
  async enterFrame(id: number | null): Promise<void> {
    await this.browser.send('enterFrame', { id });
    await this.ready();
  }

  all(role: Role, name: Name = ''): Promise<ReturnType<typeof see>> {
    const script = `${library} return (${see})(exports, ...arguments)`;
    const pattern = typeof name === 'string' ? name && `^${name}$` : name.source;
    return this.browser.send('run', { script, args: [role, pattern] });
  }

  async texts(role: Role, name?: Name): Promise<readonly string[]> {
    return (await this.all(role, name)).map(({ text }) => text);
  }

  /** Acts on the only such element, once it exists and nothing covers it. */
  private act(role: Role, name: Name, action: (id: string) => Promise<void>): Promise<void> {
    const attempt = async () => {
      const [only, ...others] = await this.all(role, name);
      if (!only || others.length > 0) throw new Error(`There is not one ${role} “${name}”.`);
      // The page may scroll smoothly, which a driver doesn't wait for.
      await this.run(
        (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        only.element,
      );
      await action(idOf(only.element));
    };
    return vi.waitFor(attempt, { timeout: 60_000, interval: 100 });
  }

  press(role: Role, name: Name): Promise<void> {
    return this.act(role, name, (id) => this.browser.send('click', { id }));
  }

  /** Replaces the field's text by typing. */
  fill(label: Name, text: string): Promise<void> {
    return this.act('field', label, async (id) => {
      await this.browser.send('click', { id });
      await this.browser.send('clear', { id });
      await this.browser.send('type', { id, text });
    });
  }

  /** Types into the element with the focus. */
  async type(text: string): Promise<void> {
    const active = await this.run(() => document.activeElement);
    await this.browser.send('type', { id: idOf(active), text });
  }
}
