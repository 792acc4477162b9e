import { useId } from 'react';
import { useFinder } from '#finder/finder-context.ts';
import * as words from '#finder/words/contact.ts';
import { optionWithCount } from '#finder/words/needs.ts';

type ReasonSelectProps = {
  /** The id of a reason. Empty without one. */
  value: string;
  onChange: (reason: string) => void;
  /** The first option. */
  prompt: string;
  /** How many members the option of a reason names. */
  countOf?: ((reason: string) => number) | undefined;
};

/** Asks what the appraisal is for. */
export function ReasonSelect({ value, onChange, prompt, countOf }: ReasonSelectProps) {
  const id = useId();
  const { reasons } = useFinder().advice;
  return (
    <>
      <label htmlFor={id}>{words.reasonLabel}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{prompt}</option>
        {reasons.map((reason) => (
          <option key={reason.id} value={reason.id}>
            {optionWithCount(reason.name, countOf?.(reason.id))}
          </option>
        ))}
      </select>
    </>
  );
}
