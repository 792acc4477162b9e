import { shards } from 'virtual:directory';
import { neighborLicensing } from 'virtual:guidance';
import { partSize } from '@appraisers/directory/answer-part.ts';
import { appraisersNamed } from '@appraisers/directory/appraisers-named.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { PlaceElsewhere } from '@appraisers/directory/elsewhere.ts';
import { byName } from '@appraisers/directory/members.ts';
import { coveringIn } from '@appraisers/directory/search.ts';
import { type ComponentProps, useMemo } from 'react';
import type { CardActions } from './CardList.tsx';
import { CardSection, NearestCards } from './NearestCards.tsx';
import { circlesAround, OfferChips, ShowAll } from './OfferChips.tsx';
import type { SearchRequest } from './request.ts';
import { directory, type SearchResult } from './result.ts';
import { UnknownPlace } from './UnknownPlace.tsx';
import * as words from './words/answers.ts';

type OffersProps = CardActions & { result: SearchResult };

/** The next step after a search: people of that name, wider circles, the nearest appraisers, or all. */
export function FurtherOffers({ result, ...cardActions }: OffersProps) {
  const { answer, request, knowledge } = result;
  const covering = useMemo(() => coveringIn(answer), [answer]);
  switch (answer.kind) {
    case 'unknown':
      return <UnknownPlace result={result} {...cardActions} />;
    case 'elsewhere':
      return (
        <Elsewhere
          place={answer.place}
          criteria={request.criteria}
          day={knowledge.day}
          {...cardActions}
        />
      );
    case 'partial':
      return (
        <div className="finder-offers">
          <Named request={request} {...cardActions} />
        </div>
      );
    case 'groups':
      return (
        <div className="finder-offers">
          {answer.groups.length === 0 && (
            <NearestCards
              heading={words.nearestTo(answer.origin.name)}
              to={answer.origin}
              except={covering}
              day={knowledge.day}
              {...cardActions}
            />
          )}
          <OfferChips
            heading={words.lookFarther}
            chips={circlesAround(request.criteria, answer.wider)}
          />
          <Named request={request} {...cardActions} />
        </div>
      );
    default:
      return null;
  }
}

/** Members whose own name is that of the place. */
function Named({ request, ...cardActions }: CardActions & { request: SearchRequest }) {
  const { criteria, text } = request;
  const heading = words.named(text);
  const entries = useMemo(
    () =>
      criteria.by === 'city'
        ? (shards ? namedInShards(text) : appraisersNamed(directory, text)).map((appraiser) => ({
            appraiser,
          }))
        : [],
    [criteria, text],
  );
  const Section = hasLongAnswers ? FirstCards : CardSection;
  return <Section heading={heading} entries={entries} {...cardActions} />;
}

/** By name, as the members of a small directory are. */
const namedInShards = (text: string) => [...appraisersNamed(directory, text)].sort(byName);

/** The first cards of a section with more than a page shows. */
function FirstCards({ entries, ...section }: ComponentProps<typeof CardSection>) {
  const first = useMemo(() => entries.slice(0, partSize), [entries]);
  return (
    <>
      <CardSection entries={first} {...section} />
      {entries.length > partSize && (
        <p className="mt-4 max-w-measure text-soft">{words.firstNamed(partSize, entries.length)}</p>
      )}
    </>
  );
}

type ElsewhereProps = CardActions & {
  place: PlaceElsewhere;
  criteria: Criteria;
  day: number | undefined;
};

/** Who licenses appraisers in the other state, and the members nearest to the place. */
function Elsewhere({ place, criteria, day, ...cardActions }: ElsewhereProps) {
  const office = neighborLicensing[place.state.postalCode];
  return (
    <div className="finder-offers">
      {office && (
        <p>
          <a href={office.url} rel="noopener" className="link target">
            {words.checkLicenses(office.office)}
          </a>
        </p>
      )}
      {place.point && (
        <NearestCards
          heading={words.nearestInRegion(place.name)}
          to={place.point}
          day={day}
          {...cardActions}
        />
      )}
      <ShowAll criteria={criteria} />
    </div>
  );
}
