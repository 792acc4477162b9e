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
import { useId } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import { copyAll } from '#notifications/notify.ts';
import { buttonStyles } from '#ui/Button.tsx';
import type { Purpose, PurposeProps } from './purpose.ts';

type LetterProps = PurposeProps & { to: readonly Appraiser[]; reason: Reason };

/** The letter for a reason: the city of the property, and a link for each email. */
export function LetterFields({ reason, to, purpose, onPurpose }: LetterProps) {
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
function LetterLinks({ to, letter }: Pick<LetterProps, 'to'> & { letter: Letter }) {
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
