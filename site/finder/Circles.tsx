import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { WiderSearch } from '@appraisers/directory/groups.ts';
import { requestSearch } from './address.ts';

type CirclesProps = {
  heading: string;
  circles: readonly WiderSearch[];
  /** What is asked with another radius. */
  around: Criteria;
};

/** Circles to search in, each with how many it finds. */
export function Circles({ heading, circles, around }: CirclesProps) {
  if (circles.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">{heading}</h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {circles.map(({ within, count }) => (
          <li key={within}>
            <button
              type="button"
              className="chip"
              value={within}
              onClick={() => requestSearch({ ...around, within }, 'offer')}
            >
              {`Within ${within} miles: ${count} ${count === 1 ? 'appraiser' : 'appraisers'}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
