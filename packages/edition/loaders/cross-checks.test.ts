import { expect, it } from 'vitest';
import { deadLink } from './cross-checks.ts';

it.each([
  ...['/', '/about', '/about/', '/join#form', '/#finder', '/?near=84604', '/resources/'],
  ...['/resources/4', '/resources/blogs/1', '/appraisers/salt-lake-city', '/embed/finder'],
  ...['/events.ics', 'https://le.example.org/', '#sources'],
])('%s leads to a page', (href) => expect(deadLink(href, ['4', '1'])).toBe(undefined));

it.each(['/abuot', '/resources/blogs/5', '/resources/blogs/1/x', '/events/x'])(
  '%s leads nowhere',
  (href) => expect(deadLink(href, ['4', '1'])?.reason).toBe(`There is no page at "${href}".`),
);
