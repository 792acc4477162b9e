import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils';
import { describedBy } from './described-by.ts';

/** A field for a line of text, a number, a day or a time. */
export function TypedInput(props: BaseInputTemplateProps) {
  const { id, value, onChange, onChangeOverride, options, schema, type, readonly, disabled } =
    props;
  const { type: kind, step } = getInputProps(schema, type, options);
  return (
    <input
      id={id}
      className="field"
      type={kind === 'number' ? 'text' : kind}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      step={kind === 'number' ? undefined : step}
      value={value ?? ''}
      readOnly={readonly}
      disabled={disabled}
      autoComplete="off"
      onChange={
        onChangeOverride ??
        (({ target }) => onChange(target.value === '' ? undefined : target.value))
      }
      {...describedBy(props)}
    />
  );
}
