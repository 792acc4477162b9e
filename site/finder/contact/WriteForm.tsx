import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { letterFor, mailtos, maxCityLength } from '@appraisers/directory/letter.ts';
import { useId } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import { letter, reasons } from './guidance.ts';
import { ReasonAdvice } from './ReasonAdvice.tsx';

/** What a visitor has said of the property; the same for whomever they write to. */
export type Purpose = { readonly reason: string; readonly city: string };

type WriteFormProps = {
  to: readonly Appraiser[];
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
};

/** A letter to one or all, begun for the reason that a value is needed, in the visitor's own program. */
export function WriteForm({ to, purpose, onPurpose }: WriteFormProps) {
  const id = useId();
  const reason = reasons.find(({ name }) => name === purpose.reason);
  return (
    <>
      <div className="write-fields">
        <label htmlFor={`${id}reason`}>What is the appraisal for?</label>
        <select
          id={`${id}reason`}
          className="field"
          value={reason ? purpose.reason : ''}
          onChange={({ target }) => onPurpose({ ...purpose, reason: target.value })}
        >
          <option value="">Choose a reason</option>
          {reasons.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label htmlFor={`${id}city`}>City of the property</label>
        <input
          id={`${id}city`}
          type="text"
          className="field"
          autoComplete="off"
          maxLength={maxCityLength}
          value={purpose.city}
          onChange={({ target }) => onPurpose({ ...purpose, city: target.value })}
        />
      </div>
      <div role="status">{reason && <ReasonAdvice reason={reason} />}</div>
      {reason && (
        <div className="more-buttons">
          {mailtos(to, letterFor(reason, letter, purpose.city)).map((mailto, at, all) => (
            <a key={mailto.to[0]?.id} href={mailto.href} className={buttonStyles.primary}>
              {wordsOf(mailto.to, at, all.length)}
            </a>
          ))}
        </div>
      )}
    </>
  );
}

/** A long list may take several letters. */
function wordsOf(to: readonly Appraiser[], at: number, letters: number): string {
  const [first, ...others] = to;
  if (letters > 1) return `Write letter ${at + 1} of ${letters}, to ${to.length} of them`;
  return first && others.length === 0
    ? `Write to ${fullName(first)}`
    : `Write to all ${to.length} in one letter`;
}
