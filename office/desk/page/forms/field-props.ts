// What the parts of a form get: fields, groups, lists.
import type { FormIssue, FormResponse } from '#desk/api-types.ts';
import type { FormPart } from '#desk/forms/form-part.ts';
import { idOf } from '#desk/page/Outcome.tsx';

type Path = FormIssue['path'];

export type FieldProps = {
  part: FormPart;
  path: Path;
  label: string;
  value: unknown;
  isRequired?: boolean | undefined;
  choices: FormResponse['choices'];
  /** The issues by the ids of their fields. */
  issues: ReadonlyMap<string, readonly FormIssue[]>;
  onChange: (path: Path, value: unknown) => void;
};

/** What every input has, with the help and issue that screen readers read with it. The server reads numbers. */
export function textOf({ path, value, issues, onChange }: FieldProps) {
  const id = idOf(path);
  return {
    id,
    className: 'field',
    'aria-describedby': `${id}-help ${id}-issue`,
    'aria-invalid': issues.has(id) || undefined,
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(path, target.value || undefined),
  };
}
