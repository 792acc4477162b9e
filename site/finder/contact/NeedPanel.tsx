import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { countFitting, hasNeed, knownNeed } from '@appraisers/directory/need.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';
import { useId, useRef } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import { requestNeed } from '#finder/request.ts';
import { useShortlist } from '#finder/shortlist/stored-list.ts';
import * as words from '#finder/words/contact.ts';
import { optionWithCount } from '#finder/words/needs.ts';
import { Letter, type PropertyCity, ReasonAdvice } from './Letter.tsx';
import { ReasonSelect } from './ReasonSelect.tsx';

type NeedPanelProps = PropertyCity & {
  answer: Answer;
  /** The appraisers on the list that the page shows. Undefined for a search. */
  listed: readonly Appraiser[] | undefined;
  reason: Reason | undefined;
};

/**
 * Above the cards: what the visitor needs, which orders them. With a reason, what to have ready and a letter
 * wait behind a line. Above a list, they are open.
 */
export function NeedPanel({ answer, listed, reason, ...property }: NeedPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { directory } = useFinder();
  const { languages, statesWork } = directory;
  const { chosen } = useShortlist(directory);
  const { need, order } = answer.need;
  const found = listed ? [] : appraisersIn(answer);
  const countOf = (each: string) =>
    countFitting(found, knownNeed({ ...need, for: each }, directory).order);
  if (listed?.length === 0) return null;
  return (
    <section ref={panel} aria-label="Prepare your email" className="purpose">
      <div className="purpose-fields">
        <ReasonSelect
          value={reason?.id ?? ''}
          onChange={(next) => requestNeed({ for: next })}
          prompt={listed?.[1] ? `Select a reason to email all ${listed.length}` : 'Any reason'}
          countOf={found.length > 0 && statesWork ? countOf : undefined}
        />
        {languages.size > 0 && !listed && (
          <>
            <label htmlFor={id}>Language</label>
            <select
              id={id}
              className="field"
              value={need.language ?? ''}
              onChange={({ target }) => requestNeed({ language: target.value })}
            >
              <option value="">Any language</option>
              {[...languages].map(([slug, name]) => (
                <option key={slug} value={slug}>
                  {optionWithCount(name, countFitting(found, { ...order, language: slug }))}
                </option>
              ))}
            </select>
          </>
        )}
        {hasNeed(need) && (
          <button
            type="button"
            className="chip"
            aria-label="Clear what the appraisal is for"
            onClick={() => {
              // The button disappears with the need.
              panel.current?.querySelector('select')?.focus();
              requestNeed({ for: '', language: '' });
            }}
          >
            Clear
          </button>
        )}
      </div>
      {reason && (
        <>
          <details open={listed !== undefined} className="print:hidden">
            <summary className="link target">What to have ready, and your email</summary>
            <ReasonAdvice reason={reason} />
            <Letter to={listed ?? chosen} reason={reason} {...property} />
            <p className="mt-3 text-soft">{words.cardLetters}</p>
          </details>
          {/* What is folded isn't on paper. */}
          <div className="finder-printed">
            <ReasonAdvice reason={reason} />
          </div>
        </>
      )}
    </section>
  );
}
