// The type faces of a first visit, when nothing of the site is in the browser's memory.
import { expect } from 'vitest';
import { engineTest } from './engine-test.ts';

/** Widths of the first words of the heading and the text: as shown, and in the site's own faces. */
async function widths(): Promise<{ shown: number[]; own: number[] }> {
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

engineTest('a first visit shows the site’s own faces', async ({ newcomer }) => {
  await newcomer.open('/');
  const { shown, own } = await newcomer.window.run(widths);
  expect(own).toHaveLength(2);
  // Engines round a width each in its way; another face is wider or narrower by far more.
  for (const [at, width] of own.entries())
    expect(Math.abs((shown[at] ?? 0) / width - 1), `${shown[at]} px for ${width} px`).toBeLessThan(
      0.01,
    );
});
