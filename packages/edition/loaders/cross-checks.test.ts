import { expect, it } from 'vitest';
import { fields, list } from '#schemas/text.ts';
import { linkAddress } from '#schemas/web-address.ts';
import { unknownChoice, unknownChoices } from './cross-checks.ts';

const issueOf = (href: string) => unknownChoice(href, 'articles', { articles: ['4', '1'] });

it.each([
  ...['/', '/about', '/about/', '/join#form', '/#finder', '/?near=84604', '/resources/'],
  ...['/resources/4', '/resources/blogs/1', '/appraisers/salt-lake-city', '/embed/finder'],
  ...['/events.ics', 'https://le.example.org/', '#sources'],
])('%s leads to a page', (href) => expect(issueOf(href)).toBe(undefined));

it.each(['/abuot', '/resources/blogs/5', '/resources/blogs/1/x', '/events/x'])(
  '%s leads nowhere',
  (href) => expect(issueOf(href)?.reason).toBe(`There is no page at "${href}".`),
);

it('an optional list of cards has no link that leads nowhere', () => {
  const schema = fields({ cards: list(fields({ href: linkAddress }), 'card').optional() });
  const issues = unknownChoices(schema, { cards: [{ href: '/abuot' }] }, () => ({ articles: [] }));
  expect(issues).toMatchObject([{ path: ['cards', 0, 'href'] }]);
  expect(unknownChoices(schema, {}, () => ({}))).toEqual([]);
});
