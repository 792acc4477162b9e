// The pages as a visitor reads them, by label and role, on the built site. The finder and its map,
// the articles, and addresses where nothing is have files of their own.
import type { Locator, Page } from '@playwright/test';
import { readYaml } from '#loaders/read-yaml.ts';
import { boardSchema, boardTitles } from '#schemas/board.ts';
import { committeesSchema } from '#schemas/committees.ts';
import { siteSchema } from '#schemas/site.ts';
import { expect, test } from './watched.ts';

const site = readYaml('content/site.yaml', siteSchema);
const board = readYaml('content/board.yaml', boardSchema);
const committees = readYaml('content/committees.yaml', committeesSchema);

const links = [
  ['Home', '/'],
  ['About', '/about'],
  ['Membership', '/membership'],
  ['Resources', '/resources'],
  ['Events', '/events'],
] as const;
const routes = [
  ...links.map(([, path]) => path),
  '/join',
  '/resources/information',
  '/resources/blogs',
  '/resources/blogs/1',
  '/resources/1',
] as const;

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls there, and comes back when the page has been told. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
const texts = (locator: Locator) => locator.allTextContents();

test.describe('the header', () => {
  for (const [path, current] of [
    ...links.map(([label, path]) => [path, label] as const),
    ['/join', undefined],
    ['/resources/information', 'Resources'],
    ['/resources/blogs', 'Resources'],
    ['/resources/blogs/3', 'Resources'],
    ['/resources/3', 'Resources'],
  ] as const) {
    test(`on ${path} has the five links and marks where one is`, async ({ page }) => {
      await page.goto(path);
      await expect(mainLinks(page)).toHaveText(links.map(([label]) => label));
      const marked = mainLinks(page).and(page.locator('[aria-current="page"]'));
      await expect(marked).toHaveText(current ? [current] : []);
      await expect(header(page).getByRole('link', { name: 'Join / Renew' })).toBeVisible();
    });
  }

  test('leads to every page, and Join / Renew to the application', async ({ page }) => {
    await page.goto('/join');
    for (const [label, path] of links) {
      await mainLinks(page).filter({ hasText: label }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await header(page).getByRole('link', { name: 'Join / Renew' }).click();
    await expect(page).toHaveURL('/join');
    await header(page).getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is transparent at the top and solid past 20 px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      const paper = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(paper).toMatch(/^rgb\(/);
      for (const [y, solid] of [
        [0, false],
        [20, false],
        [21, true],
        [600, true],
        [0, false],
      ] as const) {
        await scrollTo(page, y);
        expect(await scrolled(page)).toBe(y);
        if (solid) await expect(header(page)).toHaveAttribute('data-solid');
        else await expect(header(page)).not.toHaveAttribute('data-solid');
        await expect(header(page)).toHaveCSS(
          'background-color',
          solid ? paper : 'rgba(0, 0, 0, 0)',
        );
      }
    });
  }

  test('is solid at once on a page that opens in its middle', async ({ page }) => {
    await page.goto('/about#past-presidents');
    await expect(header(page)).toHaveAttribute('data-solid');
  });
});

test.describe('the menu on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const button = (page: Page) => header(page).locator('summary', { hasText: 'Menu' });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('takes the place of the links and has all of them', async ({ page }) => {
    await expect(mainLinks(page)).toHaveCount(0);
    await button(page).tap();
    await expect(menu(page).getByRole('link')).toHaveText([
      ...links.map(([label]) => label),
      'Join / Renew',
    ]);
    await expect(menu(page).getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await button(page).tap();
    await expect(menu(page)).toBeHidden();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('closes when the focus leaves it, which would be under it', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Join / Renew' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBe(null);
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test('closes on a tap outside', async ({ page }) => {
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(195, 820);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('closes on a link, and is closed when one comes back', async ({ page }) => {
    await button(page).tap();
    await menu(page).getByRole('link', { name: 'Membership' }).tap();
    await expect(page).toHaveURL('/membership');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await menu(page).getByRole('link', { name: 'Join / Renew' }).tap();
    await expect(page).toHaveURL('/join');
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of routes) {
  test(`${path} ends with the footer`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(site.name);
    await expect(footer.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(
      links.map(([label]) => label),
    );
    const more = footer.getByRole('navigation', { name: 'More' });
    for (const [place, name, href] of [
      [more, 'Join / Renew', '/join'],
      [more, 'Articles', '/resources/blogs'],
      [more, 'Accessibility', '/accessibility'],
      [footer, 'Social group', site.social.group.url],
      [footer, 'Professional network', site.social.network.url],
      [footer, site.credit.label, site.credit.url],
      [footer, site.contact.email, `mailto:${site.contact.email}`],
      [footer, '(801) 555-0100', 'tel:+18015550100'],
    ] as const) {
      await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText('Sample data: the people, phone numbers and addresses');
  });
}

test.describe('/', () => {
  test('has four cards, each with a drawing and one way on', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'Good to know' }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading')).toHaveText(/\w/);
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\//);
      await expectDrawn(card.locator('img'));
    }
  });

  test('says why one becomes a member, and leads to both pages about it', async ({ page }) => {
    await page.goto('/');
    const why = page.getByRole('region', { name: 'Why become a member' });
    await expect(why).toContainText('Our mission is');
    await expect(why.getByRole('heading', { name: 'What members get' })).toBeVisible();
    await expect(why.getByRole('definition')).not.toHaveCount(0);
    await why.getByRole('link', { name: 'See what membership gives' }).click();
    await expect(page).toHaveURL('/membership');
    await page.goBack();
    await why.getByRole('link', { name: 'Join / Renew' }).click();
    await expect(page).toHaveURL('/join');
  });
});

test.describe('/about', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('tells the history and how the association works', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'History' })).toContainText('2009');
    const organization = page.getByRole('region', { name: 'Organization' });
    await expect(organization).toContainText(
      'three seats on the state appraiser association board',
    );
  });

  test('shows the board of 2025 with its titles and portraits', async ({ page }) => {
    const people = page.getByRole('region', { name: '2025 Board' }).getByRole('listitem');
    await expect(people.getByRole('heading')).toHaveText(board.members.map(({ name }) => name));
    const titles = (await texts(people.getByRole('paragraph'))).map((title) => title.trim());
    expect(new Set(titles)).toEqual(new Set(boardTitles));
    for (const person of await people.all()) {
      await person.scrollIntoViewIfNeeded();
      await expectDrawn(person.locator('img'));
    }
  });

  test('names the past presidents in one line', async ({ page }) => {
    const past = page.getByRole('region', { name: 'Past presidents' }).getByRole('listitem');
    await expect(past).toHaveText(
      board.pastPresidents.map(({ name, years }) => `${name} ${years}`),
    );
  });
});

test.describe('/events', () => {
  test('has the calendar in a frame 600 px high, with a link to it', async ({ page }) => {
    await page.goto('/events');
    await expectFrame(page, site.embeds.events.title, site.embeds.events.src);
    const inside = page.frameLocator('iframe').getByRole('heading', { name: 'Upcoming dates' });
    await expect(inside).toBeVisible();
    await expect(page.getByText('Loading the calendar …')).toBeHidden();
  });

  test('asks for what is in the frame after the first paint, and never before', async ({
    page,
  }) => {
    await page.goto('/events');
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/embed/events'))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(asked).toBeGreaterThan(painted);
  });

  test('has the calendar in its frame without scripts too', async ({ browser }) => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto('/events');
    await expectFrame(page, site.embeds.events.title, site.embeds.events.src);
    await expect(page.frameLocator('iframe[src]').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Loading the calendar …')).toBeHidden();
    await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(1);
    await visitor.close();
  });

  test('has three cards', async ({ page }) => {
    await page.goto('/events');
    const cards = page.getByRole('region', { name: 'Kinds of events' }).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText([
      'Continuing education',
      'Networking events',
      'Training workshops',
    ]);
    for (const card of await cards.all()) {
      await expect(card.getByRole('paragraph')).toHaveText(/\w{3}.+\.$/);
    }
  });

  test('says so when the calendar does not answer, and keeps the link', async ({ page, watch }) => {
    await page.route('**/embed/events', (route) => route.abort());
    await page.goto('/events');
    await expect(page.getByText('The calendar does not answer.')).toBeVisible();
    await expect(page.getByText('Loading the calendar …')).toBeHidden();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible();
    const ours = watch.trouble.filter((line) => !/Failed to load resource/.test(line));
    watch.trouble.splice(0, watch.trouble.length, ...ours);
  });
});

test.describe('/membership', () => {
  test('has a film with captions, and fetches nothing of it before it is played', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/membership', { waitUntil: 'networkidle' });
    const door = page.getByRole('link', { name: 'Play the video' });
    await door.scrollIntoViewIfNeeded();
    expect(fetched.filter((path) => path.startsWith('/video/'))).toEqual([]);

    await door.focus();
    await page.keyboard.press('Enter');
    const film = page.locator('video');
    await expect(film).toBeFocused();
    await expect(film).toHaveAccessibleName(site.video.title);
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    expect(fetched.filter((path) => path.startsWith('/video/'))).not.toEqual([]);

    const captions = film.locator('track[kind="captions"]');
    await expect(captions).toHaveAttribute('srclang', 'en');
    await expect(captions).toHaveAttribute('label', 'English');
    const text = await page.request.get((await captions.getAttribute('src')) ?? '');
    expect(await text.text()).toMatch(/^WEBVTT[\s\S]+-->/);
  });

  test('leads to the film itself without scripts', async ({ browser }) => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto('/membership');
    const door = page.getByRole('link', { name: 'Play the video' });
    const film = await page.request.get((await door.getAttribute('href')) ?? '');
    expect(film.headers()['content-type']).toBe('video/mp4');
    await visitor.close();
  });

  test('has the film in words', async ({ page }) => {
    await page.goto('/membership');
    const words = page.getByText('Someone has to say what a home is worth.');
    await expect(words).toBeHidden();
    await page.getByText('Read the transcript').click();
    await expect(words).toBeVisible();
  });

  test('leads to the application with Join Now', async ({ page }) => {
    await page.goto('/membership');
    await page.getByRole('link', { name: 'Join Now' }).click();
    await expect(page).toHaveURL('/join');
  });

  test('has four benefits with their figures', async ({ page }) => {
    await page.goto('/membership');
    const region = page.getByRole('region', { name: 'What your dues give you' });
    const cards = region.getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const figures of [
      /\$100 annual|\$100 a year/,
      /2023.*8 hours|8 hours.*2023|2023.*2025.*8 hours/,
      /2025/,
      /9 hours.*discount/,
      /7-hour national USPAP class/,
      /[Oo]ver \$600/,
    ]) {
      await expect(cards.filter({ hasText: figures })).not.toHaveCount(0);
    }
  });

  test('has three committees, each with its mission and its first three duties', async ({
    page,
  }) => {
    await page.goto('/membership');
    const region = page.getByRole('region', { name: 'Committees' });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      committees.map(({ title }) => title),
    );
    for (const { title, mission, duties } of committees) {
      const card = region
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(mission)).toBeVisible();
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText(duties.slice(0, 3));
    }
  });
});

