// The parts of the edition that an import checks people against: region, places and rules.
import { isMemberField } from '@appraisers/directory/member-fields.ts';
import { type PlaceNames, placeNames, plainText } from '@appraisers/directory/place-names.ts';
import type { DetailNames } from '@appraisers/edition/loaders/detail-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Geography } from '@appraisers/edition/loaders/town-at-zip.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { type ColumnChoice, withChoices } from '#import/columns/column-choices.ts';
import { fieldOf, type Meaning, meanings } from '#import/columns/column-map.ts';
import { isDeciding } from '#import/columns/header-names.ts';
import { isDetail } from './entry.ts';

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
  readonly rule: Membership;
  /** The meaning of a column name, including the edition's own names. */
  readonly meaningOf: (name: string) => Meaning | undefined;
  /** The day of the import, such as 2027-01-31. */
  readonly today: string;
};

/** The meanings of column names. A column that is not used has none, and an ignored one holds no detail. */
export function withoutIgnored({ columns, answers }: Membership): ImportContext['meaningOf'] {
  const meaningOf = meanings(columns);
  const notUsed = new Set(columns.notUsed?.map(plainText));
  const ignored = new Set(
    answers.flatMap(({ column, ignore }) => (ignore ? [plainText(column)] : [])),
  );
  return (name) => {
    const meaning = meaningOf(name);
    const field = meaning && fieldOf(meaning);
    if (field === undefined || isDeciding(field)) return meaning;
    const isIgnored = isMemberField(field) && isDetail(field) && ignored.has(plainText(name));
    return isIgnored || notUsed.has(plainText(name)) ? undefined : meaning;
  };
}

/**
 * @param choices the volunteer's choices about columns, which membership.yaml may not have yet
 * @throws ContentError when a file of the edition has errors.
 */
export function importContext(
  edition: Edition,
  today: string,
  choices: readonly ColumnChoice[] = [],
): ImportContext {
  const region = edition.region.read();
  const [places, gazetteer] = [edition.places.read(), edition.gazetteer.read()];
  const names = placeNames(region);
  const written = edition.membership.read();
  const rule = { ...written, columns: withChoices(written.columns, choices) };
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
    rule,
    meaningOf: withoutIgnored(rule),
    today,
  };
}
