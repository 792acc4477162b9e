// What the finder knows once all its files have loaded, read from the edition under test.
import { atlas } from '@appraisers/directory/atlas.ts';
import { indexElsewhere } from '@appraisers/directory/elsewhere.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { searchTargets } from '@appraisers/directory/search-targets.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';

const region = edition.region.read();
const own = edition.places.read();
const gazetteer = edition.gazetteer.read();

export const names = placeNames(region);

export const knowledge = {
  zipPrefixes: region.zipPrefixes,
  members: indexMembers(edition.members.read(), names),
  extra: atlas(
    own.zips.map(({ zip, name, lat, lng }) => [zip, lat, lng, name] as const),
    own.names.map(({ name, lat, lng }) => [name, lat, lng] as const),
    names,
  ),
  gazetteer: atlas(gazetteer.zips, gazetteer.cities, names, gazetteer.counties),
  elsewhere: indexElsewhere(edition.elsewhere.read(), names),
  day: 20_000,
};

export const placesToSearch = searchTargets(knowledge);
