// What a column of a platform that we know has, by its name. The names are data, known-columns.yaml.
import { readFileSync } from 'node:fs';
import { memberFieldNames, memberFields } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import {
  type ColumnUse,
  columnUses,
  decidingUses,
} from '@appraisers/edition/schemas/membership.ts';
import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.array(z.string());
const known = z.strictObject({
  names: z.partialRecord(z.enum(columnUses), texts),
  addressWords: z.strictObject({ city: texts, zip: texts, state: texts, cityStateZip: texts }),
  addressLabels: texts,
  decisions: z.array(
    z.strictObject({ use: z.enum(decidingUses), show: texts, hide: texts, names: texts }),
  ),
});
const file = new URL('./known-columns.yaml', import.meta.url);
const data = known.parse(parse(readFileSync(file, 'utf8')));

/** What a known column has, and the values that are known to decide. The best names have the lowest rank. */
export type KnownColumn = {
  readonly use: ColumnUse;
  readonly show: readonly string[];
  readonly hide: readonly string[];
  readonly rank: number;
};

const withRanks = (use: ColumnUse, names: readonly string[], rank?: number) =>
  names.map((name, at): readonly [string, KnownColumn] => [
    plainText(name),
    { use, show: [], hide: [], rank: rank ?? at },
  ]);

// An address without a label comes after those that are meant for the directory.
const labels = data.addressLabels.toSpliced(3, 0, '');
const named = [
  ...data.decisions.flatMap(({ names, ...known }) =>
    names.map((name): readonly [string, KnownColumn] => [plainText(name), { ...known, rank: 0 }]),
  ),
  ...columnUses.flatMap((use) => withRanks(use, data.names[use] ?? [])),
  ...(['city', 'zip', 'state', 'cityStateZip'] as const).flatMap((use) =>
    labels.flatMap((label, rank) =>
      data.addressWords[use].flatMap((word) =>
        withRanks(use, [`${label} ${word}`, `${word} ${label}`], rank),
      ),
    ),
  ),
  // A new field goes by its title.
  ...memberFieldNames.flatMap((use) => withRanks(use, [memberFields[use].title])),
];
/** The first meaning of a name counts. */
const columns = new Map(named.reverse());

/** The known column of a name. "Address" and "Contact" don't say which address it is. */
export const knownColumn = (name: string): KnownColumn | undefined =>
  columns.get(plainText(name)) ?? columns.get(plainText(name).replaceAll(/address|contact/g, ''));
