// Which notes belong to a field, for whatever reads the page aloud.
import { descriptionId, errorId, type WidgetProps } from '@rjsf/utils';

type Given = Pick<WidgetProps, 'id' | 'schema' | 'rawErrors'>;

export function describedBy({ id, schema, rawErrors = [] }: Given) {
  const wrong = rawErrors.length > 0;
  const notes = [
    ...(schema.description ? [descriptionId(id)] : []),
    ...(wrong ? [errorId(id)] : []),
  ];
  return {
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': wrong || undefined,
  };
}
