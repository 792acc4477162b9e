import { filesIn } from '@appraisers/edition/loaders/files.ts';
import { describe, expect, it } from 'vitest';
import type { LinkFinding, LinkReport } from './check.ts';
import { inMarkdown, summary } from './link-report.ts';

const none = filesIn('edition');

const finding = (change: Partial<LinkFinding> = {}): LinkFinding => ({
  kind: 'broken',
  found: '404 Not Found',
  url: 'https://www.gone.website/page',
  text: 'The guide',
  pages: ['/resources'],
  ...change,
});
const reportOf = (...findings: readonly LinkFinding[]): LinkReport => ({
  findings,
  skipped: 0,
  offline: false,
});

it('counts each kind, and the examples that were skipped', () => {
  const kinds = ['broken', 'moved', 'unsure', 'good', 'good'] as const;
  const report = reportOf(...kinds.map((kind) => finding({ kind })));
  const counts = '5 addresses checked: 1 broken, 1 to check, 1 moved, 2 good.';
  expect(summary(report)).toBe(counts);
  expect(summary({ ...report, skipped: 1 })).toBe(
    `${counts} 1 example skipped (such as example.org and localhost).`,
  );
});

describe('the report', () => {
  it('says what is broken first, on which page, and on which line of which file', () => {
    const text = 'a: https://www.gone.website/page2\nb: https://www.gone.website/page/#top\n';
    const files = filesIn('edition', { 'links.yaml': text });
    const moved = finding({
      kind: 'moved',
      found: 'redirects to https://b.website/',
      url: 'https://a.website/',
    });
    expect(inMarkdown(reportOf(moved, finding()), files).split('\n\n').slice(1)).toEqual([
      '## Broken (1)',
      'Replace the link with the new address of the page, or remove it.',
      [
        '- `https://www.gone.website/page`: `404 Not Found`',
        '  - `The guide` on the page `/resources`',
        '  - `edition/links.yaml, line 2`',
      ].join('\n'),
      '## Moved (1)',
      expect.stringMatching(/^These links work\./),
      '- `https://a.website/`: `redirects to https://b.website/`\n  - `The guide` on the page `/resources`\n',
    ]);
  });

  it('names three pages of a link that many have, and a script where no page has it', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'];
    expect(inMarkdown(reportOf(finding({ pages })), none)).toContain(
      '`/a`, `/b`, `/c` and 2 more\n',
    );
    expect(inMarkdown(reportOf(finding({ pages: [] })), none)).toContain('used by a script');
  });

  it('is the summary alone where all links are good', () => {
    const report = reportOf(finding({ kind: 'good' }));
    expect(inMarkdown(report, none)).toBe(`${summary(report)}\n`);
  });

  it('shows the words of a host and of a page as text and nothing else', () => {
    const words = '`@everyone` <img src=x>\n# head \u001b[2J\u202e';
    const text = inMarkdown(reportOf(finding({ text: words, found: words })), none);
    expect(text).not.toMatch(/^# head|[^\P{Cc}\n]|\p{Cf}/mu);
    expect(text).toContain("`'@everyone' <img src=x>'# head");
  });

  it('fits an issue, however much is broken', () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      finding({ url: `https://www.website/${'x'.repeat(900)}${at}` }),
    );
    const text = inMarkdown(reportOf(...many), none);
    expect(text.length).toBeLessThan(65_000);
    expect(text).toMatch(/resources`\n\nThere are more\. Fix these, and check again\.\n$/);
  });
});
