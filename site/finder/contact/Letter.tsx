import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { letterFor, mailto, maxCityLength } from '@appraisers/directory/letter.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';
import { useId } from 'react';
import { Chip } from '#finder/Chip.tsx';
import { useAnswer } from '#finder/finder-context.ts';
import { copyAll } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import { reasonLabel } from './NeedSelect.tsx';

type LetterProps = { to: readonly Appraiser[]; reason: Reason };

/**
 * The city of the property, and a link for each letter, which starts in the visitor's own program. Some of
 * these read several addresses as one name, so the visitor may also copy them, or write to each appraiser.
 */
export function Letter({ to, reason }: LetterProps) {
  const { advice, city, onCity } = useAnswer();
  const id = useId();
  const letter = letterFor(reason, advice.letter, city);
  const reached = to.filter(({ email }) => email);
  const isOne = reached.length === 1;
  const toAll = reached[1] && mailto(reached, letter);
  const addresses = reached.map(({ email }) => email).join('; ');
  return (
    <>
      <div className="write-fields">
        <label htmlFor={id}>Property city</label>
        <input
          id={id}
          type="text"
          className="field"
          autoComplete="off"
          maxLength={maxCityLength}
          value={city}
          onChange={({ target }) => onCity(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        {toAll && (
          <a href={toAll} className={buttonStyles.primary}>
            {`Email all ${reached.length} on the list`}
          </a>
        )}
        {reached[1] && (
          <Chip onClick={() => copyAll(addresses, 'Addresses')}>Copy the addresses</Chip>
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
    </>
  );
}

/** What to have ready for a reason, and what to know before paying. */
export function ReasonAdvice({ reason }: { reason: Reason }) {
  const { name, ready, caution } = reason;
  return (
    <div className="reason-advice">
      <p className="hidden print:block">{`${reasonLabel} ${name}`}</p>
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
