// What of the edition an import judges people by: its region, its places, its rule.
import { type PlaceNames, placeNames } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Geography } from '@appraisers/edition/loaders/town-at-zip.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { type Meaning, meanings } from '#import/columns/column-map.ts';

export type ImportContext = {
  readonly region: Region;
  readonly geography: Geography;
  /** The path of the list, as messages name it. */
  readonly membersFile: string;
  readonly names: PlaceNames;
  /** How a place that is known is spelled. */
  readonly spelled: (city: string) => string | undefined;
  readonly rule: Membership;
  /** What the name of a column means, those of the rule among them. */
  readonly meaningOf: (name: string) => Meaning | undefined;
  /** The day of the import, such as 2027-01-31. */
  readonly today: string;
};

/** @throws ContentError when one of the files of the edition is not right. */
export function importContext(edition: Edition, today: string): ImportContext {
  const region = edition.region.read();
  const [places, gazetteer] = [edition.places.read(), edition.gazetteer.read()];
  const names = placeNames(region);
  const rule = edition.membership.read();
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
    membersFile: edition.pathOf(edition.members.file),
    names,
    spelled: (city) => spellings.get(names.placeKey(city)),
    rule,
    meaningOf: meanings(rule.columns),
    today,
  };
}
