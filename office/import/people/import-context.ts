// The parts of the edition that an import checks people against: region, places and answers.
import { type PlaceNames, placeNames } from '@appraisers/directory/place-names.ts';
import type { DetailNames } from '@appraisers/edition/loaders/detail-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Geography } from '@appraisers/edition/loaders/town-at-zip.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';

export type ImportContext = {
  readonly region: Region;
  readonly geography: Geography;
  /** The counties, kinds of work and languages that details may name. */
  readonly details: DetailNames;
  /** The path of the list, as messages show it. */
  readonly membersFile: string;
  readonly names: PlaceNames;
  /** The spelling of a known place. */
  readonly spelled: (city: string) => string | undefined;
  /** What the volunteer answered. */
  readonly rule: Membership;
  /** The day of the import, such as 2027-01-31. */
  readonly today: string;
};

/** @throws ContentError when a file of the edition has errors. */
export function importContext(edition: Edition, today: string): ImportContext {
  const region = edition.region.read();
  const [places, gazetteer] = [edition.places.read(), edition.gazetteer.read()];
  const names = placeNames(region);
  const spellings = new Map(
    [
      ...gazetteer.zips.map(([, , , name]) => name),
      ...gazetteer.cities.map(([name]) => name),
      ...places.zips.map(({ name }) => name),
      ...places.names.map(({ name }) => name),
    ].map((name) => [names.placeKey(name), name]),
  );
  return {
    region,
    geography: edition.geography(),
    details: edition.detailNames(),
    membersFile: edition.pathOf(edition.members.file),
    names,
    spelled: (city) => spellings.get(names.placeKey(city)),
    rule: edition.membership.read(),
    today,
  };
}
