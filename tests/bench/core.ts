// How the search alone grows with the directory: answers a second, in Node.
import { atlas } from '@appraisers/directory/atlas.ts';
import { indexElsewhere } from '@appraisers/directory/elsewhere.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { countFound, type Knowledge, search } from '@appraisers/directory/search.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { largeEdition } from './build.ts';
import { busiestZips } from './visit.ts';

function knowledgeOf(edition: Edition): Knowledge {
  const region = edition.region.read();
  const names = placeNames(region);
  const { zips, cities, counties } = edition.gazetteer.read();
  return {
    zipPrefixes: region.zipPrefixes,
    members: indexMembers(edition.members.read(), names),
    extra: atlas([], [], names),
    gazetteer: atlas(zips, cities, names, counties),
    elsewhere: indexElsewhere(edition.elsewhere.read(), names),
    day: 20_000,
  };
}

function perSecond(call: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  for (; performance.now() - start < 1000; calls += 1) call();
  return Math.round((1000 * calls) / (performance.now() - start));
}

export const benchCore = (sizes: readonly number[]) =>
  sizes.map((members) => {
    const edition = largeEdition(members);
    const knowledge = knowledgeOf(edition);
    const [zip = ''] = busiestZips(edition);
    const city = edition.members.read().find((member) => member.zip === zip)?.city ?? '';
    const byZip = { near: zip, by: 'zip', within: 30 } as const;
    const byCity = { near: city, by: 'city', within: 30 } as const;
    return {
      members,
      found: countFound(search(byZip, knowledge)),
      'by ZIP code, a second': perSecond(() => search(byZip, knowledge)),
      'by city, a second': perSecond(() => search(byCity, knowledge)),
    };
  });
