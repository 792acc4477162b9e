// The inputs of a form: a line, some lines, or one of some words.
import {
  type BaseInputTemplateProps,
  descriptionId,
  errorId,
  getInputProps,
  type WidgetProps,
} from '@rjsf/utils';

type DescribedField = Pick<WidgetProps, 'id' | 'schema' | 'rawErrors'>;

/** The help and error that screen readers read with a field. */
function describedBy({ id, schema, rawErrors = [] }: DescribedField) {
  const invalid = rawErrors.length > 0;
  const notes = [
    ...(schema.description ? [descriptionId(id)] : []),
    ...(invalid ? [errorId(id)] : []),
  ];
  return {
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': invalid || undefined,
  };
}

/** A field for a line of text, a number, a day or a time. */
export function LineInput(props: BaseInputTemplateProps) {
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

/** A field for some lines of text, as high as they are. */
export function LongText(props: WidgetProps) {
  const { id, value, onChange, readonly, disabled } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <textarea
      id={id}
      className="field desk-long"
      rows={Math.max(3, Math.ceil(text.length / 70))}
      value={text}
      readOnly={readonly}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...describedBy(props)}
    />
  );
}

/** A field in which one of some words is chosen. */
export function Choice(props: WidgetProps) {
  const { id, value, onChange, options, required, disabled, readonly } = props;
  const words = (options.enumOptions ?? []).map(({ value: word }) => String(word));
  const now = typeof value === 'string' ? value : '';
  // A value of the file that is no longer among the choices is still shown.
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
