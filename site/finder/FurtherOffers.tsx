import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { Answer } from '@appraisers/directory/search.ts';
import { Circles } from './Circles.tsx';
import { type CardActions, NearestCards } from './NearestCards.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';

type FurtherOffersProps = CardActions & {
  criteria: Criteria;
  answer: Answer;
  /** When it was answered. */
  on: Date;
};

/** Never a dead end: wider circles with their counts, the nearest members of all, or everyone. */
export function FurtherOffers({ criteria, answer, on, ...choosing }: FurtherOffersProps) {
  if (answer.kind === 'unknown') return <UnknownPlace criteria={criteria} on={on} {...choosing} />;
  if (answer.kind !== 'groups') return null;
  const { origin, groups, wider } = answer;
  return (
    <div className="finder-offers">
      {groups.length === 0 && (
        <NearestCards
          heading={`The members nearest to ${origin.name}`}
          to={origin}
          on={on}
          {...choosing}
        />
      )}
      <Circles heading="Look farther" circles={wider} around={criteria} />
    </div>
  );
}
