import type { Criteria } from '@appraisers/directory/criteria.ts';
import { guess } from '@appraisers/directory/guess.ts';
import { search } from '@appraisers/directory/search.ts';
import { requestSearch } from './address.ts';
import { Circles } from './Circles.tsx';
import { directory } from './directory.ts';
import { knowledge, placesToSuggest } from './knowledge.ts';
import { type CardActions, NearestCards } from './NearestCards.tsx';
import { regionNames } from './region-names.ts';

type UnknownPlaceProps = CardActions & {
  criteria: Criteria;
  /** When it was answered. */
  on: Date;
};

/** Places that may be meant; and around the first of them, or where most members are, the nearest. */
export function UnknownPlace({ criteria, on, ...choosing }: UnknownPlaceProps) {
  const { meant, from } = guess(criteria, placesToSuggest(), regionNames);
  const around = from && { ...criteria, near: from.near, by: from.by, within: 10 };
  const answer = around && search(around, knowledge(on));
  const found = answer?.kind === 'groups' ? answer : undefined;
  const here = found?.groups.reduce((sum, { appraisers }) => sum + appraisers.length, 0) ?? 0;
  return (
    <div className="finder-offers">
      {meant.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">Did you mean</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {meant.map(({ by, near, town }) => (
              <li key={`${by} ${near}`}>
                <button
                  type="button"
                  className="chip"
                  onClick={() => requestSearch({ ...criteria, near, by }, 'offer')}
                >
                  {town ? `${near} ${town}` : near}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {from && (
        <NearestCards
          heading={`The members nearest to ${from.near}${meant.length > 0 ? '' : ', where most of them are'}`}
          to={from.origin}
          on={on}
          {...choosing}
        />
      )}
      {found && around && (
        <Circles
          heading={`Around ${around.near}`}
          circles={[...(here > 0 ? [{ within: 10, count: here }] : []), ...found.wider]}
          around={around}
        />
      )}
      <button
        type="button"
        className="chip mt-6"
        onClick={() => requestSearch({ ...criteria, near: '' }, 'offer')}
      >
        {`Show all ${directory.appraisers.length} appraisers`}
      </button>
    </div>
  );
}
