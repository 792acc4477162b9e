import type { Point } from '@appraisers/directory/appraiser.ts';
import { formatMiles, nearestAppraisers } from '@appraisers/directory/distance.ts';
import type { MemberLocation } from '@appraisers/directory/members.ts';
import { useMemo } from 'react';
import { type CardActions, CardList } from './CardList.tsx';
import { directory, type ListEntry } from './result.ts';

type NearestCardsProps = CardActions & {
  heading: string;
  to: Point;
  /** Locations of the place itself. */
  there?: readonly MemberLocation[] | undefined;
  day: number | undefined;
};

/** The five appraisers nearest to a point, at any distance. */
export function NearestCards({ heading, to, there, day, ...cardActions }: NearestCardsProps) {
  const entries = useMemo(
    () =>
      nearestAppraisers(directory, to, 5, day, there).map(({ appraiser, miles }, at, all) => {
        // Neighbors in a city share a heading, which has the distance of the nearest.
        return all[at - 1]?.appraiser.city === appraiser.city
          ? { appraiser }
          : { appraiser, heading: { place: appraiser.city, away: formatMiles(miles) } };
      }),
    [to, there, day],
  );
  return <CardSection heading={heading} entries={entries} {...cardActions} />;
}

type CardSectionProps = CardActions & { heading: string; entries: readonly ListEntry[] };

/** Cards below an answer, under a heading of their own. */
export function CardSection({ heading, entries, ...cardActions }: CardSectionProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={heading} className="finder-nearest">
      <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
      <CardList entries={entries} {...cardActions} />
    </section>
  );
}
