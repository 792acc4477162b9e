import { describe, expect, it } from 'vitest';
import { deadLink } from './cross-checks.ts';

const issueOf = (href: string) => deadLink(href, ['4', '1']);

describe('a path of the site', () => {
  it.each([
    ...['/', '/about', '/about/', '/join#form', '/#finder', '/?near=84604', '/resources/'],
    ...['/resources/4', '/resources/blogs/1', '/appraisers/salt-lake-city', '/embed/finder'],
    ...['/events.ics', 'https://le.example.org/', '#sources'],
  ])('%s leads to a page', (href) => expect(issueOf(href)).toBe(undefined));

  it.each(['/abuot', '/resources/blogs/5', '/resources/blogs/1/x', '/events/x'])(
    '%s leads nowhere, and the message lists the articles',
    (href) =>
      expect(issueOf(href)).toEqual({
        reason: `There is no page at "${href}".`,
        hint: 'Use the path of a page. The articles have these ids: 1, 4.',
      }),
  );
});
