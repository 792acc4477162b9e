import {
  directoryWith,
  sampleDirectory,
  sampleMembers,
} from '@appraisers/directory/members.fixture.ts';
import { answerTo, citySearch, zipSearch } from '@appraisers/directory/search.fixture.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import { mismatchMessages, nameHint } from '#finder/Mismatch.tsx';
import {
  coveringSentence,
  listSentence,
  missingSentence,
  needSentence,
  resultSentence,
} from './answers.ts';
import { clusterLabel, locationSentence, targetHint } from './places.ts';
import { headingBelow } from './sections.ts';

const { zips, cities, counties } = edition.gazetteer.read();
const directory = directoryWith({ otherStates: edition.borderTowns.read() });
const inWyoming = (place: string) =>
  `${place} To appraise there, an appraiser needs a license from Wyoming. The appraisers here work in Utah, so ask if they are also licensed in Wyoming.`;

type Criteria = ReturnType<typeof zipSearch>;
const sentenceFor = (criteria: Criteria, known = directory) =>
  resultSentence(answerTo(criteria, known), criteria, known.region);

describe('the sentence over an answer', () => {
  it('promises no one in a directory without members', () =>
    expect(sentenceFor(citySearch('Hanksville'), directoryWith({ members: [] }))).toBe(
      'No appraisers within 30 miles of Hanksville.',
    ));

  it.each([
    [zipSearch(''), 'All appraisers, by last name.'],
    [zipSearch('84604'), 'Appraisers in 84604, then others within 30 miles, nearest first.'],
    [
      citySearch('springville', 20),
      'No appraisers in Springville. These are within 20 miles, nearest first.',
    ],
    [
      citySearch('Hanksville'),
      'No appraisers within 30 miles of Hanksville. The nearest are listed below.',
    ],
    [zipSearch('84741', 10), 'Appraisers in 84741. No others within 10 miles.'],
    [citySearch('lindqvist'), 'Appraisers named “lindqvist”.'],
    [citySearch('Annika Lindqvist 555-0101'), 'Appraisers named “Annika Lindqvist 555-0101”.'],
    [citySearch('Evanston'), inWyoming('Evanston is in Wyoming.')],
    [zipSearch('82930'), inWyoming('ZIP code 82930 is in Evanston, Wyoming.')],
    [zipSearch('8460'), 'Appraisers with a ZIP code containing “8460”.'],
    [zipSearch('#8460'), '“#8460” isn’t a ZIP code. Enter five digits, such as 84101.'],
    [citySearch('ovo'), 'Appraisers in cities with “ovo” in the name.'],
    [zipSearch('00001'), '“00001” isn’t a ZIP code in Utah. Utah ZIP codes start with 84.'],
    [
      citySearch('Atlantis'),
      'We couldn’t find “Atlantis” in Utah. Check the spelling, or search by ZIP code.',
    ],
    [zipSearch('84999'), 'We couldn’t find ZIP code “84999”. Check the number and try again.'],
    [zipSearch('Provo'), ''],
  ] as const)('of %j is %j', (criteria, sentence) => expect(sentenceFor(criteria)).toBe(sentence));

  it('says that a need orders all by city', () => {
    const members = sampleMembers.map((one) => ({ ...one, work: 'estate' }));
    const criteria = { ...zipSearch(''), for: 'estate' };
    expect(sentenceFor(criteria, directoryWith({ members }))).toBe('All appraisers, by city.');
  });

  it('names once what the finder looked up, and cuts off a long text', () => {
    expect(sentenceFor(zipSearch('Provo, UT 84604-1234')).match(/84604/g)).toHaveLength(1);
    expect(sentenceFor(citySearch('x'.repeat(200))).length).toBeLessThan(160);
  });
});

describe('who works in a county from farther away', () => {
  const stating = (...names: readonly string[]) =>
    directoryWith({
      ...{ zips, cities, counties },
      members: sampleMembers.map((one) =>
        names.includes(one.lastName) ? { ...one, counties: 'Wayne; Utah' } : one,
      ),
    });
  it.each([
    ['Provo', ['Ware'], 'The count includes 1 from farther away who works in Utah County.'],
    ['Provo', ['Ware', 'Begay'], 'The count includes 2 from farther away who work in Utah County.'],
    [
      'Hanksville',
      ['Ware', 'Begay'],
      '2 work in Wayne County from farther away. The nearest others follow.',
    ],
    ['Provo', [], ''],
  ])('near %s: %j', (near, names, sentence) =>
    expect(coveringSentence(answerTo(citySearch(near), stating(...names)))).toBe(sentence),
  );

  it('is said in the sentence of the answer: none are based there, or none are near', () => {
    const kane = stating().appraisers.map((one) =>
      one.lastName === 'Ware' ? { ...one, counties: 'Wayne' } : one,
    );
    const known = directoryWith({ ...{ zips, cities, counties }, members: kane });
    expect(sentenceFor(citySearch('Wayne County', 100), known)).toMatch(
      /^No appraisers (based in|within)/,
    );
    expect(sentenceFor(citySearch('Hanksville'), known)).toMatch(/miles of Hanksville\.$/);
  });
});

