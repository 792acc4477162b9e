import { useId } from 'react';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** A field for a line of words. */
export function Words({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="text"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
