// The inputs of a form: a line, some lines, a choice, check boxes, a color, a picture.
import { listItems } from '@appraisers/directory/detail-rows.ts';
import {
  type BaseInputTemplateProps,
  descriptionId,
  errorId,
  getInputProps,
  type WidgetProps,
} from '@rjsf/utils';
import type { ChangeEvent } from 'react';
import type { OfferedEntry } from '#desk/forms/member-form.ts';
import { PictureInput } from '#desk/page/pictures/PictureInput.tsx';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What every input has, with the help and error that screen readers read with it. */
const commonProps = ({ id, value, onChange, rawErrors = [] }: WidgetProps) => ({
  id,
  className: 'field',
  value: value ?? '',
  onChange: ({ target }: ChangeEvent<Input>) => onChange(target.value || undefined),
  'aria-describedby': `${descriptionId(id)} ${errorId(id)}`,
  'aria-invalid': rawErrors.length > 0 || undefined,
});

/** A field for a line of text, a number, a day or a time. */
export function LineInput(props: BaseInputTemplateProps) {
  const { type } = getInputProps(props.schema, props.type, props.options);
  const kind = type === 'number' ? ({ type: 'text', inputMode: 'decimal' } as const) : { type };
  return <input {...commonProps(props)} {...kind} readOnly={props.readonly} autoComplete="off" />;
}

/** A field for some lines of text, as high as they are. */
export const LongText = (props: WidgetProps) => (
  <textarea
    {...commonProps(props)}
    className="field py-2.5 leading-normal"
    rows={Math.max(3, Math.ceil(`${props.value ?? ''}`.length / 70))}
    readOnly={props.readonly}
  />
);

/** A question to answer with yes or no. */
export const YesNo = (props: WidgetProps) => (
  <input
    {...commonProps(props)}
    className={undefined}
    type="checkbox"
    value="yes"
    checked={props.value === true}
    onChange={({ target }) => props.onChange(target.checked)}
  />
);

/** A color by its code, or from the color picker of the browser. */
export function Swatch(props: WidgetProps) {
  const { value, onChange, label, placeholder } = props;
  const shown = /^#[\da-f]{6}$/i.test(String(value ?? '')) ? value : placeholder;
  return (
    <div className="flex gap-2">
      <input {...commonProps(props)} type="text" autoComplete="off" placeholder={placeholder} />
      <input
        type="color"
        className="h-auto w-12 flex-none rounded-sm border border-edge bg-sheet p-1"
        aria-label={`Pick a color: ${label}`}
        value={shown || '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** A field in which one of some words is chosen. */
export function Choice(props: WidgetProps) {
  const { options, required, readonly } = props;
  const { value, ...common } = commonProps(props);
  const labels = new Map(
    (options.enumOptions ?? []).map((option) => [String(option.value), option.label] as const),
  );
  // A value of the file that is no longer among the choices is still shown.
  if (value !== '' && !labels.has(value)) labels.set(value, value);
  return (
    <select {...common} value={value} disabled={readonly}>
      {required && value !== '' ? null : (
        <option value="">{required ? 'Select one' : 'None'}</option>
      )}
      {[...labels].map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  );
}

const isEntry = (entry: unknown): entry is OfferedEntry =>
  typeof entry === 'object' && entry !== null && 'value' in entry && 'label' in entry;

/** A list as check boxes. Its text has the checked entries, with semicolons between them. */
export function EntryChecks({ id, label, value, options, onChange }: WidgetProps) {
  const offered: readonly unknown[] = Array.isArray(options.entries) ? options.entries : [];
  const chosen = listItems(String(value ?? ''));
  const labels = new Map(offered.filter(isEntry).map((one) => [one.value, one.label]));
  // An entry of the file that is no longer offered is still shown.
  for (const entry of chosen) if (!labels.has(entry)) labels.set(entry, entry);
  const toggle = (entry: string) =>
    onChange(
      [...labels.keys()].filter((one) => chosen.includes(one) !== (one === entry)).join('; ') ||
        undefined,
    );
  return (
    // The label of the field names the group.
    <fieldset className="columns-[13rem]" id={id} aria-label={label} tabIndex={-1}>
      {[...labels].map(([entry, name]) => (
        <label key={entry} className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" checked={chosen.includes(entry)} onChange={() => toggle(entry)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** A field for a picture: one that is there, or one from this computer. */
export const PictureField = (props: WidgetProps) => (
  <div className="desk-picture flex flex-wrap gap-4">
    {props.value ? (
      <img
        className="size-32 rounded-sm border border-line bg-sheet object-cover"
        src={`pictures/${encodeURIComponent(props.value)}`}
        alt=""
      />
    ) : null}
    <div className="grid min-w-48 flex-1 gap-2.5">
      <Choice {...props} />
      <PictureInput label="Choose a picture from this computer" onSaved={props.onChange} />
    </div>
  </div>
);