describe('the heading over a section below the list', () => {
  it.each([
    [citySearch('Hanksville'), 'nearest', 'Nearest appraisers to Hanksville'],
    [citySearch('Evanston'), 'nearest', 'Nearest Utah appraisers to Evanston'],
    [citySearch('Prvo'), 'nearest', 'Nearest appraisers to Provo'],
    [citySearch('Zzyzx Qqq'), 'nearest', 'Or see appraisers near Provo'],
  ] as const)('of %j: %s', (criteria, kind, heading) => {
    const answer = answerTo(criteria, directory);
    const section = answer.sections.find((one) => one.kind === kind);
    expect(section && headingBelow(section, answer, 'Utah')).toBe(heading);
  });
});

it.each([
  [2, 0, true, /^Your list is saved in this browser\./, undefined],
  [2, 0, false, /^Someone shared this list with you\./, undefined],
  [0, 1, false, /^Search above/, '1 appraiser on this list is no longer in the directory.'],
  [0, 0, true, /^This list is empty\./, undefined],
  [1, 2, true, /^Your list/, '2 appraisers on this list are no longer in the directory.'],
])('a list of %d, with %d missing, own: %j', (count, missing, isOwn, sentence, more) => {
  expect(listSentence(count, missing, isOwn)).toMatch(sentence);
  expect(missingSentence(missing)).toBe(more);
});

it.each([
  [undefined, undefined, 3, ''],
  ['A divorce', undefined, 3, 'First: 3 appraisers who list “A divorce”.'],
  [undefined, 'Spanish', 1, 'First: 1 appraiser who lists Spanish.'],
  ['A divorce', 'Spanish', 2, 'First: 2 appraisers who list “A divorce” and Spanish.'],
  ['A divorce', undefined, 0, 'None of them lists “A divorce”, so ask.'],
])('a need, %j and %j, that %j fit: %s', (reason, language, count, sentence) =>
  expect(needSentence(reason, language, count)).toBe(sentence),
);

it('says who fits a need among the nearest, who are in the order of their distance', () =>
  expect(needSentence('A divorce', undefined, 1, false)).toBe('1 of them lists “A divorce”.'));

it.each([
  [{ kind: 'town', here: 0 }, 0, 'City, no appraisers within 30 miles'],
  [{ kind: 'town', here: 0 }, 12, 'City, 12 appraisers within 30 miles'],
  [{ kind: 'zip', here: 1, town: 'Provo' }, 3, 'ZIP code, 1 appraiser here, 3 within 30 miles'],
  [{ kind: 'county', here: 2 }, 2, 'County, 2 appraisers here, 2 within 30 miles'],
  [{ kind: 'appraiser', here: 1, town: 'Provo' }, 1, 'Appraiser in Provo'],
  [{ kind: 'appraiser', here: 2, town: 'Provo' }, 2, '2 appraisers'],
] as const)('a suggestion, %j with %j around it, is "%s"', (target, found, text) =>
  expect(targetHint(target, found, 30, sampleDirectory.region)).toBe(text),
);

it.each([
  ['refused', 'Your browser is blocking your location.'],
  ['unknown', 'We couldn’t get your location.'],
  [{ kind: 'vague', miles: 37.3 }, 'Your location is only accurate to about 37 miles.'],
  [{ kind: 'outside', nearest: undefined }, 'You appear to be outside Utah.'],
] as const)('a location that is %j says so, and what to do', (why, text) =>
  expect(locationSentence(why, 'Utah')).toBe(`${text} Enter a ZIP code or city instead.`),
);

it('a cluster names its first ZIP, the others by number, and the members', () => {
  const marker = (zip: string) => ({ zip, lat: 40, lng: -111, count: 1, place: `${zip} Provo` });
  expect(clusterLabel({ markers: [marker('84601')], count: 1 })).toBe('84601 Provo, 1 appraiser');
  expect(clusterLabel({ markers: [marker('84604'), marker('84601')], count: 5 })).toBe(
    '2 ZIP codes around 84604 Provo, 5 appraisers',
  );
});

it('a mismatch has the words of the specification', () => {
  expect(mismatchMessages).toEqual({
    zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
    city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
  });
});

it.each([
  ['Desta Haile', true],
  ['Haile, Desta', true],
  ['Provo', false],
  ['12 Main Street', false],
])('beside the message about a city, %j may be a name: %j', (text, isName) =>
  expect(nameHint(text) !== undefined).toBe(isName),
);
