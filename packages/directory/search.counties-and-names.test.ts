import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import { appraisersIn } from './answer.ts';
import { milesFrom } from './distance.ts';
import { directoryWith, lastNames } from './members.fixture.ts';
import { answerTo as answerIn, citySearch, outlineOf } from './search.fixture.ts';

/** The real places around the sample members. */
const { zips, cities, counties } = edition.gazetteer.read();
const directory = directoryWith({ zips, cities, counties });
const answerTo = (near: string) => answerIn(citySearch(near), directory);

describe('a county', () => {
  it.each(['Utah County', 'utah county', 'Utah Co.', 'Utah County, UT', '  UTAH  COUNTY '])(
    '%j gives everyone in it, then those around it',
    (near) => {
      expect(outlineOf(answerTo(near))).toEqual([
        'primary Utah County 0.0: Abernathy, Beck, Latu, Lindqvist, Sorensen, Vega',
        expect.stringContaining('nearby Salt Lake City'),
        expect.stringContaining('nearby Park City'),
      ]);
    },
  );

  it.each([
    ['around', 'Utah County', 1],
    ['nearest', 'San Juan County', 0],
  ])('is an area: miles to those %s it count from the nearest of its ZIPs', (kind, near, at) => {
    const answer = answerTo(near);
    if (answer.status !== 'place') throw new Error('not a county');
    const group = answer.sections.find((section) => section.kind === kind)?.groups[at];
    const [appraiser] = group?.members ?? [];
    if (!appraiser) throw new Error('no one around it');
    const nearest = milesFrom(answer.origin.points, appraiser);
    expect(group?.miles).toBe(nearest);
  });

  it.each(['Sanpete', 'Sanpete County'])('%j without members is a place', (near) => {
    const origin = { name: 'Sanpete County' };
    expect(answerTo(near)).toMatchObject({ status: 'place', origin });
  });

  it('counts after a town of the same name', () => {
    expect(answerTo('Beaver')).toMatchObject({ origin: { name: 'Beaver' } });
    expect(answerTo('Beaver County')).toMatchObject({ origin: { name: 'Beaver County' } });
  });
});

it.each(['Utah', 'utah', 'UT', ' Utah '])('the state, %j, is everyone', (near) => {
  expect(answerTo(near)).toMatchObject({
    status: 'all',
    sections: [{ groups: [{ members: directory.appraisers }] }],
  });
});

describe('a name', () => {
  it.each([
    ['Lindqvist', ['Lindqvist']],
    ['annika', ['Lindqvist']],
    ['Annika Lindqvist', ['Lindqvist']],
    ['Lindqvist, Annika', ['Lindqvist']],
    ['lindq', ['Lindqvist']],
    ['G', []],
    ['be', []],
    ['beg', ['Begay']],
    ['G. Ames', ['Ames']],
  ])('%j finds %j', (near, names) => {
    const answer = answerTo(near);
    expect(lastNames(answer.status === 'named' ? appraisersIn(answer) : [])).toEqual(names);
  });

  it('counts after towns and parts of towns', () => {
    expect(answerTo('Park').status).toBe('partial');
    expect(answerTo('Provo').status).toBe('place');
  });
});
