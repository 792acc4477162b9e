import {
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';

/** A field with its name above it, and its help and errors below it. */
export function FieldFrame(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, rawDescription, required, schema } = props;
  const errors = [...new Set(props.rawErrors)];
  // Several check boxes are a group with a name of its own.
  const isGroup = props.uiSchema?.['ui:widget'] === 'checks';
  const [, place] = (props.uiSchema?.['ui:inline'] && /_(\d+)$/.exec(id)) || [];
  const Label = isGroup ? 'p' : 'label';
  if (hidden) return <div hidden>{children}</div>;
  if (!displayLabel || schema.type === 'object' || schema.type === 'array')
    return (
      <div id={`${id}__part`} tabIndex={-1} className="desk-part">
        {errors.map((message) => (
          <p key={message} className="desk-issue">
            {message}
          </p>
        ))}
        {children}
      </div>
    );
  return (
    <div className="desk-field">
      <Label
        {...(isGroup ? {} : { htmlFor: id })}
        className={place ? 'desk-label sr-only' : 'desk-label'}
      >
        {place ? `${label} ${Number(place) + 1}` : label}
        {required || place ? null : <span className="desk-quiet font-normal"> (optional)</span>}
      </Label>
      {children}
      {rawDescription ? (
        <p id={descriptionId(id)} className="desk-help">
          {rawDescription}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p id={errorId(id)} className="desk-issue">
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** Fields that belong together, below their title. */
export function FieldGroup({ title, properties, fieldPathId, schema }: ObjectFieldTemplateProps) {
  const fields = <div className="desk-fields">{properties.map(({ content }) => content)}</div>;
  if (!schema.title || !title || typeof fieldPathId.path.at(-1) === 'number') return fields;
  return (
    <fieldset className="desk-fieldset">
      <legend>{title}</legend>
      {schema.description ? <p className="desk-help mb-3">{schema.description}</p> : null}
      {fields}
    </fieldset>
  );
}
