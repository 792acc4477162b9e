// All that the finder asks of the directory for what is in its search box: places while it is typed, an
// answer with its cards and its sentence, and whom to offer where the text is no place.
import { atlas } from '@appraisers/directory/atlas.ts';
import { type Criteria, criteriaFromQuery } from '@appraisers/directory/criteria.ts';
import { guess } from '@appraisers/directory/guess.ts';
import { knownPlaces } from '@appraisers/directory/known-places.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { nearestAppraisers } from '@appraisers/directory/nearest.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { type Answer, appraisersIn, search } from '@appraisers/directory/search.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { listEntries } from './list-entries.ts';
import { resultSentence } from './result-sentence.ts';

/** What the finder of the edition knows once all of it has come. */
export function editionKnowledge() {
  const region = edition.region.read();
  const names = placeNames(region);
  const members = indexMembers(edition.members.read(), names);
  const own = edition.places.read();
  const { zips, cities } = edition.gazetteer.read();
  const extra = atlas(
    own.zips.map(({ zip, name, lat, lng }) => [zip, lat, lng, name] as const),
    own.names.map(({ name, lat, lng }) => [name, lat, lng] as const),
    names,
  );
  const knowledge = {
    zipPrefixes: region.zipPrefixes,
    members,
    extra,
    gazetteer: atlas(zips, cities, names),
    day: 20_000,
  };
  return { region, names, knowledge, places: knownPlaces(knowledge) };
}

type Known = ReturnType<typeof editionKnowledge>;

export type FinderAnswers = {
  readonly criteria: Criteria;
  readonly answer: Answer;
  readonly cards: ReturnType<typeof listEntries>;
  readonly sentence: string;
  /** How many places were offered while it was typed. */
  readonly offered: number;
  /** Anyone who is offered where the text is no place. */
  readonly nearest: ReturnType<typeof nearestAppraisers>;
};

/** As `form-fields.ts` reads them: what is too long is cut. */
function criteriaOf({ near, by, within }: Criteria): Criteria {
  const query = new URLSearchParams({ near, by, within: String(within) });
  const criteria = criteriaFromQuery(query.toString());
  if (!criteria) throw new Error(`No search was made of ${query}.`);
  return criteria;
}

export function answersFor(
  fields: Criteria,
  { region, names, knowledge, places }: Known,
): FinderAnswers {
  const criteria = criteriaOf(fields);
  const { by, within } = criteria;
  const offers = suggest(criteria.near, places, names, 5);
  for (const offer of offers) search({ near: offer.near, by: offer.by, within }, knowledge);
  const answer = search(criteria, knowledge);
  const from = answer.kind === 'unknown' ? guess(criteria, places, names).from : undefined;
  if (from) search({ near: from.near, by: from.by, within: 10 }, knowledge);
  const origin = answer.kind === 'groups' ? answer.origin : from?.origin;
  const found = appraisersIn(answer).length;
  return {
    criteria,
    answer,
    cards: listEntries(answer, by),
    sentence:
      answer.kind === 'mismatch' ? answer.message : resultSentence(answer, criteria, region, names),
    offered: offers.length,
    nearest:
      origin && found === 0 ? nearestAppraisers(knowledge.members, origin, 5, knowledge.day) : [],
  };
}
