import type { Section } from '@appraisers/directory/answer.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { Chip } from './Chip.tsx';
import { useAnswer } from './finder-context.ts';
import { requestSearch } from './request.ts';
import { CardList } from './Sections.tsx';
import { appraisers } from './words/answers.ts';
import { targetLabel } from './words/places.ts';
import { headingBelow } from './words/sections.ts';

/** The next step after a search: likely places, the nearest appraisers, wider circles, or all. */
export function Offers({ selectedId }: { selectedId: number | undefined }) {
  const { answer, directory, advice } = useAnswer();
  const { status } = answer;
  const office = status === 'elsewhere' && advice.neighborLicensing[answer.place.state.postalCode];
  const below = (wanted: Section['kind']) =>
    answer.sections
      .filter(({ kind }) => kind === wanted)
      .map((section) => {
        const heading = headingBelow(section, answer, directory.region.name);
        return (
          <section key={section.kind} aria-label={heading} className="finder-nearest">
            <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
            <CardList section={section} selectedId={selectedId} />
          </section>
        );
      });
  const from = status === 'unknown' ? answer.from : undefined;
  const around = from && { near: from.near, by: from.by };
  return (
    <div className="finder-offers">
      {status === 'place' ? null : <Choices />}
      {office && (
        <p>
          <a href={office.url} rel="noopener" className="link target">
            {`Check licenses at ${office.office}`}
          </a>
        </p>
      )}
      {below('nearest')}
      <Chips
        heading={from ? `Near ${from.near}` : 'Search a wider area'}
        chips={answer.wider.map(({ within, count }) => ({
          label: `Within ${within} miles: ${appraisers(count)}`,
          change: { ...around, within },
        }))}
      />
      {below('named')}
      {(status === 'unknown' || status === 'elsewhere') && (
        <Chip className="chip mt-6" onClick={() => requestSearch({ near: '' }, 'offer')}>
          {`Show all ${appraisers(directory.appraisers.length)}`}
        </Chip>
      )}
    </div>
  );
}

/** What else the text may mean. Beside a place it comes first, because the visitor may want the other one. */
export function Choices() {
  const { answer } = useAnswer();
  const here = answer.status === 'place' ? answer.origin.name : undefined;
  const choices = (answer.also ?? []).filter(({ near }) => near !== here);
  return (
    <Chips
      heading="Did you mean:"
      chips={choices.map((choice) => ({
        label: targetLabel(choice),
        change: { near: choice.near, by: choice.by },
      }))}
    />
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
            <Chip onClick={() => requestSearch(change, 'offer')}>{label}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
