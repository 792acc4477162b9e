import { useId } from 'react';

type NeedSelectProps = {
  label: string;
  /** The first option, which stands for none. */
  prompt: string;
  options: readonly { readonly id: string; readonly name: string }[];
  /** The id of an option. Empty without one. */
  value: string;
  onChange: (id: string) => void;
  countOf?: ((id: string) => number) | undefined;
};

export const reasonLabel = 'What is the appraisal for?';

/** Asks for a part of what the visitor needs. */
export function NeedSelect(props: NeedSelectProps) {
  const { label, prompt, options, value, onChange, countOf } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {countOf ? `${option.name} (${countOf(option.id)})` : option.name}
          </option>
        ))}
      </select>
    </>
  );
}
