// Every built page is valid HTML. No browser opens a page: browsers accept nearly anything.
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtPages } from '#support/built-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    // Astro writes the style of islands beside the first one.
    elements: ['html5', { style: { flow: true } }],
    rules: {
      // The policy allows no other host, and hosts send our files over https only.
      'require-sri': 'off',
      // The search box names its list of suggestions, which appears with the first letter.
      'no-missing-references': 'off',
    },
  }),
);

async function issuesOf({ path, html }: (typeof builtPages)[number]): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector}`),
  );
  // The parser accepts elements after the end of the page.
  return html.trimEnd().endsWith('</html>') ? found : [...found, `${path}: content after </html>`];
}

test('every page is valid HTML', async () => {
  expect(builtPages.length).toBeGreaterThan(10);
  expect((await Promise.all(builtPages.map(issuesOf))).flat()).toEqual([]);
});
