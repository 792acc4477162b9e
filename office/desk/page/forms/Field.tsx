// Draws a form from the schema of its file: groups, lists and fields.
import { fieldLabel, isFields } from '#desk/fields.ts';
import { idOf } from '#desk/page/Outcome.tsx';
import type { FieldProps } from './field-props.ts';
import { InputOf } from './inputs.tsx';
import { ListOfEntries } from './ListOfEntries.tsx';

/** A field with its name above it, and its help and issue below it; or a group or list of such fields. */
export function Field(props: FieldProps) {
  const { part, path, label, issues, isRequired } = props;
  const id = idOf(path);
  const issue = issues.get(id) && (
    <p id={`${id}-issue`} className="desk-issue">
      {issues
        .get(id)
        ?.map(({ message }) => message)
        .join(' ')}
    </p>
  );
  if (part.type === 'object' || part.type === 'array')
    return (
      <div id={id} tabIndex={-1} aria-describedby={`${id}-issue`} className="desk-part">
        {issue}
        {part.type === 'object' ? (
          <FieldGroup {...props} />
        ) : (
          <ListOfEntries {...props} draw={(entry) => <Field {...props} {...entry} />} />
        )}
      </div>
    );
  // An entry that is one text shows no label of its own.
  const isEntry = typeof path.at(-1) === 'number';
  // Several check boxes are a group with a name of its own.
  const Label = part.look === 'checks' ? 'p' : 'label';
  return (
    <div className="desk-field">
      <Label
        {...(Label === 'label' && { htmlFor: id })}
        className={isEntry ? 'sr-only' : 'desk-label'}
      >
        {label}
        {isRequired || isEntry || part.type === 'boolean' ? null : (
          <span className="desk-quiet font-normal"> (optional)</span>
        )}
      </Label>
      <InputOf {...props} />
      {part.description ? (
        <p id={`${id}-help`} className="desk-help">
          {part.description}
        </p>
      ) : null}
      {issue}
    </div>
  );
}

/** Fields that belong together, below their title. */
function FieldGroup(props: FieldProps) {
  const { part, path, label, value } = props;
  const fields = (
    <div className="desk-fields">
      {Object.entries(part.properties ?? {}).map(([name, inner]) => (
        <Field
          key={name}
          {...props}
          part={inner}
          path={[...path, name]}
          label={fieldLabel(name, inner.title)}
          value={isFields(value) ? value[name] : undefined}
          isRequired={part.required?.includes(name)}
        />
      ))}
    </div>
  );
  if (!label) return fields;
  return (
    <fieldset className="desk-fieldset">
      <legend>{label}</legend>
      {part.description ? <p className="desk-help mb-3">{part.description}</p> : null}
      {fields}
    </fieldset>
  );
}
