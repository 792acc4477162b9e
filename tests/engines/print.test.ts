// Every kind of page on paper, in every engine.

import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import { describe, expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { cutWords, type PrintedSheet, pdfText, readPaper } from './paper.ts';
import type { Visitor } from './visitor.ts';

const pages = [
  '/',
  '/about',
  '/membership',
  '/join',
  '/events',
  '/resources',
  '/resources/blogs',
  '/resources/blogs/1',
  '/?near=84604',
];

const read = new Map<string, readonly PrintedSheet[]>();

/** Opens the page, and prints it unless another test of this engine has. */
async function printed(visitor: Visitor, path: string): Promise<readonly PrintedSheet[]> {
  await visitor.open(path);
  const sheets = read.get(path) ?? (await readPaper(await visitor.window.print()));
  read.set(path, sheets);
  return sheets;
}

// Some engines print ligatures as one sign.
const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

/** What must not stand alone at the end of a sheet, and what must not be parted: start and end. */
const partsOf = (visitor: Visitor) =>
  visitor.window.run(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.innerText.replace(/\s+/g, ''));
    const headings = shown('main :is(h1, h2, h3, h4)').filter((text) => text.length > 0);
    const cards = shown('main :is(article, li):has(h2, h3, h4), body > footer');
    const whole = cards.filter((text) => text.length > 20 && text.length < 600);
    return { headings, cards: whole.map((text) => [text.slice(0, 12), text.slice(-10)] as const) };
  });

describe('on paper', () => {
  for (const path of pages) {
    engineTest(
      `${path} can be read, has no blank sheet, and keeps together what belongs together`,
      async ({ visitor }) => {
        const sheets = await printed(visitor, path);
        const pale = sheets.flatMap(({ words }) =>
          words.filter(({ contrast }) => contrast < 4).map(({ text }) => text),
        );
        expect.soft(pale, 'too pale to read').toEqual([]);
        const blank = sheets.flatMap((sheet, at) => (pdfText(sheet).length < 30 ? [at + 1] : []));
        expect.soft(blank, 'blank sheets').toEqual([]);

        const { headings, cards } = await partsOf(visitor);
        const alone = sheets.flatMap((sheet) =>
          headings.filter((heading) => squeezed(pdfText(sheet)).endsWith(heading)),
        );
        expect.soft(alone, 'headings alone at the end of a sheet').toEqual([]);
        const texts = sheets.map((sheet) => squeezed(pdfText(sheet)));
        const parted = cards.filter(
          ([start, end]) =>
            texts.some((text) => text.includes(start)) &&
            texts.some((text) => text.includes(end)) &&
            !texts.some((text) => text.includes(start) && text.includes(end)),
        );
        const names = parted.map(([start, end]) => `${start} … ${end}`);
        expect.soft(names, 'parted cards').toEqual([]);
        const cut = sheets.flatMap((sheet, at) => {
          const next = sheets[at + 1];
          return next ? cutWords(sheet, next) : [];
        });
        expect.soft(cut, 'lines cut in two').toEqual([]);
      },
    );
  }

  engineTest('/events has every coming date', async ({ visitor }) => {
    const words = squeezed((await printed(visitor, '/events')).map(pdfText).join(' '));
    const events = upcomingAt(allEvents(), new Date());
    expect(
      events.map(({ title }) => title).filter((title) => !words.includes(squeezed(title))),
    ).toEqual([]);
  });

  engineTest('/join has every question', async ({ visitor }) => {
    const sheets = await printed(visitor, '/join');
    const questions = await visitor.window.run(() =>
      [
        ...(document
          .querySelector('iframe')
          ?.contentDocument?.querySelectorAll<HTMLElement>('label, legend') ?? []),
      ].map((label) => label.innerText),
    );
    expect(questions.length).toBeGreaterThan(12);
    const words = squeezed(sheets.map(pdfText).join(' '));
    expect(questions.filter((question) => !words.includes(squeezed(question)))).toEqual([]);
  });

  engineTest.for(['/?near=84001', '/?near=Prvo&by=city'])(
    '%s, which finds no one, has the nearest appraisers',
    async (path, { visitor }) => {
      const sheets = await printed(visitor, path);
      const names = await visitor.window.run(() =>
        [...document.querySelectorAll('article h4')].map(({ textContent }) => textContent ?? ''),
      );
      expect(names).toHaveLength(5);
      const words = squeezed(sheets.map(pdfText).join(' '));
      expect(names.filter((name) => !words.includes(squeezed(name)))).toEqual([]);
    },
  );

  engineTest(
    'an answer has all its members in the whole width, and no map',
    async ({ visitor }) => {
      const sheets = await printed(visitor, '/?near=84604');
      const members = await visitor.window.run(() =>
        [...document.querySelectorAll('article h4')].map(({ textContent }) => textContent ?? ''),
      );
      expect(members).toHaveLength(45);
      const words = squeezed(sheets.map(pdfText).join(' '));
      expect(members.filter((name) => !words.includes(squeezed(name)))).toEqual([]);
      expect(words.match(/@example\.org/g)?.length).toBeGreaterThanOrEqual(45);
      expect(words).not.toContain('OpenStreetMap');
      expect(sheets.length).toBeLessThanOrEqual(Math.ceil(45 / 7) + 1);
      for (const { width, words: on } of sheets) {
        expect(Math.min(...on.map(({ left }) => left)) / width).toBeLessThan(0.25);
        expect(Math.max(...on.map(({ right }) => right)) / width).toBeGreaterThan(0.6);
      }
    },
  );
});
