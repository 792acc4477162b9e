// `npm run dev`: the open page follows each change to the site or the edition.
import type { Page } from '@playwright/test';
import { devTest, type Editor } from '#support/dev-server.ts';
import { FinderPage } from '#support/finder-page.ts';
import { expect, fileErrors } from '#support/watched-page.ts';

const article = 'content/posts/1-redesigned-appraisal-report-uad-3-6.md';

/** Covers the page when the content has an error. */
const overlay = (page: Page) => page.locator('vite-error-overlay');

/**
 * Opens a page, even while the open one reloads. The reload may win. Then Playwright reports that the
 * navigation was aborted or has ended, or reports nothing until its timeout.
 */
const open = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path, { timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe(path);
  }).toPass({ intervals: [100] });

async function changesAMember(page: Page, editor: Editor): Promise<void> {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBeGreaterThan(0);
  await editor.change(
    'content/members.csv',
    /,[^,]+(,[^,]+,[^,]+,Provo,84604,)/,
    ',Brandnewname$1',
  );
  await expect(finder.cards.getByText('Brandnewname')).toBeVisible();
}

async function changesAFact(page: Page, editor: Editor): Promise<void> {
  await editor.change('content/site.yaml', /(phone: )"\d+"/, '$1"18015550199"');
  await expect(page.getByRole('contentinfo').getByText('(801) 555-0199')).toBeVisible();
}

async function changesAnArticle(page: Page, editor: Editor): Promise<void> {
  await open(page, '/resources/blogs/1');
  await editor.change(article, /\s*$/, ' And one sentence more.\n');
  await expect(page.getByRole('article').getByText('And one sentence more.')).toBeVisible();
}

async function changesAStyle(page: Page, editor: Editor): Promise<void> {
  const body = page.locator('body');
  // While it loads, a page hasn't yet subscribed to changes of its styles.
  await page.waitForLoadState('networkidle');
  await expect(body).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await editor.change('site/styles/theme.css', /(--color-paper: )[^;]+;/, '$1#010203;');
  await expect(body).toHaveCSS('background-color', 'rgb(1, 2, 3)');
}

async function addsAnArticle(page: Page, editor: Editor): Promise<void> {
  await open(page, '/resources/blogs');
  const text = editor.read(article);
  const made = text.replace(/^id: .*/m, 'id: 77').replace(/^title: .*/m, 'title: Quite a new one');
  await editor.write('content/posts/77-quite-new.md', made);
  const link = page.getByRole('link', { name: 'Quite a new one' });
  await expect(link.first()).toBeVisible();
  await link.first().click();
  await expect(page).toHaveURL('/resources/blogs/77');
  await expect(page.getByRole('article').getByText('And one sentence more.')).toBeVisible();
}

async function addsAnEvent(page: Page, editor: Editor): Promise<void> {
  await open(page, '/embed/events');
  const [first = ''] = editor
    .read('content/events.yaml')
    .split(/^(?=- id:)/m)
    .filter(Boolean);
  const made = first
    .replace(/^- id: .*/m, '- id: quite-new')
    .replace(/^( +title: ).*/m, '$1Quite a new evening')
    .replace(/^( +(?:start|end): )\d{4}/gm, '$12099');
  await editor.change('content/events.yaml', /\s*$/, `\n${made}`);
  await expect(page.getByRole('heading', { name: 'Quite a new evening' })).toBeVisible();
}

async function breaksAndFixes(
  page: Page,
  editor: Editor,
  [file, from, to]: readonly [string, RegExp, string],
  sentence: RegExp,
): Promise<void> {
  const good = editor.read(file);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await editor.change(file, from, to);
  await expect(overlay(page)).toContainText(sentence);
  await editor.write(file, good);
  // The overlay has a heading, too.
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading).toBeVisible();
}

/** Leaves the page with the error before the fix: then the server makes browsers ask early. */
async function fixesOnAnotherPage(page: Page, editor: Editor): Promise<void> {
  const file = 'content/site.yaml';
  const good = editor.read(file);
  await open(page, '/membership');
  await editor.change(file, /(phone: )"\d+"/, '$1"801"');
  await expect(overlay(page)).toBeVisible();
  await open(page, '/about');
  await expect(overlay(page)).toBeVisible();
  await editor.write(file, good);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [at, path] of ['/about', '/resources', '/resources/blogs', '/events'].entries()) {
    await open(page, path);
    await editor.change(file, /(phone: )"\d+"/, `$1"1801555017${at}"`);
    await expect(page.getByRole('contentinfo').getByText(`(801) 555-017${at}`)).toBeVisible();
  }
}

// Both tests change the same copy.
devTest.describe.configure({ mode: 'default' });

devTest.afterEach(({ dev }, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.info(dev.terminal);
});

devTest(
  'a change to a member is on the open page, and so is an error',
  async ({ page, editor, watch }) => {
    // The server bundles the libraries for its first page.
    devTest.setTimeout(120_000);
    await changesAMember(page, editor);
    expect(watch.trouble).toEqual([]);
    // This page has no members.
    await open(page, '/about');
    await breaksAndFixes(
      page,
      editor,
      ['content/members.csv', /^(1,[^,]*,[^,]*,)\d*/m, '$1138'],
      /content\/members\.csv, line 2, phone: "138" has 3 digits\./,
    );
    // The page that showed the error.
    watch.expected = fileErrors;
  },
);

devTest(
  'a change appears on the page, and an error stays until it is fixed',
  { tag: '@all' },
  async ({ page, dev, editor, watch }) => {
    // The server builds every page again.
    devTest.setTimeout(180_000);
    await page.goto('/');
    await devTest.step('a fact of the association', () => changesAFact(page, editor));
    await devTest.step('an article', () => changesAnArticle(page, editor));
    await devTest.step('a style', () => changesAStyle(page, editor));
    await devTest.step('a new article', () => addsAnArticle(page, editor));
    await devTest.step('a new event', () => addsAnEvent(page, editor));
    expect(watch.trouble).toEqual([]);

    await devTest.step('a mistake in the events', () =>
      breaksAndFixes(
        page,
        editor,
        ['content/events.yaml', /^( +)title:/m, '$1titel:'],
        /content\/events\.yaml, line 1, entry 1 .*, title: This field is missing\./,
      ),
    );
    await devTest.step('a mistake in the facts of the association', () =>
      breaksAndFixes(
        page,
        editor,
        ['content/facts.yaml', /^founded: .*/m, 'founded: long ago'],
        /content\/facts\.yaml, line \d+, founded: "long ago" isn't a number\./,
      ),
    );
    await open(page, '/resources/blogs/1');
    await devTest.step('a mistake in an article', () =>
      breaksAndFixes(
        page,
        editor,
        [article, /\s*$/, '\n\n<script>x</script>\n'],
        /1-redesigned.*"<script>.* is HTML\. Use Markdown without HTML\./,
      ),
    );
    await expect(page.getByRole('article').getByText('And one sentence more.')).toBeVisible();
    await devTest.step('changes after an error that was fixed on another page', () =>
      fixesOnAnotherPage(page, editor),
    );
    expect(dev.terminal).toContain('founded: "long ago" isn\'t a number.');
    // The pages that showed the error.
    watch.expected = fileErrors;
  },
);
