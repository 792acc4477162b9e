// Whether the search of an edition finds its own members and every place of its gazetteer.
import { atlas, emptyAtlas } from '@appraisers/directory/atlas.ts';
import { indexElsewhere } from '@appraisers/directory/elsewhere.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { search } from '@appraisers/directory/search.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';

type SearchReport = {
  readonly zips: number;
  readonly places: number;
  readonly members: number;
  /** Members that a search for their ZIP and one for their city find first. */
  readonly found: number;
  /** Places and ZIPs that the search doesn't know. */
  readonly unknown: readonly string[];
  /** The name of the place that a ZIP or a city leads to. */
  readonly placeNamed: (text: string) => string | undefined;
};

/** @throws ContentError when the edition has issues. */
export function searchEdition(folder: string): SearchReport {
  const edition = openEdition(folder);
  edition.validate();
  const region = edition.region.read();
  const names = placeNames(region);
  const { zips, cities, counties } = edition.gazetteer.read();
  const members = indexMembers(edition.members.read(), names);
  const knowledge = {
    zipPrefixes: region.zipPrefixes,
    members,
    extra: emptyAtlas,
    gazetteer: atlas(zips, cities, names, counties),
    elsewhere: indexElsewhere(edition.elsewhere.read(), names),
  };
  const answerTo = (near: string, by: 'zip' | 'city') =>
    search({ near, by, within: 30 }, knowledge);
  const knows = (near: string, by: 'zip' | 'city') => answerTo(near, by).kind === 'groups';
  const finds = (id: number, near: string, by: 'zip' | 'city') => {
    const answer = answerTo(near, by);
    return (
      answer.kind === 'groups' &&
      answer.groups[0]?.appraisers.some((appraiser) => appraiser.id === id) === true
    );
  };
  return {
    zips: zips.length,
    places: cities.length,
    members: members.appraisers.length,
    found: members.appraisers.filter(
      ({ id, zip, city }) => finds(id, zip, 'zip') && finds(id, city, 'city'),
    ).length,
    placeNamed: (text) => {
      const answer = answerTo(text, /^\d/.test(text) ? 'zip' : 'city');
      return answer.kind === 'groups' ? answer.origin.name : undefined;
    },
    unknown: [
      ...zips.flatMap(([zip]) => (knows(zip, 'zip') ? [] : [zip])),
      ...cities.flatMap(([city]) => (knows(city, 'city') ? [] : [city])),
    ],
  };
}
