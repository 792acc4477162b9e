// In the open page of a phone: from Enter to the whole answer, and from the press on the map's tab to its marks.
import type { Browser, Page } from '@playwright/test';
import { startPagesHost } from '../host/pages-host.ts';
import { openLine, slow4G } from '../host/slow-line.ts';
import { atRest, type Deed, watchDeed } from '../in-page.ts';
import { median } from '../median.ts';
import { slowDown } from '../slow-down.ts';
import { ownZips, syntheticZips } from '../synthetic-members.ts';
import { phone } from './browser.ts';
import type { Contender } from './contenders.ts';

export type Searches = { first: number; later: number; cards: number; map: number };

type Painted = { time: number; shown: number };

/** Does something and tells when it was painted, and how much there was to see then. */
async function timed(page: Page, deed: Deed, act: () => Promise<unknown>): Promise<Painted> {
  await page.evaluate(watchDeed, deed);
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted'));
}

async function search(page: Page, { finder }: Contender, zip: string): Promise<Painted> {
  await page.locator('#near').fill(zip);
  await atRest(page);
  const deed = { event: 'keydown', part: finder.part, shows: finder.card } as const;
  const painted = await timed(page, deed, () => page.keyboard.press('Enter'));
  await page.waitForTimeout(600);
  const whole = await page.locator(finder.card).count();
  if (painted.shown !== whole)
    throw new Error(`The first paint of ${zip} showed ${painted.shown} cards of ${whole}.`);
  return painted;
}

/**
 * The searches of one visitor.
 * @param members how many invented ones there are, undefined for the edition's own
 */
export async function searchAsVisitor(
  browser: Browser,
  of: Contender,
  members: number | undefined,
): Promise<Searches> {
  const { finder, site } = of;
  const host = await startPagesHost(site(members));
  const line = await openLine(slow4G, host.port);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(`https://localhost:${line.port}/`, { waitUntil: 'load' });
  await page.waitForSelector(finder.awake, { state: 'attached' });
  await slowDown(page);
  await page.locator('#near').focus();
  await page.waitForSelector(finder.ready, { state: 'attached' });
  const [first = '', ...others] = members ? syntheticZips() : ownZips();
  const { time, shown } = await search(page, of, first);
  const later: number[] = [];
  for (const zip of [...others, first]) later.push((await search(page, of, zip)).time);
  const tab = page.getByRole('tab', { name: 'Map View' });
  const map = await timed(
    page,
    { event: 'pointerdown', part: finder.part, shows: finder.mark },
    () => tab.click(),
  );
  await context.close();
  line.cut();
  host.close();
  return { first: time, later: median(later), cards: shown, map: map.time };
}
