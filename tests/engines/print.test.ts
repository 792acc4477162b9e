// Each kind of page on paper, in each engine.

import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import { expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { cutWords, type PrintedSheet, pdfText, readPaper } from './paper.ts';
import type { Visitor } from './visitor.ts';

const pages = [
  ...['/', '/about', '/membership', '/join', '/events'],
  ...['/resources', '/resources/blogs', '/resources/blogs/1', '/?near=84604'],
  ...['/?near=Hanksville&by=city&for=estate', '/appraisers/orem/clint-redd'],
];

const cache = new Map<string, readonly PrintedSheet[]>();

/** Opens the page and prints it, unless an earlier test of this engine printed it. */
async function printed(visitor: Visitor, path: string): Promise<readonly PrintedSheet[]> {
  await visitor.open(path);
  const sheets = cache.get(path) ?? (await readPaper(await visitor.window.print()));
  cache.set(path, sheets);
  return sheets;
}

// Some engines print ligatures as one character.
const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

/** Which of the texts are on none of the sheets. */
function missing(texts: readonly string[], sheets: readonly PrintedSheet[]): string[] {
  const words = squeezed(sheets.map(pdfText).join(' '));
  return texts.filter((text) => !words.includes(squeezed(text)));
}

const cardNames = (visitor: Visitor) =>
  visitor.window.run(() =>
    [...document.querySelectorAll('article h4')].map(({ textContent }) => textContent ?? ''),
  );

/** Headings, which need text below them, and the start and end of each card, which stay together. */
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

engineTest.for(pages)('%s on paper is legible and whole', async (path, { visitor }) => {
  const sheets = await printed(visitor, path);
  const pale = sheets.flatMap(({ words }) =>
    words.filter(({ contrast }) => contrast < 4).map(({ text }) => text),
  );
  expect.soft(pale, 'too pale to read').toEqual([]);
  const blank = sheets.flatMap((sheet, at) => (pdfText(sheet).length < 30 ? [at + 1] : []));
  expect.soft(blank, 'blank sheets').toEqual([]);

  const { headings, cards } = await partsOf(visitor);
  const texts = sheets.map((sheet) => squeezed(pdfText(sheet)));
  const alone = headings.filter((heading) => texts.some((text) => text.endsWith(heading)));
  expect.soft(alone, 'headings alone at the end of a sheet').toEqual([]);
  const parted = cards.filter(
    ([start, end]) =>
      texts.some((text) => text.includes(start)) &&
      texts.some((text) => text.includes(end)) &&
      !texts.some((text) => text.includes(start) && text.includes(end)),
  );
  expect.soft(parted, 'parted cards').toEqual([]);
  const cut = sheets.flatMap((sheet, at) => {
    const next = sheets[at + 1];
    return next ? cutWords(sheet, next) : [];
  });
  expect.soft(cut, 'lines cut in two').toEqual([]);
});

engineTest('/events on paper has every coming event', async ({ visitor }) => {
  const titles = upcomingAt(allEvents(), new Date()).map(({ title }) => title);
  expect(missing(titles, await printed(visitor, '/events'))).toEqual([]);
});

engineTest('the page of a member on paper has all details', async ({ visitor }) => {
  const sheets = await printed(visitor, '/appraisers/orem/clint-redd');
  const details = [
    'Clint Redd',
    'clint.redd@example.org',
    'Certified residential',
    '5550061-CR00',
    'Spanish',
  ];
  expect(missing([...details, 'A divorce, Selling a home', 'www.example.org/61'], sheets)).toEqual(
    [],
  );
});

engineTest(
  'results on paper have who covers the county, and what they state',
  async ({ visitor }) => {
    const sheets = await printed(visitor, '/?near=Hanksville&by=city&for=estate');
    const words = [
      'Also work in Wayne County (1)',
      'An estate, Selling a home',
      'What is the appraisal for? An estate',
    ];
    expect(missing(words, sheets)).toEqual([]);
  },
);

engineTest('/join on paper has every question', async ({ visitor }) => {
  const sheets = await printed(visitor, '/join');
  const questions = await visitor.window.run(() => {
    const form = document.querySelector('iframe')?.contentDocument;
    const labels = form?.querySelectorAll<HTMLElement>('label, legend') ?? [];
    return [...labels].map((label) => label.innerText);
  });
  expect(questions.length).toBeGreaterThan(12);
  expect(missing(questions, sheets)).toEqual([]);
});

engineTest.for(['/?near=84001', '/?near=Prvo&by=city'])(
  '%s, which finds no one, has the nearest appraisers on paper',
  async (path, { visitor }) => {
    const sheets = await printed(visitor, path);
    const names = await cardNames(visitor);
    expect(names).toHaveLength(5);
    expect(missing(names, sheets)).toEqual([]);
  },
);

engineTest('results on paper have all members across the page, and no map', async ({ visitor }) => {
  const sheets = await printed(visitor, '/?near=84604');
  const names = await cardNames(visitor);
  expect(names).toHaveLength(45);
  expect(missing(names, sheets)).toEqual([]);
  const words = squeezed(sheets.map(pdfText).join(' '));
  expect(words.match(/@example\.org/g)?.length).toBeGreaterThanOrEqual(45);
  expect(words).not.toContain('OpenStreetMap');
  expect(sheets.length).toBeLessThanOrEqual(Math.ceil(45 / 7) + 1);
  for (const { width, words: on } of sheets) {
    expect(Math.min(...on.map(({ left }) => left)) / width).toBeLessThan(0.25);
    expect(Math.max(...on.map(({ right }) => right)) / width).toBeGreaterThan(0.6);
  }
});
