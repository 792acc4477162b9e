// What a column of a platform that we know has, by its name.
import { memberFieldNames, memberFields } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import { type Decision, decisions } from './known-decisions.ts';
import { addressLabels, placeWords, plainColumns } from './known-names.ts';

/** What a known column has, and the values that are known to decide. The best names have the lowest rank. */
export type KnownColumn = Omit<Decision, 'use' | 'names'> & {
  readonly use: ColumnUse;
  readonly rank: number;
};

const known = new Map<string, KnownColumn>();
const add = (name: string, column: KnownColumn) => {
  const key = plainText(name);
  if (!known.has(key)) known.set(key, column);
};
const nothing = { show: [], hide: [] } as const;
for (const { names, ...decision } of decisions)
  for (const name of names) add(name, { ...decision, rank: 0 });
for (const [rank, label] of addressLabels.entries())
  for (const use of ['city', 'zip', 'state', 'cityStateZip'] as const)
    for (const word of placeWords[use])
      for (const name of [`${label} ${word}`, `${word} ${label}`])
        add(name, { use, rank, ...nothing });
for (const use of memberFieldNames)
  for (const [rank, name] of memberFields[use].aliases.entries())
    add(name, { use, rank, ...nothing });
for (const use of ['platformId', 'fullName', 'lastFirst', 'suffix', 'notUsed'] as const)
  for (const [rank, name] of (plainColumns[use] ?? []).entries())
    add(name, { use, rank, ...nothing });
for (const use of ['email', 'phone', 'website', 'city', 'zip', 'state'] as const)
  for (const name of plainColumns[use] ?? []) add(name, { use, rank: 0, ...nothing });

/** The known column of a name. "Address" and "Contact" don't say which address it is. */
export const knownColumn = (name: string): KnownColumn | undefined =>
  known.get(plainText(name)) ?? known.get(plainText(name).replaceAll(/address|contact/g, ''));
