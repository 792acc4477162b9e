import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { WiderSearch } from '@appraisers/directory/groups.ts';
import { requestSearch } from './request.ts';
import { directory } from './result.ts';
import * as words from './words/answers.ts';

/** The same search with other radii, each with the number of appraisers it finds. */
export const circlesAround = (criteria: Criteria, wider: readonly WiderSearch[]): readonly Chip[] =>
  wider.map(({ within, count }) => ({
    label: words.withinMiles(within, count),
    criteria: { ...criteria, within },
    value: within,
  }));

type Chip = { label: string; criteria: Criteria; value?: number };

/** Searches to offer, each as a button. */
export function OfferChips({ heading, chips }: { heading: string; chips: readonly Chip[] }) {
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

/** Leads to all appraisers. */
export const ShowAll = ({ criteria }: { criteria: Criteria }) => (
  <button
    type="button"
    className="chip mt-6"
    onClick={() => requestSearch({ ...criteria, near: '' }, 'offer')}
  >
    {words.showAllButton(directory.appraisers.length)}
  </button>
);
