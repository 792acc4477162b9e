// A dozen journeys in each engine: what Firefox and WebKit may do differently from Chromium.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { headerRules } from '@appraisers/hosting/headers/header-rules.ts';
import { siteListener } from '@appraisers/hosting/site-listener.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '#support/built-files.ts';
import { builtRules, droppedRules, unsupportedHere } from '#support/built-styles.ts';
import { SiteHost, startPartner, startServer } from '#support/site-host.ts';
import { openFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const [enter, escapeKey, down] = ['\uE007', '\uE00C', '\uE015'] as const;

let site = '';
let visitor: Visitor;

const searchBox = /^(ZIP code|City) in Utah$/;
const box = () => visitor.all('field', searchBox);
const found = () => visitor.texts('heading', /Appraisers Found$/);
const expectFound = (count: number) => expect.poll(found).toEqual([`${count} Appraisers Found`]);
const firstGroup = async () => (await visitor.texts('heading', /\d\.\d mi/))[0];
const address = () => visitor.run(() => location.pathname + location.search);
const journeys: Readonly<Record<string, () => Promise<void>>> = {
  'a search lists the members there and nearby': async () => {
    await visitor.open(`${site}/`);
    await visitor.fill(searchBox, '84604');
    await visitor.press('button', 'Search');
    await expectFound(42);
    expect(await firstGroup()).toBe('84604 Provo 0.0 mi, in this ZIP code');
    expect(await visitor.all('article')).toHaveLength(42);
    expect(await address()).toBe('/?near=84604');
  },

  'a second search, by a suggestion for a misspelled place': async () => {
    await visitor.open(`${site}/?near=84532`);
    await visitor.press('radio', 'City');
    await visitor.fill(searchBox, 'Prvo');
    const meant = /^Provo City, \d+ appraisers? here, (\d+) within 30 miles$/;
    await expect.poll(() => visitor.all('option', meant)).toHaveLength(1);
    const [promised = ''] = await visitor.texts('option', meant);
    await visitor.type(down);
    await expect.poll(() => visitor.all('option', meant)).toMatchObject([{ isSelected: true }]);
    await visitor.type(enter);
    await expectFound(Number(meant.exec(promised)?.[1]));
    expect(await address()).toBe('/?near=Provo&by=city');
  },

  'Back and reload restore the results and the place on the page': async () => {
    await visitor.open(`${site}/?near=84604`);
    // Firefox doesn't cache a page that still loads its map.
    await expect.poll(() => visitor.all('button', /^84660 Spanish Fork/)).toHaveLength(1);
    await visitor.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const leaveAndReturn = async () => {
      await visitor.open(`${site}/events`);
      await visitor.browser.send('back');
    };
    for (const restore of [leaveAndReturn, () => visitor.reload()]) {
      await restore();
      await expectFound(42);
      await expect.poll(() => visitor.run(() => Math.round(scrollY))).toBe(1500);
      expect(await box()).toMatchObject([{ value: '84604' }]);
    }
  },

  'Escape and Back close the details and return the focus': async () => {
    await visitor.open(`${site}/?near=Draper&by=city`);
    const details = () => visitor.all('button', 'Details for Ruth Abernathy');
    const isInside = () => visitor.run(() => !!document.activeElement?.closest('[role="dialog"]'));
    for (const close of [() => visitor.type(escapeKey), () => visitor.browser.send('back')]) {
      await visitor.press('button', 'Details for Ruth Abernathy');
      // It answers keys and Back once it has the focus, a moment after it appears.
      await expect.poll(isInside).toBe(true);
      await close();
      await expect.poll(details).toMatchObject([{ isFocused: true }]);
      expect(await visitor.all('dialog')).toEqual([]);
    }
  },

  'a marker searches its place, on a phone under the tab of the map': async () => {
    await visitor.open(`${site}/?near=84604`);
    await visitor.press('button', /^84660 Spanish Fork/);
    await expect.poll(firstGroup).toBe('84660 Spanish Fork 0.0 mi, in this ZIP code');
    expect(await box()).toMatchObject([{ value: '84660' }]);
    await visitor.browser.send('resize', { width: 390, height: 844 });
    await visitor.open(`${site}/?near=84604`);
    await visitor.press('tab', 'Map View');
    await visitor.press('button', 'Show all of Utah');
    await visitor.press('button', /^84532 Moab/);
    await expect.poll(firstGroup).toBe('84532 Moab 0.0 mi, in this ZIP code');
    await visitor.press('tab', 'List View');
    await expect.poll(() => visitor.all('application', 'Map')).toEqual([]);
  },

  'an incomplete application says what to fix, in its frame': async () => {
    await visitor.open(`${site}/join`);
    await visitor.enterFrame(0);
    await visitor.press('button', 'Continue');
    const summary = () => visitor.all('region', /^Fix \d+ answers$/);
    await expect.poll(summary).toMatchObject([{ isFocused: true }]);
    await visitor.press('link', 'Enter your ZIP code.');
    await expect.poll(() => visitor.all('field', 'ZIP code')).toMatchObject([{ isFocused: true }]);
  },

  'results on paper have every member, and no map': async () => {
    await visitor.open(`${site}/?near=84604`);
    await expectFound(42);
    const pdf = Buffer.from(await visitor.browser.print(), 'base64');
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    // The engines separate words differently.
    const paper = text.replace(/\s+/g, '');
    expect(new Set(paper.match(/[a-z.]+@example\.org/g)).size).toBeGreaterThanOrEqual(42);
    expect(paper).not.toContain('OpenStreetMap');
  },

  'without a network the finder works, and a new page says so': async () => {
    const host = await new SiteHost().start();
    await visitor.open(`${host.origin}/`);
    // An active worker has stored all its files.
    const worker = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
    await expect.poll(() => visitor.run(worker)).toBe('activated');
    await host.stop();
    await visitor.open(`${host.origin}/?near=84604`);
    await expectFound(42);
    await visitor.open(`${host.origin}/resources/blogs/2`);
    expect(await visitor.texts('heading')).toContain('You’re offline');
  },

  'a partner’s page learns of a selection in its frame': async () => {
    const host = await startPartner(site);
    await visitor.open(host.origin);
    await visitor.enterFrame(0);
    await visitor.fill(searchBox, '84604');
    await visitor.type(enter);
    await expectFound(42);
    await visitor.press('button', 'Desta Haile');
    await visitor.enterFrame(null);
    await expect.poll(() => visitor.texts('status')).toEqual(['You chose Desta Haile.']);
    // The list is longer than the window, and the example limits the frame to 90 % of it.
    const share = () => (document.querySelector('iframe')?.clientHeight ?? 0) / innerHeight;
    await expect.poll(() => visitor.run(share)).toBeCloseTo(0.9, 2);
    await host.close();
  },

  'the engine supports every declaration of the styles, or its alternative': async () => {
    await visitor.open(`${site}/about`);
    expect(droppedRules(await visitor.run(unsupportedHere, builtRules()))).toEqual([]);
  },
};

beforeAll(async () => {
  const listener = siteListener(siteFolder, headerRules(edition.site.read()));
  const server = await startServer(listener);
  site = server.origin;
  return server.close;
});

describe.each(Object.entries({ Firefox: openFirefox, WebKit: openWebKit }))('%s', (_name, open) => {
  beforeAll(async () => {
    visitor = new Visitor(await open());
  });
  afterAll(() => visitor.browser.close());

  test.each(Object.entries(journeys))('%s', async (_, journey) => {
    await visitor.browser.send('resize', { width: 1280, height: 900 });
    await journey();
  });
});
