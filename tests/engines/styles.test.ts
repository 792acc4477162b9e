// What the built styles become in every engine: each is understood, links are underlined, drawings
// are dark where the page is.
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { builtRules, droppedRules, unsupportedHere } from '#support/built-styles.ts';
import { engineTest } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

engineTest(
  'every declaration is understood, or there is one in its place that is',
  async ({ visitor }) => {
    await visitor.open('/about');
    expect(droppedRules(await visitor.window.run(unsupportedHere, builtRules()))).toEqual([]);
  },
);

engineTest('no underline has its thickness in the same declaration, which Safari refuses', () => {
  const merged = builtRules().flatMap(({ selector, declarations }) =>
    declarations
      .filter(([property, value]) => property === 'text-decoration' && value.includes(' '))
      .map(([, value]) => `${selector} ${value}`),
  );
  expect(merged).toEqual([]);
});

describe('links', () => {
  for (const [path, selector] of [
    ['/join', '.link'],
    ['/events', '.link'],
    ['/resources/blogs/1', '.prose a'],
    ['/embed/events', '.event-action'],
  ] as const) {
    engineTest(`on ${path} are underlined: ${selector}`, async ({ visitor }) => {
      await visitor.open(path);
      const lines = await visitor.window.run(
        (links) =>
          [...document.querySelectorAll(links)].map((link) =>
            getComputedStyle(link).getPropertyValue('text-decoration-line'),
          ),
        selector,
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines)).toEqual(new Set(['underline']));
    });
  }
});

/** How light a part of what the window shows is, from 0 for black to 255. */
async function lightnessOf(
  visitor: Visitor,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<{ mean: number; max: number }> {
  const [left, top] = [Math.max(0, Math.ceil(x)) + 2, Math.max(0, Math.ceil(y)) + 2];
  const part = await sharp(await visitor.window.picture())
    .extract({ left, top, width: Math.floor(width) - 6, height: Math.floor(height) - 6 })
    .greyscale()
    .toBuffer();
  const [grey] = (await sharp(part).stats()).channels;
  return { mean: grey?.mean ?? 255, max: grey?.max ?? 255 };
}

describe('in the dark', () => {
  engineTest('the pages are', async ({ darkVisitor }) => {
    await darkVisitor.open('/about');
    expect(
      await darkVisitor.window.run(() => matchMedia('(prefers-color-scheme: dark)').matches),
    ).toBe(true);
  });

  for (const path of ['/', '/membership', '/resources/blogs', '/about']) {
    engineTest(`the drawings on ${path} are dark too`, async ({ darkVisitor }) => {
      await darkVisitor.open(path);
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
          // What is shown may be a frame behind.
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
    });
  }

  engineTest('the lines behind the opening are dark too', async ({ darkVisitor }) => {
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
});
