import { type Answer, isListed } from '@appraisers/directory/answer.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { useFinder } from './finder-context.ts';
import { requestSearch } from './request.ts';
import { type CardStates, SectionBelow } from './Sections.tsx';
import { appraisers } from './words/answers.ts';
import { targetLabel } from './words/places.ts';

type OffersProps = CardStates & { answer: Answer };

/** The next step after a search: likely places, the nearest appraisers, wider circles, or all. */
export function Offers({ answer, ...states }: OffersProps) {
  const { directory, advice } = useFinder();
  const { status } = answer;
  const office = status === 'elsewhere' && advice.neighborLicensing[answer.place.state.postalCode];
  const below = (isWanted: boolean) =>
    answer.sections
      .filter((section) => !isListed(section) && (section.kind === 'nearest') === isWanted)
      .map((section) => (
        <SectionBelow key={section.kind} section={section} answer={answer} {...states} />
      ));
  const from = status === 'unknown' ? answer.from : undefined;
  const around = from && { near: from.near, by: from.by };
  return (
    <div className="finder-offers">
      <Chips
        heading="Did you mean:"
        chips={(answer.also ?? []).map((choice) => ({
          label: targetLabel(choice),
          change: { near: choice.near, by: choice.by },
        }))}
      />
      {office && (
        <p>
          <a href={office.url} rel="noopener" className="link target">
            {`Check licenses at ${office.office}`}
          </a>
        </p>
      )}
      {below(true)}
      <Chips
        heading={from ? `Near ${from.near}` : 'Search a wider area'}
        chips={answer.wider.map(({ within, count }) => ({
          label: `Within ${within} miles: ${appraisers(count)}`,
          change: { ...around, within },
        }))}
      />
      {below(false)}
      {(status === 'unknown' || status === 'elsewhere') && (
        <button
          type="button"
          className="chip mt-6"
          onClick={() => requestSearch({ near: '' }, 'offer')}
        >
          {`Show all ${appraisers(directory.appraisers.length)}`}
        </button>
      )}
    </div>
  );
}

type ChipsProps = {
  heading: string;
  chips: readonly { label: string; change: Partial<Criteria> }[];
};

/** Searches to offer, each as a button. */
function Chips({ heading, chips }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">{heading}</h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {chips.map(({ label, change }) => (
          <li key={label}>
            <button type="button" className="chip" onClick={() => requestSearch(change, 'offer')}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
