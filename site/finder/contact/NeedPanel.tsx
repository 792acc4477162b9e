import { appraisersShown } from '@appraisers/directory/answer.ts';
import { listItems } from '@appraisers/directory/detail-rows.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { countFitting, knownNeed } from '@appraisers/directory/need.ts';
import { memo } from 'react';
import { useAnswer } from '#finder/finder-context.ts';
import { requestSearch } from '#finder/request.ts';
import { useShortlist } from '#finder/shortlist/stored-list.ts';
import { Letter, ReasonAdvice } from './Letter.tsx';
import { NeedSelect, reasonLabel } from './NeedSelect.tsx';

/**
 * Above the cards: what the visitor needs, which orders them. With a reason, what to have ready and a letter
 * wait behind a line. Above a list, they are open.
 */
export const NeedPanel = memo(function NeedPanel() {
  const { answer, members, directory, advice, reason } = useAnswer();
  const { languages, statesWork } = directory;
  const { chosen } = useShortlist();
  const { need } = answer;
  const [listed, found] =
    answer.status === 'list' ? [members, []] : [undefined, appraisersShown(answer)];
  // An answer may have thousands of members, so each is looked at for the kinds of work they state, and for no other.
  const stated = found.flatMap((member) =>
    listItems(member.work).map((work) => ({ work, member })),
  );
  const byWork = groupBy(stated, ({ work }) => work);
  const countOf = (each: string) => {
    const stating = byWork.get(each)?.map(({ member }) => member) ?? [];
    return countFitting(stating, knownNeed({ ...need, for: each }, directory));
  };
  if (listed?.length === 0) return null;
  return (
    <section aria-label="Prepare your email" className="purpose">
      <div className="purpose-fields">
        <NeedSelect
          label={reasonLabel}
          prompt={listed?.[1] ? `Select a reason to email all ${listed.length}` : 'Any reason'}
          options={advice.reasons}
          value={reason?.id ?? ''}
          onChange={(next) => requestSearch({ for: next }, 'need')}
          countOf={found.length > 0 && statesWork ? countOf : undefined}
        />
        {languages.size > 0 && !listed && (
          <NeedSelect
            label="Language"
            prompt="Any language"
            options={[...languages].map(([id, name]) => ({ id, name }))}
            value={need.language ?? ''}
            onChange={(language) => requestSearch({ language }, 'need')}
            countOf={(language) => countFitting(found, { ...need, language })}
          />
        )}
      </div>
      {reason && (
        <>
          <details open={listed !== undefined} className="print:hidden">
            <summary className="link target">What to have ready, and your email</summary>
            <ReasonAdvice reason={reason} />
            <Letter to={listed ?? chosen} reason={reason} />
            <p className="mt-3 text-soft">The email links on the cards open this letter.</p>
          </details>
          {/* What is folded isn't on paper. */}
          <div className="hidden print:block">
            <ReasonAdvice reason={reason} />
          </div>
        </>
      )}
    </section>
  );
});
