// What people type, as maps, phones and neighbors write it. Each text finds its place or its person.
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { appraisersIn, appraisersShown } from './answer.ts';
import { fullName } from './appraiser.ts';
import type { SearchType } from './criteria.ts';
import { openDirectory } from './directory.ts';
import { answerTo } from './search.fixture.ts';

const file = directoryFile(edition);
const directory = openDirectory({
  ...file,
  members: file.members.map((one) => (one.id === 1 ? { ...one, license: '5558919-CR00' } : one)),
});

/** What an answer is about: its place, or the people it lists. */
function subjectOf(answer: Answer): string {
  if (answer.status === 'place') return answer.origin.name;
  if (answer.status === 'elsewhere')
    return `${answer.place.name}, ${answer.place.state.postalCode}`;
  if (answer.status === 'named') return appraisersIn(answer).map(fullName).join(', ');
  return answer.status;
}
const subject = (near: string, by: SearchType) =>
  subjectOf(answerTo({ near, by, within: 30 }, directory));

const places: readonly (readonly [text: string, city: string, zip?: string])[] = [
  ['1847 E 3300 S, Salt Lake City, UT 84106, USA', 'Salt Lake City', '84106'],
  ['Provo, UT 84601, USA', 'Provo', '84601'],
  ['Provo, Utah, United States', 'Provo'],
  ['Provo (84601)', 'Provo', '84601'],
  ['near Provo', 'Provo'],
  ['in Provo', 'Provo'],
  ['Appraisers near Provo, UT', 'Provo'],
  ['Provo area', 'Provo'],
  ['Provo Ut.', 'Provo'],
  ['Provo)', 'Provo'],
  ['St.+George', 'St. George'],
  ['St George Utah USA', 'St. George'],
  ['City of Orem', 'Orem'],
  ['a farm near Evanston', 'Evanston, WY'],
  ['Sandy City', 'Sandy'],
  ['Heber', 'Heber City'],
  ['So Jordan', 'South Jordan'],
  ['No. Salt Lake', 'North Salt Lake'],
  ['slc UT', 'Salt Lake City'],
  ['123 Main St Salt Lake City', 'Salt Lake City'],
  ['55 N 300 W, Hanksville', 'Hanksville'],
  ['1400 E 9th South Provo', 'Provo'],
  ['846O4 Provo', 'Provo', '84604'],
  ['Heber, UT 84032', 'Heber City', '84032'],
  ['S.L.C.', 'Salt Lake City'],
  ['Eagle Mtn', 'Eagle Mountain'],
  ['Garden City (Bear Lake)', 'Garden City'],
  ['Main Street, Provo', 'Provo'],
  ['Provo or Orem', 'Provo'],
  ['Utah or Provo', 'Provo'],
  ['Ogden, Layton', 'Ogden'],
  ['Alta', 'Alta'],
  ['Alta, UT 84092', 'Alta', '84092'],
  ['Atlantis, UT 84092', 'Sandy', '84092'],
  ['Brighton', 'Brighton'],
  ['Fairfield, Utah', 'Fairfield'],
  ['Lake Point', 'Lake Point'],
  ['Snowbird', 'Snowbird'],
  ['Zion National Park', 'Zion National Park'],
  ['Tooele County, UT', 'Tooele County'],
  ['12 Elm St, Tooele County, UT', 'Tooele County'],
  ['QVGJ+VX Provo, Utah', 'Provo'],
  ['Provo, Utah County, Utah, 84601, United States', 'Provo', '84601'],
  ['2100 S State St, South Salt Lake, UT 84115, EE. UU.', 'South Salt Lake', '84115'],
  ['12 Hollow Dr, Sandy, UT 84092 | MLS #1234567', 'Sandy', '84092'],
  ['12 Hollow Dr, Sandy, UT 84092 - 3 beds/2 baths', 'Sandy', '84092'],
  ['RR 2 Box 100 Kanab', 'Kanab'],
  ['St. George, Washington County', 'St. George'],
  ['St George or Washington', 'St. George'],
  ['Cedar City or St George', 'Cedar City'],
  ['Provo-Orem', 'Provo'],
  ['Weber and Davis counties', 'Weber County'],
  ['St George UT near Mesquite', 'St. George'],
  ['Park City near Heber', 'Park City'],
  ['Ivins near St George', 'Ivins'],
  ['"Provo"', 'Provo'],
  ['Provo?', 'Provo'],
  ['Provo-UT', 'Provo'],
  ['84060: Park City', 'Park City', '84060'],
  ['Logan appraisers', 'Logan'],
  ['Sugar House appraisers', 'Sugar House'],
  ['123 E 300 S Ogden', 'Ogden'],
  ['123 E 300 South South Ogden', 'South Ogden'],
  ['Provo near me', 'Provo'],
  ['divorce appraisal Heber City', 'Heber City'],
  ['20 miles south of Moab', 'Moab'],
  ['Salt Lake County Assessor', 'Salt Lake County'],
  ['Salt Lake Valley', 'Salt Lake County'],
  ['Kearns metro township', 'Kearns'],
  ['Brian Head Ski Resort', 'Brian Head'],
  ['Park City Mountain', 'Park City'],
  ['American Fk', 'American Fork'],
  ['West Valley', 'West Valley City'],
  ['99 W 100 S, Cedar, UT 84720', 'Cedar City', '84720'],
  ['tasador en Provo', 'Provo'],
  ['Ciudad de Orem', 'Orem'],
  ['condado de Utah', 'Utah County'],
  ['need appraiser Ogden UT asap', 'Ogden'],
  ['date of death appraisal Sandy', 'Sandy'],
  ['Lehi;UT', 'Lehi'],
];

