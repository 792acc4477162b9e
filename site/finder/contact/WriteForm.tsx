import { letter, reasons } from 'virtual:guidance';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { letterFor, mailtos, maxCityLength } from '@appraisers/directory/letter.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';
import { useId, useState } from 'react';
import { type FinderResult, isListResult } from '#finder/result.ts';
import * as words from '#finder/words/contact.ts';
import { buttonStyles } from '#ui/Button.tsx';

/** What the visitor said about the property. It stays the same for all letters of the page. */
export type Purpose = { readonly reason: string; readonly city: string };

/** The city of the search, which most likely is that of the property. */
function citySearched(result: FinderResult | undefined): string {
  if (!result || isListResult(result) || result.answer.kind !== 'groups') return '';
  return result.request.criteria.by === 'city' ? result.answer.origin.name : '';
}

/** The visitor's purpose, and how to change it. Before they name a city it is the one searched for. */
export function usePurpose(result: FinderResult | undefined) {
  const [own, setOwn] = useState<Purpose>();
  return { purpose: own ?? { reason: '', city: citySearched(result) }, onPurpose: setOwn };
}

type WriteFormProps = {
  to: readonly Appraiser[];
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
};

/** Starts a letter for a reason in the visitor's own email program, to one member or to all. */
export function WriteForm({ to, purpose, onPurpose }: WriteFormProps) {
  const id = useId();
  const reason = reasons.find(({ name }) => name === purpose.reason);
  return (
    <>
      <div className="write-fields">
        <label htmlFor={`${id}reason`}>{words.reasonLabel}</label>
        <select
          id={`${id}reason`}
          className="field"
          value={reason ? purpose.reason : ''}
          onChange={({ target }) => onPurpose({ ...purpose, reason: target.value })}
        >
          <option value="">{words.noReason}</option>
          {reasons.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label htmlFor={`${id}city`}>{words.propertyCity}</label>
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
              {letterLabel(mailto.to, at, all.length)}
            </a>
          ))}
        </div>
      )}
    </>
  );
}

/** What to have ready for a reason, and what to know before paying. */
function ReasonAdvice({ reason: { name, ready, caution } }: { reason: Reason }) {
  return (
    <div className="reason-advice">
      {caution && <p className="notice">{caution}</p>}
      <h4>{words.readyHeading(name)}</h4>
      <ul>
        {ready.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** A long list may take several letters. */
function letterLabel(to: readonly Appraiser[], at: number, letters: number): string {
  const [first, ...others] = to;
  if (letters > 1) return words.writeLetter(at + 1, letters, to.length);
  return first && others.length === 0
    ? words.writeTo(fullName(first))
    : words.writeToAll(to.length);
}