test('/join has the application in a frame 600 px high, with a link to it', async ({ page }) => {
  await page.goto('/join');
  await expectFrame(page, site.embeds.membership.title, site.embeds.membership.src);
  const inside = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(inside).toHaveText(site.embeds.membership.title);
  await expect(page.getByText('Loading the form …')).toBeHidden();
});

test('/resources and /resources/information are one page under two addresses', async ({ page }) => {
  const found: string[][] = [];
  for (const path of ['/resources', '/resources/information']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${site.url}/resources`,
    );
    for (const name of ['National appraisal sites', 'State sites', 'Miscellaneous sites']) {
      const list = page.getByRole('region', { name }).getByRole('link');
      await expect(list).not.toHaveCount(0);
      const hrefs = await list.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      expect(hrefs.filter((href) => !href.startsWith('https://'))).toEqual([]);
      found.push([name, ...(await texts(list)), ...hrefs]);
    }
    await page.getByRole('link', { name: 'Join the association' }).click();
    await expect(page).toHaveURL('/join');
  }
  expect(found.slice(3)).toEqual(found.slice(0, 3));
});

for (const [label, path] of links) {
  const from = path === '/about' ? '/membership' : '/about';
  test(`the way from the end of ${from} to ${path} starts at its top, and Back returns`, async ({
    page,
  }) => {
    await page.goto(from);
    const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' });
    const link = pages.getByRole('link', { name: label });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    const left = await topOf(link);
    await link.click();
    await expect(page).toHaveURL(path);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(from);
    // A page that has its fonts the second time only may break a line elsewhere.
    await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThan(60);
  });
}

test('the way from the middle of a page by the header starts at the top', async ({ page }) => {
  await page.goto('/resources');
  await scrollTo(page, 900);
  await mainLinks(page).filter({ hasText: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(await scrolled(page)).toBe(0);
});

for (const path of ['/about', '/resources/blogs/1'] as const) {
  test(`on paper ${path} has its words and none of the ways around the site`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Main', 'Menu', 'Pages', 'More']) {
      await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden();
    }
    await expect(header(page).getByRole('link', { name: 'Join / Renew' })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page)).toHaveCSS('position', 'static');
  });
}

/** Where in the window it stands. */
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

/** A picture that has arrived and is shown. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

async function expectFrame(page: Page, title: string, src: string): Promise<void> {
  const frame = page.getByTitle(title, { exact: true }).filter({ visible: true });
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', src);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(600);
  const link = page.getByRole('link', { name: 'Open it in a new tab' });
  await expect(link).toHaveAttribute('href', src);
  await expect(link).toHaveAttribute('target', '_blank');
}
