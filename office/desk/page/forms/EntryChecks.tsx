import { listItems } from '@appraisers/directory/detail-rows.ts';
import type { WidgetProps } from '@rjsf/utils';
import type { OfferedEntry } from '#desk/forms/member-form.ts';

const isEntry = (entry: unknown): entry is OfferedEntry =>
  typeof entry === 'object' && entry !== null && 'value' in entry && 'label' in entry;

/** A list as check boxes. Its text has the checked entries, with semicolons between them. */
export function EntryChecks({ id, label, value, options, onChange }: WidgetProps) {
  const offered: readonly unknown[] = Array.isArray(options.entries) ? options.entries : [];
  const chosen = listItems(String(value ?? ''));
  const known = offered.filter(isEntry);
  // An entry of the file that is no longer offered is still shown.
  const others = chosen.filter((entry) => !known.some((one) => one.value === entry));
  const all = [...known, ...others.map((entry) => ({ value: entry, label: entry }))];
  const toggle = (entry: string) =>
    onChange(
      all
        .map((one) => one.value)
        .filter((one) => chosen.includes(one) !== (one === entry))
        .join('; ') || undefined,
    );
  return (
    // The label of the field names the group, and the first box gets the focus.
    <fieldset className="desk-checks" id={id} aria-label={label} tabIndex={-1}>
      {all.map((entry) => (
        <label key={entry.value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 accent-main"
            checked={chosen.includes(entry.value)}
            onChange={() => toggle(entry.value)}
          />
          {entry.label}
        </label>
      ))}
    </fieldset>
  );
}
