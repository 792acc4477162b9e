import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from './described-by.ts';

/** A field in which one of some words is chosen. */
export function Choice(props: WidgetProps) {
  const { id, value, onChange, options, required, disabled, readonly } = props;
  const words = (options.enumOptions ?? []).map(({ value: word }) => String(word));
  const now = typeof value === 'string' ? value : '';
  // What the file has and nobody may choose any more is shown all the same.
  const strange = now !== '' && !words.includes(now);
  return (
    <select
      id={id}
      className="field"
      value={now}
      disabled={disabled || readonly}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...describedBy(props)}
    >
      {required && now !== '' ? null : <option value="">{required ? 'Choose one' : 'None'}</option>}
      {strange ? <option value={now}>{now}</option> : null}
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </select>
  );
}