it.each(places.map(([text, city, zip = '']) => [text, city, zip] as const))(
  '%j is in %s',
  (text, city, zip) => {
    expect(subject(text, 'city')).toBe(city);
    if (zip) expect(subject(text, 'zip')).toBe(zip);
  },
);

it.each([
  ...[
    '8 4 6 0 4',
    '(84604)',
    'UT84604',
    'UT-84604',
    'UT84604-1234',
    '84604.',
    '84604?',
    '84604>',
    '“84604”',
    '📍84604',
    '84604 – 1234',
  ],
  ...['846041234', '84604 1234', 'Utah, 84604', '84604, USA'],
  ...['84604 or 84601', '84604-84601', '84604/Provo', '84604 near me'],
])('%j is a ZIP code', (text) => expect(subject(text, 'zip')).toBe('84604'));

const people = [
  ['Desta Haile', 'Desta Haile'],
  ['Desta Hale', 'Desta Haile'],
  ['Mr. Haile', 'Desta Haile'],
  ['Olson', 'Thayne Olsen'],
  ['O Connor', "Marilyn O'Connor"],
  ['VanLeeuwen', 'Eric Van Leeuwen'],
  ['Soojin Park', 'Soo-jin Park'],
  ['5558919-CR00', 'Ruth Abernathy'],
  ['License 5558919', 'Ruth Abernathy'],
  ['Lic. #5558919', 'Ruth Abernathy'],
  ['Certified Residential 5558919-CR, UT', 'Ruth Abernathy'],
  ['Ruth B. Abernathy, SRA', 'Ruth Abernathy'],
  ['Mr. and Mrs. Haile', 'Desta Haile'],
  ['Desta Haile Appraisals, Provo', 'Desta Haile'],
  ['Olsen Appraisal LLC', 'Thayne Olsen'],
  ['Haile, Jr.', 'Desta Haile'],
] as const;

it.each(people)('%j is %s', (text, name) => expect(subject(text, 'city')).toBe(name));

it.each([
  'free',
  'help',
  'mortgage',
  'city',
  'ok',
  'Appraisal cost?',
  'How much does it cost?',
  'appraisers near me',
])('%j lists no one', (text) => {
  expect(answerTo({ near: text, by: 'city', within: 30 }, directory)).toMatchObject({
    status: 'unknown',
    sections: [],
  });
});

it.each([
  ...['Atlantis, Utah', 'Logan Haile', 'Liberty Park', '12345 Elm Rd'],
  // Indiana and Maine have these letters. The last is what a broken encoding leaves.
  ...['a house I live in', 'tell me', 'constructor', 'à¤%A'],
])('%j is no place, and no one', (text) => expect(subject(text, 'city')).toBe('unknown'));

