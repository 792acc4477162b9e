// The inputs of a form: a line, some lines, or a choice of words.
import {
  type BaseInputTemplateProps,
  descriptionId,
  errorId,
  getInputProps,
  type WidgetProps,
} from '@rjsf/utils';
import type { ChangeEvent } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What every input has, with the help and error that screen readers read with it. */
function commonProps({ id, value, onChange, disabled, schema, rawErrors = [] }: WidgetProps) {
  const invalid = rawErrors.length > 0;
  const notes = [
    ...(schema.description ? [descriptionId(id)] : []),
    ...(invalid ? [errorId(id)] : []),
  ];
  return {
    id,
    className: 'field',
    value: value ?? '',
    disabled,
    onChange: ({ target }: ChangeEvent<Input>) => onChange(target.value || undefined),
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': invalid || undefined,
  };
}

/** A field for a line of text, a number, a day or a time. */
export function LineInput(props: BaseInputTemplateProps) {
  const { type, step } = getInputProps(props.schema, props.type, props.options);
  const kind =
    type === 'number' ? ({ type: 'text', inputMode: 'decimal' } as const) : { type, step };
  return <input {...commonProps(props)} {...kind} readOnly={props.readonly} autoComplete="off" />;
}

/** A field for some lines of text, as high as they are. */
export function LongText(props: WidgetProps) {
  const common = commonProps(props);
  return (
    <textarea
      {...common}
      className="field py-2.5 leading-normal"
      rows={Math.max(3, Math.ceil(`${common.value}`.length / 70))}
      readOnly={props.readonly}
    />
  );
}

/** A question to answer with yes or no. */
export function YesNo({ id, label, value, schema, disabled, onChange }: WidgetProps) {
  const { description } = schema;
  return (
    <div className="desk-check">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={description ? descriptionId(id) : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description ? (
          <p id={descriptionId(id)} className="desk-help">
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** A color by its code, or from the color picker of the browser. */
export function Swatch(props: WidgetProps) {
  const { value, onChange, label, placeholder } = props;
  const shown = /^#[\da-f]{6}$/i.test(String(value ?? '')) ? value : placeholder;
  return (
    <div className="flex gap-2">
      <input {...commonProps(props)} type="text" autoComplete="off" placeholder={placeholder} />
      <input
        type="color"
        className="desk-swatch"
        aria-label={`Pick a color: ${label}`}
        value={shown || '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** A field in which one of some words is chosen. */
export function Choice(props: WidgetProps) {
  const { options, required, disabled, readonly } = props;
  const { value, ...common } = commonProps(props);
  const labels = new Map(
    (options.enumOptions ?? []).map((option) => [String(option.value), option.label] as const),
  );
  const choices = [...labels.keys()];
  // A value of the file that is no longer among the choices is still shown.
  const all = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <select {...common} value={value} disabled={disabled || readonly}>
      {required && value !== '' ? null : (
        <option value="">{required ? 'Select one' : 'None'}</option>
      )}
      {all.map((choice) => (
        <option key={choice} value={choice}>
          {labels.get(choice) ?? choice}
        </option>
      ))}
    </select>
  );
}
