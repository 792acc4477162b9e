import type { Appraiser, Point } from '@appraisers/directory/appraiser.ts';
import { nearestAppraisers } from '@appraisers/directory/distance.ts';
import type { MemberLocation } from '@appraisers/directory/members.ts';
import { useMemo } from 'react';
import { type CardActions, CardList } from './CardList.tsx';
import { byCity, type ListEntry } from './list-entries.ts';
import { directory } from './result.ts';

type NearestCardsProps = CardActions & {
  heading: string;
  to: Point;
  /** Locations of the place itself. */
  there?: readonly MemberLocation[] | undefined;
  /** Members above who don't appear again. */
  except?: readonly Appraiser[];
  day: number | undefined;
};

/** How many appraisers are there. */
const shown = 5;
const noOne: readonly Appraiser[] = [];

/** The appraisers nearest to a point, at any distance. */
export function NearestCards(props: NearestCardsProps) {
  const { heading, to, there, except = noOne, day, ...cardActions } = props;
  const entries = useMemo(() => {
    const nearest = nearestAppraisers(directory, to, shown + except.length, day, there);
    return byCity(nearest.filter(({ appraiser }) => !except.includes(appraiser)).slice(0, shown));
  }, [to, there, except, day]);
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
