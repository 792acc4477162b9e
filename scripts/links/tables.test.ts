import { describe, expect, it } from 'vitest';
import type { Finding, Findings } from './check.ts';
import { inMarkdown, inTerminal, summary } from './tables.ts';

const finding = (given: Partial<Finding> = {}): Finding => ({
  kind: 'broken',
  found: '404 Not Found',
  url: 'https://www.gone.website/page',
  places: ['content/resources.yaml, row 12'],
  ...given,
});
const findings = (...all: readonly Finding[]): Findings => ({
  findings: all,
  leftOut: 0,
  offline: false,
});

const mixed: Findings = {
  ...findings(
    finding({
      kind: 'moved',
      found: 'has moved to https://new.website/',
      url: 'https://b.website/',
    }),
    finding({ places: ['content/resources.yaml, row 12', 'content/posts/1.md, row 30'] }),
    finding({ kind: 'good', found: 'answers', url: 'https://c.website/' }),
    finding({ kind: 'unsure', found: '403 Forbidden', url: 'https://d.website/' }),
  ),
  leftOut: 4,
};

describe('the sum of it', () => {
  it('counts each kind, and what was left out', () => {
    expect(summary(mixed)).toBe(
      '4 addresses asked: 1 broken, 1 to be looked at, 1 moved, 1 good. 4 examples left out (example.org, localhost and the like).',
    );
    expect(summary(findings(finding()))).toBe(
      '1 address asked: 1 broken, 0 to be looked at, 0 moved, 0 good.',
    );
  });
});

describe('in the terminal', () => {
  it('what is broken comes first, with every row it stands in', () => {
    expect(inTerminal(mixed).split('\n')).toEqual([
      'Broken (1). Put the new address of the page in its place, or take the link out.',
      '',
      ' 404 Not Found  content/resources.yaml, row 12  https://www.gone.website/page',
      '                content/posts/1.md, row 30',
      '',
      expect.stringMatching(/^To be looked at \(1\)\. The host turns programs away\./),
      '',
      ' 403 Forbidden  content/resources.yaml, row 12  https://d.website/',
      '',
      expect.stringMatching(/^Moved \(1\)\. The link still works\./),
      '',
      ' has moved to https://new.website/  content/resources.yaml, row 12  https://b.website/',
      '',
      summary(mixed),
    ]);
  });

  it('nothing is said but the sum where all is well', () => {
    const well = findings(finding({ kind: 'good', found: 'answers' }));
    expect(inTerminal(well)).toBe(summary(well));
  });

  it('no word of a host steers the terminal', () => {
    const words = inTerminal(
      findings(finding({ found: 'moved to \u001b[2J\u202ehttps://x\u0007' })),
    );
    expect(words).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });
});

describe('as Markdown', () => {
  it('a table has a row for each address', () => {
    expect(inMarkdown(mixed)).toContain(
      [
        '| Address | Found | Where it stands |',
        '| - | - | - |',
        '| <https://www.gone.website/page> | `404 Not Found` | `content/resources.yaml, row 12` `content/posts/1.md, row 30` |',
      ].join('\n'),
    );
    expect(inMarkdown(mixed)).not.toContain('c.website');
  });

  it('no word of a host is more than text', () => {
    const found = 'moved to `|` @everyone <img src=x> [a](https://evil.website)\n# head';
    const [row = ''] = inMarkdown(findings(finding({ found }))).match(/.*@everyone.*/) ?? [];
    expect(row.match(/`/g)).toHaveLength(4);
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(4);
    expect(row).toMatch(
      /`moved to '\\\|' @everyone <img src=x> \[a\]\(https:\/\/evil\.website\)·# head`/,
    );
  });

  it('an address with signs of Markdown stays a link', () => {
    const url = 'https://www.website/a|b`c>d';
    expect(inMarkdown(findings(finding({ url })))).toContain('<https://www.website/a%7Cb%60c%3Ed>');
  });

  it('fits an issue, however much is broken', () => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      finding({ url: `https://www.website/${'x'.repeat(900)}${at}`, found: 'y'.repeat(5000) }),
    );
    const text = inMarkdown(findings(...many));
    expect(text.length).toBeLessThan(65_000);
    expect(text).toMatch(/… and \d+ more; `npm run links` says them all\./);
    expect(text).toContain('2000 broken');
  });
});
