import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import {
  type Letter,
  letterFor,
  mailQuery,
  mailto,
  maxCityLength,
} from '@appraisers/directory/letter.ts';
import type { Advice } from '@appraisers/edition/loaders/directory-file.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';
import { type ReactNode, useId } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import * as words from '#finder/words/contact.ts';
import { optionWithCount } from '#finder/words/needs.ts';
import { copyAll } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import type { Purpose, PurposeProps } from './purpose.ts';

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

type LetterProps = PurposeProps & Pick<WriteFormProps, 'to'> & { reason: Reason };

/** The letter for a reason: the city of the property, and a link for each email. */
function LetterFields({ reason, to, purpose, onPurpose }: LetterProps) {
  const id = useId();
  const { letter } = useFinder().advice;
  return (
    <>
      <div className="write-fields">
        <label htmlFor={`${id}city`}>Property city</label>
        <input
          id={`${id}city`}
          type="text"
          className="field"
          autoComplete="off"
          maxLength={maxCityLength}
          value={purpose.city}
          onChange={({ target }) => onPurpose({ city: target.value })}
        />
      </div>
      <LetterLinks to={to} letter={letterFor(reason, letter, purpose.city)} />
    </>
  );
}

/**
 * A link for each letter. Some email programs read several addresses as one name, so the visitor may also
 * copy them, or write to each appraiser.
 */
function LetterLinks({ to, letter }: Pick<WriteFormProps, 'to'> & { letter: Letter }) {
  const reached = to.filter(({ email }) => email);
  const isOne = reached.length === 1;
  const toAll = reached[1] && mailto(reached, letter);
  const addresses = reached.map(({ email }) => email).join('; ');
  return (
    <div className="more-buttons">
      {toAll && (
        <a href={toAll} className={buttonStyles.primary}>
          {`Email all ${reached.length} on the list`}
        </a>
      )}
      {reached[1] && (
        <button type="button" className="chip" onClick={() => copyAll(addresses, 'Addresses')}>
          Copy the addresses
        </button>
      )}
      {reached.map((member) => (
        <a
          key={member.id}
          href={mailto([member], letter)}
          className={isOne ? buttonStyles.primary : 'chip'}
        >
          {`Email ${fullName(member)}`}
        </a>
      ))}
    </div>
  );
}

/** The query of a link that starts the visitor's letter. Undefined until they select a reason. */
export function letterQuery(purpose: Purpose, { reasons, letter }: Advice): string | undefined {
  const reason = reasons.find(({ id }) => id === purpose.reason);
  return reason && mailQuery(letterFor(reason, letter, purpose.city));
}

/** What to have ready for a reason, and what to know before paying. */
function ReasonAdvice({ reason }: { reason: Reason }) {
  const { name, ready, caution } = reason;
  return (
    <div className="reason-advice">
      <p className="finder-printed">{words.purposeOnPaper(name)}</p>
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
