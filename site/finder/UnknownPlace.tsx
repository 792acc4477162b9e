import type { CardActions } from './CardList.tsx';
import { NearestCards } from './NearestCards.tsx';
import { circlesAround, OfferChips, ShowAll } from './OfferChips.tsx';
import { offersFor } from './place-offers.ts';
import type { SearchResult } from './result.ts';
import * as words from './words/answers.ts';

/** Likely places, and the appraisers nearest to the first of them or to the city with the most. */
export function UnknownPlace({ result, ...cardActions }: CardActions & { result: SearchResult }) {
  const { criteria } = result.request;
  const { meant, from, there, around, circles } = offersFor(result);
  return (
    <div className="finder-offers">
      <OfferChips
        heading={words.didYouMean}
        chips={meant.map((place) => ({
          label: words.targetLabel(place),
          criteria: { ...criteria, near: place.near, by: place.by },
        }))}
      />
      {from && (
        <NearestCards
          heading={meant.length > 0 ? words.nearestTo(from.near) : words.nearestToMost(from.near)}
          to={from.origin}
          there={there}
          day={result.knowledge.day}
          {...cardActions}
        />
      )}
      {around && (
        <OfferChips
          heading={words.aroundPlace(around.near)}
          chips={circlesAround(around, circles)}
        />
      )}
      <ShowAll criteria={criteria} />
    </div>
  );
}
