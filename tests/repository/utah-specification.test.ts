// What the specification says of Utah's edition. The sample editions/journeys has these facts; the live edition
// may have others.
import { isDetailField } from '@appraisers/directory/member-details.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';

const count = <Item>(items: readonly Item[], of: (item: Item) => unknown) =>
  new Set(items.map(of)).size;

describe('the members', () => {
  it('are 89, with all nine columns, in about 50 ZIPs and 40 cities', () => {
    const members = edition.members.read();
    expect(members).toHaveLength(89);
    const columns = Object.keys(members[0] ?? {});
    expect(columns.filter((name) => !isDetailField(name))).toHaveLength(9);
    expect(count(members, ({ id }) => id)).toBe(89);
    const zips = count(members, ({ zip }) => zip);
    const cities = count(members, ({ city }) => city);
    expect([zips >= 45 && zips <= 55, cities >= 36 && cities <= 44]).toEqual([true, true]);
  });

  it('are invented, with numbers and addresses that reach no one', () => {
    const members = edition.members.read();
    const phones = members.map(({ phone }) => phone);
    expect(phones.filter((phone) => !/^(1(801|385|435)55501\d\d)?$/.test(phone))).toEqual([]);
    expect(phones).toContain('');
    expect(members.filter(({ email }) => !email.endsWith('@example.org'))).toEqual([]);
  });
});

describe('the extra table of known places', () => {
  it('has four ZIP codes without a Census area', () => {
    const { people } = edition.census.read();
    const { zips } = edition.places.read();
    expect(zips.filter(({ zip }) => people.has(zip))).toEqual([]);
    expect(count(zips, ({ zip }) => zip)).toBe(4);
  });

  it('has fifteen names that are not in the gazetteer', () => {
    const { placeKey } = placeNames(edition.region.read());
    const cities = new Set(edition.gazetteer.read().cities.map(([city]) => placeKey(city)));
    const { names } = edition.places.read();
    expect(names.filter(({ name }) => cities.has(placeKey(name)))).toEqual([]);
    expect(count(names, ({ name }) => placeKey(name))).toBe(15);
  });
});

describe('the articles', () => {
  it('are five, one of each category', () => {
    const posts = edition.posts.read().map(({ post }) => post);
    expect(posts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
    const { categories } = edition.articlesPage.read();
    const specified = ['Industry Standards', 'Commercial', 'Market Analysis', 'Residential'];
    expect(categories).toEqual([...specified, 'Technology']);
    expect(posts.map(({ category }) => category).sort()).toEqual(categories?.toSorted());
  });
});

describe('the association', () => {
  it('was founded in 2009, has a board of nine with every title, and three committees', () => {
    expect(edition.facts.read()).toMatchObject({ founded: 2009, boardYear: 2025, seats: 3 });
    const { titles, members, pastPresidents } = edition.board.read();
    const first = ['Past President', 'President', 'President Elect', 'Secretary', 'Treasurer'];
    expect(titles).toEqual([...first, 'Board Member']);
    expect(members).toHaveLength(9);
    expect([...new Set(members.map(({ title }) => title))]).toEqual(titles);
    expect(pastPresidents.length).toBeGreaterThan(0);
    expect(edition.committees.read()).toHaveLength(3);
  });

  it('has four benefits, and cards for its three kinds of events', () => {
    expect(edition.benefits.read().membership).toHaveLength(4);
    const { kinds, cards } = edition.eventsPage.read();
    expect(kinds).toEqual(['Continuing education', 'Networking', 'Training workshop']);
    expect(cards).toHaveLength(3);
  });

  it('has dues of $100, 8 free and 9 discounted hours, and education worth over $600', () => {
    const { membership } = edition.benefits.read();
    const words = membership.flatMap(({ title, text }) => [title, text]).join(' ');
    for (const figure of ['$100', '8 hours', '2023', '2025', '9 hours', '7-hour', 'Over $600'])
      expect(words).toContain(figure);
  });

  it('opens its map on the center of the state, and has widgets 600 px high', () => {
    expect(edition.region.read().map).toMatchObject({ lat: 39.321, lng: -111.0937, zoom: 7 });
    const { events, membership } = edition.site.read().embeds;
    expect([events.height, membership.height]).toEqual([600, 600]);
  });
});
