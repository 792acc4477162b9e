// The inputs of a form: a line, some lines, a choice, check boxes, a color, a picture.
import { listItems } from '@appraisers/directory/detail-rows.ts';
import { idOf } from '#desk/page/Outcome.tsx';
import { PictureInput } from '#desk/page/pictures/PictureInput.tsx';
import { ArticleText } from './ArticleText.tsx';
import { type FieldProps, textOf } from './field-props.ts';

const types: Readonly<Record<string, string>> = {
  day: 'date',
  pastDay: 'date',
  moment: 'datetime-local',
  email: 'email',
  phone: 'tel',
};

/** The input of a field, by its look or by the kind of its values. */
export function InputOf(props: FieldProps) {
  const { part, path, value, onChange } = props;
  const input = textOf(props);
  if (part.look === 'article') return <ArticleText {...props} />;
  if (part.look === 'picture') return <PictureField {...props} />;
  if (part.look === 'checks') return <EntryChecks {...props} />;
  if (part.look === 'color') return <Swatch {...props} />;
  if (part.look === 'long') {
    const rows = Math.max(3, Math.ceil(input.value.length / 70));
    return <textarea {...input} className="field py-2.5 leading-normal" rows={rows} />;
  }
  // Without a list of them in the edition, any text will do.
  if (part.enum || props.choices[part.choices ?? '']) return <SelectOne {...props} />;
  if (part.type === 'boolean')
    return (
      <input
        {...input}
        className={undefined}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(path, target.checked)}
      />
    );
  return (
    <input
      {...input}
      type={types[part.look ?? ''] ?? 'text'}
      inputMode={part.type === 'string' ? undefined : 'decimal'}
      readOnly={part.look === 'fixed'}
      autoComplete="off"
    />
  );
}

/** A color by its code, or from the color picker of the browser. */
function Swatch(props: FieldProps) {
  const input = textOf(props);
  const inherited = props.part.placeholder ?? '';
  const shown = /^#[\da-f]{6}$/i.test(input.value) ? input.value : inherited;
  return (
    <div className="flex gap-2">
      <input {...input} type="text" autoComplete="off" placeholder={inherited} />
      <input
        type="color"
        className="h-auto w-12 flex-none rounded-sm border border-edge bg-sheet p-1"
        aria-label={`Pick a color: ${props.label}`}
        value={shown || '#ffffff'}
        onChange={input.onChange}
      />
    </div>
  );
}

/** The labels of choices by their values. A value of the file that is no longer among them is still shown. */
function choicesOf({ part, choices }: FieldProps, chosen: readonly string[]) {
  const offered = choices[part.choices ?? ''] ?? part.enum ?? [];
  const labels = new Map(
    offered.map((one) => (typeof one === 'string' ? [one, one] : [one.value, one.label])),
  );
  for (const value of chosen) if (!labels.has(value)) labels.set(value, value);
  return labels;
}

/** A field in which one of some words is chosen. */
function SelectOne(props: FieldProps) {
  const input = textOf(props);
  const choices = choicesOf(props, input.value ? [input.value] : []);
  return (
    <select {...input}>
      {props.isRequired && input.value ? null : (
        <option value="">{props.isRequired ? 'Select one' : 'None'}</option>
      )}
      {[...choices].map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A list as check boxes. Its text has the checked entries, with semicolons between them. */
function EntryChecks(props: FieldProps) {
  const { path, label, value, onChange } = props;
  const id = idOf(path);
  const chosen = listItems(String(value ?? ''));
  const choices = choicesOf(props, chosen);
  const toggle = (entry: string) => {
    const next = [...choices.keys()].filter((one) => chosen.includes(one) !== (one === entry));
    onChange(path, next.join('; ') || undefined);
  };
  return (
    <fieldset
      className="columns-[13rem]"
      id={id}
      aria-label={label}
      aria-describedby={`${id}-help ${id}-issue`}
      tabIndex={-1}
    >
      {[...choices].map(([entry, name]) => (
        <label key={entry} className="flex min-h-11 break-inside-avoid items-center gap-2.5">
          <input type="checkbox" checked={chosen.includes(entry)} onChange={() => toggle(entry)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** A field for a picture: one that is there, or one from this computer. */
function PictureField(props: FieldProps) {
  const { path, value, onChange } = props;
  return (
    <div className="desk-picture flex flex-wrap gap-4">
      {value ? (
        <img
          className="size-32 rounded-sm border border-line bg-sheet object-cover"
          src={encodeURIComponent(String(value))}
          alt=""
        />
      ) : null}
      <div className="grid min-w-48 flex-1 gap-2.5">
        <SelectOne {...props} />
        <PictureInput
          label="Choose a picture from this computer"
          onSaved={(name) => onChange(path, name)}
        />
      </div>
    </div>
  );
}
