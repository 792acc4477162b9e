import {
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';

/** A field with its name above it, and below it what it is for and what is wrong with it. */
export function FieldFrame({
  id,
  label,
  children,
  displayLabel,
  hidden,
  rawDescription,
  rawErrors = [],
  required,
  schema,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const wrong = [...new Set(rawErrors)];
  if (!displayLabel || schema.type === 'object' || schema.type === 'array')
    return (
      <div id={`${id}__part`} tabIndex={-1} className="desk-part">
        {wrong.map((message) => (
          <p key={message} className="desk-wrong">
            {message}
          </p>
        ))}
        {children}
      </div>
    );
  return (
    <div className="desk-field">
      <label htmlFor={id}>
        {label}
        {required ? null : <span className="desk-optional"> (may be empty)</span>}
      </label>
      {children}
      {rawDescription ? (
        <p id={descriptionId(id)} className="desk-help">
          {rawDescription}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <p id={errorId(id)} className="desk-wrong">
          {wrong.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** Fields that belong together, below their title. */
export function GroupOfFields({
  title,
  properties,
  fieldPathId,
  schema,
}: ObjectFieldTemplateProps) {
  const inside = properties.map(({ content }) => content);
  if (!schema.title || !title || typeof fieldPathId.path.at(-1) === 'number')
    return <div className="desk-fields">{inside}</div>;
  return (
    <fieldset className="desk-fieldset">
      <legend>{title}</legend>
      <div className="desk-fields">{inside}</div>
    </fieldset>
  );
}
