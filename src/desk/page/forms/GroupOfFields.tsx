import type { ObjectFieldTemplateProps } from '@rjsf/utils';

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
