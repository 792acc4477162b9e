import {
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';

/** A field with its name above it, and its help and errors below it. */
export function FieldFrame(props: FieldTemplateProps) {
  const { id, label, children, rawDescription, required, schema, uiSchema } = props;
  const errors = [...new Set(props.rawErrors)].join(' ');
  const [, place] = (uiSchema?.['ui:inline'] && /_(\d+)$/.exec(id)) || [];
  // Several check boxes are a group with a name of its own.
  const Label = uiSchema?.['ui:widget'] === 'checks' ? 'p' : 'label';
  const isOptional = !required && !place && schema.type !== 'boolean';
  if (schema.type === 'object' || schema.type === 'array')
    return (
      <div id={`${id}__part`} tabIndex={-1} className="desk-part">
        {errors ? <p className="desk-issue">{errors}</p> : null}
        {children}
      </div>
    );
  return (
    <div className="desk-field">
      <Label
        {...(Label === 'label' && { htmlFor: id })}
        className={place ? 'sr-only' : 'desk-label'}
      >
        {place ? `${label} ${Number(place) + 1}` : label}
        {isOptional ? <span className="desk-quiet font-normal"> (optional)</span> : null}
      </Label>
      {children}
      {rawDescription ? (
        <p id={descriptionId(id)} className="desk-help">
          {rawDescription}
        </p>
      ) : null}
      {errors ? (
        <p id={errorId(id)} className="desk-issue">
          {errors}
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
