import type { Point } from '@appraisers/directory/appraiser.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import { nearestAppraisers } from '@appraisers/directory/nearest.ts';
import { type ComponentProps, useMemo } from 'react';
import { CardList } from './CardList.tsx';
import { dayNumber } from './day-number.ts';
import { directory } from './directory.ts';

/** What cards are reported, and tell. */
export type CardActions = Omit<ComponentProps<typeof CardList>, 'entries'>;

type NearestCardsProps = CardActions & {
  heading: string;
  to: Point;
  /** The day, by which equals take turns. */
  on: Date;
};

/** The five members nearest to a point, however far they are. */
export function NearestCards({ heading, to, on, ...choosing }: NearestCardsProps) {
  const entries = useMemo(
    () =>
      nearestAppraisers(directory, to, 5, dayNumber(on)).map(({ appraiser, miles }) => ({
        appraiser,
        heading: { place: appraiser.city, away: formatMiles(miles) },
      })),
    [to, on],
  );
  if (entries.length === 0) return null;
  return (
    <section aria-label={heading} className="finder-nearest">
      <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
      <CardList entries={entries} {...choosing} />
    </section>
  );
}
