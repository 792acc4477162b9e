import { describe, expect, it } from 'vitest';
import { validatePageLinks } from './cross-checks.ts';

const path = ['features', 0, 'href'];
const issuesOf = (href: string) =>
  validatePageLinks([{ path, href }], [1, 4]).map(({ reason, hint }) => `${reason} ${hint}`);

describe('a path of the site', () => {
  it.each(['/', '/about', '/join#form', '/resources/', '/resources/4', '/resources/blogs/1'])(
    '%s leads to a page',
    (href) => expect(issuesOf(href)).toEqual([]),
  );
  it('may also be the address of another site', () =>
    expect(issuesOf('https://le.example.org/')).toEqual([]));
  it.each(['/abuot', '/resources/blogs/5', '/resources/blogs/1/x', '/events/x'])(
    '%s leads nowhere, and the message lists the articles',
    (href) =>
      expect(issuesOf(href)).toEqual([
        `There is no page at "${href}". Use the path of a page. The articles have these ids: 1, 4.`,
      ]),
  );
});
