// How the search grows with the directory, in ms.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { emptyAtlas } from '@appraisers/directory/atlas.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { emptyFields } from '@appraisers/directory/member-fields.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { appraisersIn, search } from '@appraisers/directory/search.ts';
import { searchTargets } from '@appraisers/directory/search-targets.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { median } from './measure.ts';

/** A point for each number, spread evenly over half the country (the R2 sequence of M. Roberts). */
const pointOf = (number: number) => ({
  lat: 30 + 15 * ((number * 0.7548776662) % 1),
  lng: -115 + 35 * ((number * 0.5698402909) % 1),
});

/** Members spread over at most 29,000 ZIPs, about as close together as those of the whole country. */
function membersOf(count: number): Appraiser[] {
  const spread = Math.min(count, 29_000);
  return Array.from({ length: count }, (_, id) => {
    const number = id % spread;
    const zip = String(501 + Math.floor((number / spread) * 99_000)).padStart(5, '0');
    const person = { ...emptyFields, firstName: 'Given', lastName: `Family ${id % 997}` };
    return { id, ...person, city: `City ${zip.slice(0, 4)}`, zip, ...pointOf(number) };
  });
}

/** Median time of a call in ms. */
function timeOf(call: () => unknown, runs = 300): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return Number(median(times).toFixed(3));
}

function row(count: number) {
  const region = edition.region.read();
  const names = placeNames(region);
  const members = membersOf(count);
  const knowledge = {
    zipPrefixes: region.zipPrefixes,
    members: indexMembers(members, names),
    extra: emptyAtlas,
  };
  const places = searchTargets(knowledge);
  const [origin] = members.slice(count / 2);
  if (!origin) throw new Error('There are no members.');
  const byZip = { near: origin.zip, by: 'zip', within: 30 } as const;
  const byCity = (near: string) => ({ near, by: 'city', within: 30 }) as const;
  const plain = () =>
    members
      .map((member) => ({ member, miles: milesBetween(member, origin) }))
      .filter(({ miles }) => miles <= byZip.within)
      .sort((a, b) => a.miles - b.miles);
  const few = count > 10_000 ? 5 : 20;
  return {
    members: count,
    found: appraisersIn(search(byZip, knowledge)).length,
    'search by ZIP': timeOf(() => search(byZip, knowledge)),
    'search by city': timeOf(() => search(byCity(origin.city), knowledge)),
    'part of a name': timeOf(() => search(byCity('ity 84'), knowledge), 50),
    'plain filter and sort': timeOf(plain, few),
    'index build': timeOf(() => indexMembers(members, names), few),
    'suggestions, misspelled': timeOf(() => suggest('Ciyt 84', places, names, 5), few),
    'suggestions, 200 letters': timeOf(() => suggest('x'.repeat(200), places, names, 5), few),
  };
}

export const benchCore = () => [89, 1000, 10_000, 100_000].map(row);
