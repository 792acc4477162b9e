// The map of the finder as a visitor sees it, by label and role.
import type { Page } from '@playwright/test';
import { clusters } from './finder-page.ts';
import { expect } from './watched-page.ts';

export const mapRegion = (page: Page) => page.getByRole('region', { name: 'Map of appraisers' });
export const canvas = (page: Page) => page.getByRole('application', { name: 'Map' });

/** The marker of one ZIP code, such as "84741 Kanab". */
export const markerOf = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^${place}, \\d+ appraisers?$`) });

export const control = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map controls' }).getByRole('button', { name, exact: true });

/** Each marker with its place on the map, in whole px: another text is another view. */
export async function view(page: Page): Promise<string> {
  const { x, y } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0 };
  const markers = await clusters(page).evaluateAll(
    (buttons, [left, top]) =>
      buttons.map((button) => {
        const box = button.getBoundingClientRect();
        const place = [box.x - left, box.y - top].map(Math.round);
        return `${button.getAttribute('aria-label')} ${place}`;
      }),
    [x, y] as const,
  );
  return markers.sort().join('\n');
}

/** Waits until the map no longer moves, and returns what it shows. */
export async function settledView(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await view(page);
      return last !== '' && last === before;
    })
    .toBe(true);
  return last;
}
