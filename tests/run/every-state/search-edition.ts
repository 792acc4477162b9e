// Whether the search of an edition finds its own members and every place of its gazetteer.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { openDirectory } from '@appraisers/directory/open-directory.ts';
import { search } from '@appraisers/directory/search.ts';
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/places.ts';

type SearchReport = {
  readonly zips: number;
  readonly places: number;
  readonly members: number;
  /** Members that a search for their ZIP and one for their city find first. */
  readonly found: number;
  /** Places and ZIPs that the search doesn't know. */
  readonly unknown: readonly string[];
  /** ZIPs at least 5 miles from their town, each with the reason; undefined without one. */
  readonly far: readonly { readonly zip: string; readonly reason: string | undefined }[];
};

/** @throws ContentError when the edition has issues. */
export function searchEdition(folder: string): SearchReport {
  const edition = openEdition(folder);
  edition.validate();
  const { zips, cities } = edition.gazetteer.read();
  const directory = openDirectory(directoryFile(edition));
  const members = directory.appraisers;
  const answerTo = (near: string, by: 'zip' | 'city') =>
    search({ near, by, within: 30 }, directory, 0);
  const knows = (near: string, by: 'zip' | 'city') => answerTo(near, by).status === 'place';
  const finds = (id: number, near: string, by: 'zip' | 'city') => {
    const there = answerTo(near, by).sections[0]?.groups.find(({ isOrigin }) => isOrigin);
    return there?.members.some((appraiser) => appraiser.id === id) === true;
  };
  return {
    zips: zips.length,
    places: cities.length,
    members: members.length,
    found: members.filter(({ id, zip, city }) => finds(id, zip, 'zip') && finds(id, city, 'city'))
      .length,
    unknown: [
      ...zips.flatMap(([zip]) => (knows(zip, 'zip') ? [] : [zip])),
      ...cities.flatMap(([city]) => (knows(city, 'city') ? [] : [city])),
    ],
    far: farZips(edition.gazetteer.read()),
  };
}

/** A large city has ZIPs far from its point. A town's only ZIP is at the town. */
function farZips({ zips, cities }: Gazetteer): SearchReport['far'] {
  const towns = new Map(cities.map(([name, lat, lng]) => [name, { lat, lng }]));
  const inTown = groupBy(
    zips.filter(([, , , , , hasArea]) => hasArea === 1),
    ([, , , town]) => town,
  );
  return zips.flatMap(([zip, lat, lng, town]) => {
    const point = towns.get(town);
    const miles = point ? milesBetween(point, { lat, lng }) : Number.POSITIVE_INFINITY;
    const count = inTown.get(town)?.length ?? 0;
    if (miles < 5) return [];
    const reason = `${miles.toFixed(1)} miles from ${town}, one of its ${count} ZIP codes`;
    return [{ zip, reason: count > 1 ? reason : undefined }];
  });
}
