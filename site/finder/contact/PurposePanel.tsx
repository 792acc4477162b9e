import type { Answer } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { useFinder } from '#finder/finder-context.ts';
import { useShortlist } from '#finder/shortlist/stored-list.ts';
import * as words from '#finder/words/contact.ts';
import { countsByReason, NeedFields } from './NeedFields.tsx';
import type { PurposeProps } from './purpose.ts';
import { WriteForm } from './WriteForm.tsx';

/** Above the cards: what the appraisal is for, which orders them, what to have ready, and a letter to the list. */
export function PurposePanel({
  listed,
  answer,
  ...purpose
}: PurposeProps & {
  /** The appraisers on the list that the page shows. Undefined for a search. */
  listed: readonly Appraiser[] | undefined;
  answer: Answer | undefined;
}) {
  const { directory } = useFinder();
  const { chosen } = useShortlist(directory);
  if (listed?.length === 0) return null;
  return (
    <section aria-label="Prepare your email" className="purpose">
      <WriteForm
        to={listed ?? chosen}
        prompt={listed?.[1] && `Select a reason to email all ${listed.length}`}
        countOf={countsByReason(answer, directory.statesWork)}
        folded={!listed}
        {...purpose}
      >
        <NeedFields answer={answer} />
      </WriteForm>
      {listed && purpose.purpose.reason && (
        <p className="mt-3 text-soft print:hidden">{words.cardLetters}</p>
      )}
    </section>
  );
}
