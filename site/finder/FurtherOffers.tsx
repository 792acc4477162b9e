import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { formatMiles, nearestAppraisers } from '@appraisers/directory/distance.ts';
import { appraisersIn, search, type WiderSearch } from '@appraisers/directory/search.ts';
import { guess } from '@appraisers/directory/suggest.ts';
import { useMemo } from 'react';
import { type CardActions, CardList } from './CardList.tsx';
import { regionNames, requestSearch } from './request.ts';
import { directory, placesIn, type SearchResult } from './result.ts';
import * as words from './words/answers.ts';

type OffersProps = CardActions & { result: SearchResult };

/** Every search leads on: to wider circles with their counts, to the nearest members, or to all. */
export function FurtherOffers({ result, ...cardActions }: OffersProps) {
  const { answer, request, knowledge } = result;
  if (answer.kind === 'unknown') return <UnknownPlace result={result} {...cardActions} />;
  if (answer.kind !== 'groups') return null;
  const { origin, groups, wider } = answer;
  return (
    <div className="finder-offers">
      {groups.length === 0 && (
        <NearestCards
          heading={words.nearestTo(origin.name)}
          to={origin}
          day={knowledge.day}
          {...cardActions}
        />
      )}
      <Chips heading={words.lookFarther} chips={circlesAround(request.criteria, wider)} />
    </div>
  );
}

/** What the finder offers for an unknown place, from what it knew when it gave the answer. */
function offersFor({ request: { criteria }, knowledge }: SearchResult) {
  const { meant, from } = guess(criteria, placesIn(knowledge), regionNames);
  const around = from && { ...criteria, near: from.near, by: from.by, within: 10 };
  const answer = around && search(around, knowledge);
  if (answer?.kind !== 'groups') return { meant, from, around, circles: [] };
  const count = appraisersIn(answer).length;
  const circles = count > 0 ? [{ within: 10, count }, ...answer.wider] : answer.wider;
  return { meant, from, around, circles };
}

/** Places that the visitor may mean, and the members nearest to the first of them or to most members. */
function UnknownPlace({ result, ...cardActions }: OffersProps) {
  const { criteria } = result.request;
  const { meant, from, around, circles } = useMemo(() => offersFor(result), [result]);
  return (
    <div className="finder-offers">
      <Chips
        heading={words.didYouMean}
        chips={meant.map((place) => ({
          label: words.placeLabel(place),
          criteria: { ...criteria, near: place.near, by: place.by },
        }))}
      />
      {from && (
        <NearestCards
          heading={meant.length > 0 ? words.nearestTo(from.near) : words.nearestToMost(from.near)}
          to={from.origin}
          day={result.knowledge.day}
          {...cardActions}
        />
      )}
      {around && (
        <Chips heading={words.aroundPlace(around.near)} chips={circlesAround(around, circles)} />
      )}
      <button
        type="button"
        className="chip mt-6"
        onClick={() => requestSearch({ ...criteria, near: '' }, 'offer')}
      >
        {words.showAllButton(directory.appraisers.length)}
      </button>
    </div>
  );
}

type NearestCardsProps = CardActions & { heading: string; to: Point; day: number | undefined };

/** The five members nearest to a point, at any distance. */
function NearestCards({ heading, to, day, ...cardActions }: NearestCardsProps) {
  const entries = useMemo(
    () =>
      nearestAppraisers(directory, to, 5, day).map(({ appraiser, miles }) => ({
        appraiser,
        heading: { place: appraiser.city, away: formatMiles(miles) },
      })),
    [to, day],
  );
  if (entries.length === 0) return null;
  return (
    <section aria-label={heading} className="finder-nearest">
      <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
      <CardList entries={entries} {...cardActions} />
    </section>
  );
}

/** The same search with other radii, each with how many members it finds. */
const circlesAround = (criteria: Criteria, wider: readonly WiderSearch[]): readonly Chip[] =>
  wider.map(({ within, count }) => ({
    label: words.withinMiles(within, count),
    criteria: { ...criteria, within },
    value: within,
  }));

type Chip = { label: string; criteria: Criteria; value?: number };

/** Searches to offer, each as a button. */
function Chips({ heading, chips }: { heading: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">{heading}</h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {chips.map(({ label, criteria, value }) => (
          <li key={label}>
            <button
              type="button"
              className="chip"
              value={value}
              onClick={() => requestSearch(criteria, 'offer')}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