it.each([
  ['82930', 'Evanston, WY', 5],
  ['evanston, wy', 'Evanston, WY', 5],
  ['Evanston Wyoming', 'Evanston, WY', 5],
  ['mesquite nv', 'Mesquite, NV', 5],
  ['10001', '10001, NY', 0],
  ['00601', '00601, PR', 0],
  ['Richmond VA', 'Richmond, VA', 0],
  ['Columbus Ohio', 'Columbus, OH', 0],
  ['Charleston, West Virginia', 'Charleston, WV', 0],
  ['Las Vegas, nv', 'Las Vegas, NV', 0],
])('%j is %s, with the nearest members only if it is near', (near, place, count) => {
  const by = /\d/.test(near) ? 'zip' : 'city';
  const answer = answerTo({ near, by, within: 30 }, directory);
  expect([subjectOf(answer), appraisersShown(answer).length]).toEqual([place, count]);
});

it.each(['near Provo', 'Appraisers in Provo (Utah)'])('the answer to %j is about "Provo"', (near) =>
  expect(answerTo({ near, by: 'city', within: 30 }, directory).text).toBe('Provo'),
);

it.each([
  ['Provo or Orem', 'city', ['Provo', 'Orem']],
  ['84604/84601', 'zip', ['84604', '84601']],
  ['Weber and Davis counties', 'city', ['Weber County', 'Davis County']],
  ['Mesquite or St George', 'city', ['Mesquite, NV', 'St. George']],
] as const)('%j offers each of its places', (near, by, offered) => {
  const also = offered.map((place) => ({ near: place }));
  expect(answerTo({ near, by, within: 30 }, directory)).toMatchObject({ status: 'place', also });
});

it('a place of another state comes after every place of ours, and is offered beside it', () => {
  expect(subject('Mesquite', 'city')).toBe('Mesquite, NV');
  expect(subject('Mesquite, NV 89027', 'city')).toBe('Mesquite, NV');
  expect(subject('Grand Junction', 'city')).toBe('Grand Junction, CO');
  expect(subject('Mesquite appraisers', 'city')).toBe('Mesquite, NV');
  expect(subject('12 Elm St, Boulder, Colorado 80302', 'city')).toBe('80302, CO');
  expect(subject('Mesquite, UT', 'city')).not.toBe('Mesquite, NV');
  expect(subject('Mesquite 84790', 'city')).toBe('St. George');
  expect(answerTo({ near: 'Preston', by: 'city', within: 30 }, directory)).toMatchObject({
    ...{ status: 'named', also: [{ near: 'Preston, ID' }] },
  });
  const towns = [
    ...file.otherStates.towns,
    ['Orem', 0, 41, -114, '99999'],
    ['Mexican', 0, 41, -114, '99998'],
  ] as const;
  const others = openDirectory({ ...file, otherStates: { ...file.otherStates, towns } });
  const offered = (near: string) => answerTo({ near, by: 'city', within: 30 }, others);
  const [code = ''] = file.otherStates.states[0] ?? [];
  expect(offered('Orem')).toMatchObject({ status: 'place', also: [{ near: `Orem, ${code}` }] });
  for (const ours of ['Orem, UT', 'Orem 84057'])
    expect(offered(ours)).toMatchObject({ status: 'place', also: [] });
  expect(offered('Mexican')).toMatchObject({ status: 'place', origin: { name: 'Mexican Hat' } });
  expect(offered(`Orem, ${code}`)).toMatchObject({ status: 'elsewhere' });
});

const spoiled = fc
  .tuple(
    fc.constantFrom(...places.map(([text, city]) => [text, city] as const), ...people),
    fc.constantFrom('asis', 'upper', 'lower'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([[text, meant], letters, isWide, isWithoutComma]) => {
    const cased =
      letters === 'upper' ? text.toUpperCase() : letters === 'lower' ? text.toLowerCase() : text;
    const spaced = isWide ? cased.replaceAll(' ', '  ') : cased;
    return { text: isWithoutComma ? spaced.replaceAll(',', '') : spaced, meant };
  });

it('no text says something false when its spaces, capitals or commas change', () => {
  fc.assert(
    fc.property(spoiled, ({ text, meant }) => {
      const answer = answerTo({ near: text, by: 'city', within: 30 }, directory);
      expect(subjectOf(answer)).toBe(meant);
    }),
  );
});
