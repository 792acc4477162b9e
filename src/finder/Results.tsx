import type { Appraiser } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import { type Answer, appraisersIn, type Knowledge } from '#directory/search.ts';
import { AppraiserList, type Choosing } from './AppraiserList.tsx';
import type { Office } from './Finder.tsx';
import { FurtherOffers } from './FurtherOffers.tsx';
import { GroupList } from './GroupList.tsx';
import { resultSentence } from './result-sentence.ts';

type ResultsProps = Choosing & {
  criteria: Criteria | undefined;
  /** Undefined before the first search and while a place is being looked up. */
  answer: Answer | undefined;
  knowledge: Knowledge;
  office: Office;
};

/** The result sentence, the list, and where to look further. */
export function Results({
  criteria,
  answer,
  knowledge,
  office,
  selectedId,
  onSelect,
}: ResultsProps) {
  const shown = answer && answer.kind !== 'mismatch' ? answer : undefined;
  const choosing = { selectedId, onSelect };
  return (
    <div
      className="finder-results"
      data-shown={criteria && answer?.kind !== 'mismatch' ? '' : undefined}
    >
      <div role="status">
        {shown && criteria && (
          <>
            <h2 className="text-2xl sm:text-3xl">{appraisersIn(shown).length} Appraisers Found</h2>
            <p className="mt-2 max-w-prose text-soft">{resultSentence(shown, criteria)}</p>
          </>
        )}
        {criteria && !answer && <p className="text-soft">Looking up the place …</p>}
      </div>
      {shown?.kind === 'groups' && <GroupList groups={shown.groups} {...choosing} />}
      {(shown?.kind === 'all' || shown?.kind === 'partial') && (
        <AppraiserList appraisers={shown.appraisers} {...choosing} />
      )}
      {shown && criteria && (
        <FurtherOffers criteria={criteria} answer={shown} knowledge={knowledge} />
      )}
      {shown && (
        <p className="mt-10 border-line border-t pt-4 text-soft text-sm">
          Directory last checked on {office.updated}.{' '}
          <MistakeLink office={office} appraisers={appraisersIn(shown)} selectedId={selectedId} />
        </p>
      )}
    </div>
  );
}

/** Opens a mail to the office, with the selected member's record filled in. */
function MistakeLink(props: {
  office: Office;
  appraisers: readonly Appraiser[];
  selectedId: number | undefined;
}) {
  const selected = props.appraisers.find(({ id }) => id === props.selectedId);
  const record = selected
    ? `Member ${selected.id}: ${selected.firstName} ${selected.lastName}, ${selected.city} ${selected.zip}, ${selected.phone}`
    : 'Member:';
  const query = new URLSearchParams({
    subject: 'A mistake in the directory',
    body: `${record}\n\nWhat is wrong:\n\nWhat would be right:\n`,
  });
  return (
    <a
      className="link"
      href={`mailto:${props.office.email}?${query.toString().replaceAll('+', '%20')}`}
    >
      Report a mistake
    </a>
  );
}
