import { type Answer, isListed } from '@appraisers/directory/answer.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { CardActions } from './CardList.tsx';
import { useFinder } from './finder-context.ts';
import { requestSearch } from './request.ts';
import { SectionBelow } from './Sections.tsx';
import * as words from './words/answers.ts';
import { targetLabel } from './words/places.ts';

type OffersProps = CardActions & { answer: Answer; criteria: Criteria };

/** The next step after a search: likely places, the nearest appraisers, wider circles, or all. */
export function Offers({ answer, criteria, ...actions }: OffersProps) {
  const { directory, advice } = useFinder();
  const below = answer.sections.filter((section) => !isListed(section));
  const [nearest, others] = [
    below.filter(({ kind }) => kind === 'nearest'),
    below.filter(({ kind }) => kind !== 'nearest'),
  ];
  const office =
    answer.status === 'elsewhere'
      ? advice.neighborLicensing[answer.place.state.postalCode]
      : undefined;
  return (
    <div className="finder-offers">
      {answer.status === 'unknown' && (
        <Chips
          heading="Did you mean:"
          chips={answer.meant.map((place) => ({
            label: targetLabel(place),
            criteria: { ...criteria, near: place.near, by: place.by },
          }))}
        />
      )}
      {office && (
        <p>
          <a href={office.url} rel="noopener" className="link target">
            {`Check licenses at ${office.office}`}
          </a>
        </p>
      )}
      {nearest.map((section) => (
        <SectionBelow key={section.kind} section={section} answer={answer} {...actions} />
      ))}
      <WiderCircles answer={answer} criteria={criteria} />
      {others.map((section) => (
        <SectionBelow key={section.kind} section={section} answer={answer} {...actions} />
      ))}
      {isWithoutPlace(answer) && (
        <button
          type="button"
          className="chip mt-6"
          onClick={() => requestSearch({ ...criteria, near: '' }, 'offer')}
        >
          {words.showAllButton(directory.appraisers.length)}
        </button>
      )}
    </div>
  );
}

const isWithoutPlace = ({ status }: Answer) => status === 'unknown' || status === 'elsewhere';

/** The same search with other radii, each with the number of appraisers it finds. */
function WiderCircles({ answer, criteria }: { answer: Answer; criteria: Criteria }) {
  const from = answer.status === 'unknown' ? answer.from : undefined;
  const around = from ? { ...criteria, near: from.near, by: from.by } : criteria;
  return (
    <Chips
      heading={from ? `Near ${from.near}` : 'Search a wider area'}
      chips={answer.wider.map(({ within, count }) => ({
        label: words.withinMiles(within, count),
        criteria: { ...around, within },
        value: within,
      }))}
    />
  );
}

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
