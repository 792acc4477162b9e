import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';
import { type ReactNode, useId } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import * as words from '#finder/words/contact.ts';
import { optionWithCount } from '#finder/words/needs.ts';
import { LetterFields } from './LetterFields.tsx';
import type { PurposeProps } from './purpose.ts';

type WriteFormProps = PurposeProps & {
  to: readonly Appraiser[];
  /** The first option of the list of reasons. */
  prompt?: string | undefined;
  /** How many members a reason's option names. */
  countOf?: ((reason: string) => number) | undefined;
  /** More controls below that list. */
  children?: ReactNode;
  /** Whether the advice and the letter wait behind a line: above a list, they would push it down. */
  folded?: boolean;
};

/** Asks for the reason, then says what to have ready and starts a letter in the visitor's own program. */
export function WriteForm(props: WriteFormProps) {
  const { to, prompt = 'Select one', countOf, purpose, onPurpose, children, folded } = props;
  const id = useId();
  const { reasons } = useFinder().advice;
  const reason = reasons.find((one) => one.id === purpose.reason);
  return (
    <>
      <div className="write-fields write-reason">
        <label htmlFor={`${id}reason`}>{words.reasonLabel}</label>
        <select
          id={`${id}reason`}
          className="field"
          value={reason?.id ?? ''}
          onChange={({ target }) => onPurpose({ reason: target.value })}
        >
          <option value="">{prompt}</option>
          {reasons.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {optionWithCount(name, countOf?.(value))}
            </option>
          ))}
        </select>
      </div>
      {children}
      {reason && folded && (
        <>
          <details className="print:hidden">
            <summary className="link target">What to have ready, and your email</summary>
            <ReasonAdvice reason={reason} />
            <LetterFields {...{ reason, to, purpose, onPurpose }} />
            <p className="mt-3 text-soft">{words.cardLetters}</p>
          </details>
          {/* What is folded isn't on paper. */}
          <div className="finder-printed">
            <ReasonAdvice reason={reason} />
          </div>
        </>
      )}
      {!folded && <div role="status">{reason && <ReasonAdvice reason={reason} />}</div>}
      {!folded && reason && <LetterFields {...{ reason, to, purpose, onPurpose }} />}
    </>
  );
}

/** What to have ready for a reason, and what to know before paying. */
function ReasonAdvice({ reason }: { reason: Reason }) {
  const { name, ready, caution } = reason;
  return (
    <div className="reason-advice">
      <p className="finder-printed">{`${words.reasonLabel} ${name}`}</p>
      {caution && <p className="notice">{caution}</p>}
      <p className="reason-ready">What to have ready</p>
      <ul>
        {ready.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
