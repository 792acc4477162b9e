// The built styles in each engine: supported declarations, underlined links, dark drawings, fonts.
import sharp from 'sharp';
import { expect } from 'vitest';
import { builtRules, droppedRules, unsupportedHere } from '#support/built-styles.ts';
import { engineTest } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

engineTest('the engine supports every declaration or its alternative', async ({ visitor }) => {
  await visitor.open('/about');
  expect(droppedRules(await visitor.window.run(unsupportedHere, builtRules()))).toEqual([]);
});

engineTest.for([
  ['/join', '.link'],
  ['/events', '.link'],
  ['/resources/blogs/1', '.prose a'],
  ['/embed/events', '.event-action'],
] as const)('links on %s are underlined: %s', async ([path, selector], { visitor }) => {
  await visitor.open(path);
  const lines = await visitor.window.run(
    (links) =>
      [...document.querySelectorAll(links)].map((link) =>
        getComputedStyle(link).getPropertyValue('text-decoration-line'),
      ),
    selector,
  );
  expect(new Set(lines)).toEqual(new Set(['underline']));
});

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** How light a part of the screenshot is, from 0 for black to 255. */
async function lightnessOf(visitor: Visitor, { x, y, width, height }: Box) {
  const [left, top] = [Math.max(0, Math.ceil(x)) + 2, Math.max(0, Math.ceil(y)) + 2];
  const part = await sharp(await visitor.window.picture())
    .extract({ left, top, width: Math.floor(width) - 6, height: Math.floor(height) - 6 })
    .greyscale()
    .toBuffer();
  const [grey] = (await sharp(part).stats()).channels;
  return { mean: grey?.mean ?? 255, max: grey?.max ?? 255 };
}

engineTest.for(['/', '/membership', '/resources/blogs', '/about'])(
  'the drawings on %s are dark in the dark color scheme',
  async (path, { darkVisitor }) => {
    await darkVisitor.open(path);
    const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
    expect(await darkVisitor.window.run(isDark)).toBe(true);
    const count = await darkVisitor.window.run(
      () => document.querySelectorAll('main :is(img, picture)').length,
    );
    const light: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const drawing = await darkVisitor.window.run(async (index) => {
        const image = document.querySelectorAll<HTMLImageElement>('main img')[index];
        if (!image || image.getClientRects().length === 0) return undefined;
        image.loading = 'eager';
        image.scrollIntoView({ block: 'center', behavior: 'instant' });
        await image.decode();
        // The screen may be a frame behind.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const { x, y, width, height } = image.getBoundingClientRect();
        const file = new URL(image.currentSrc).pathname;
        return { file, x, y, width, height: Math.min(height, innerHeight - y) };
      }, at);
      if (!drawing) continue;
      const { mean } = await lightnessOf(darkVisitor, drawing);
      if (mean > 90) light.push(`${drawing.file} ${Math.round(mean)}`);
    }
    expect(light).toEqual([]);
  },
);

engineTest('the lines behind the home page’s opening are dark too', async ({ darkVisitor }) => {
  await darkVisitor.open('/');
  const opening = await darkVisitor.window.run(async () => {
    const lines = document.querySelector<HTMLElement>('.survey-lines');
    document.body.style.visibility = 'hidden';
    if (lines) lines.style.visibility = 'visible';
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = lines?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height: Math.min(height, innerHeight - y) };
  });
  expect((await lightnessOf(darkVisitor, opening)).max).toBeLessThan(128);
});

/** Widths of the first words of the heading and the text, as shown and in the site's own fonts. */
async function wordWidths(): Promise<{ shown: number[]; own: number[] }> {
  const shown: number[] = [];
  const own: number[] = [];
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
  for (const [at, selector] of ['h1', 'main p'].entries()) {
    const element = document.querySelector(selector);
    const text = element?.firstChild;
    if (!element || !(text instanceof Text)) continue;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(' '));
    shown.push(range.getBoundingClientRect().width);
    const { fontSize, fontWeight, letterSpacing } = getComputedStyle(element);
    const face = new FontFace(`Own ${at}`, `url(${files[at]?.href})`, { weight: '400 600' });
    document.fonts.add(await face.load());
    const word = document.createElement('span');
    word.textContent = range.toString();
    Object.assign(word.style, {
      position: 'absolute',
      whiteSpace: 'nowrap',
      font: `${fontWeight} ${fontSize} "Own ${at}"`,
      letterSpacing,
    });
    document.body.append(word);
    own.push(word.getBoundingClientRect().width);
    word.remove();
  }
  return { shown, own };
}

engineTest('a first visit over a slow network shows the site’s own fonts', async ({ newcomer }) => {
  await newcomer.open('/');
  const { shown, own } = await newcomer.window.run(wordWidths);
  expect(own).toHaveLength(2);
  // Engines round widths differently. Another font differs by far more than 1 %.
  for (const [at, width] of own.entries())
    expect(Math.abs((shown[at] ?? 0) / width - 1)).toBeLessThan(0.01);
});
