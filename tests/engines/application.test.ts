// The membership application in its frame, in every engine.
import { describe, expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { desktop, phone } from './visitor.ts';

describe('on /join', () => {
  for (const size of [desktop, phone]) {
    engineTest(
      `sent empty from a window of ${size.width} px, the summary of what is missing has the focus and is in sight`,
      async ({ visitor }) => {
        await visitor.open('/join', size);
        const form = visitor.at({ framed: true });
        await form.press('button', 'Continue');
        const summary = /answers have to be corrected$/;
        expect((await form.one('region', summary)).focused).toBe(true);
        const header = await visitor.window.run(
          () => document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0,
        );
        const heading = await form.one('heading', summary);
        expect(heading.y).toBeGreaterThanOrEqual(header);
        expect(heading.y + heading.height).toBeLessThanOrEqual(size.height);
      },
    );
  }
});

engineTest('has room to write at 1280 px', async ({ visitor }) => {
  await visitor.open('/embed/membership', desktop);
  const fields = [...(await visitor.all('textbox')), ...(await visitor.all('combobox'))];
  expect(fields.length).toBeGreaterThan(8);
  const narrowest = Math.min(...fields.map(({ width }) => width));
  expect(narrowest).toBeGreaterThanOrEqual(200);
});
