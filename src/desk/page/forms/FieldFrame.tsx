import { descriptionId, errorId, type FieldTemplateProps } from '@rjsf/utils';

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
        {wrong.map((sentence) => (
          <p key={sentence} className="desk-wrong">
            {sentence}
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
