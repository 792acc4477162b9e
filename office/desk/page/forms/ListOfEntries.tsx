// Lists in a form: entries that open, move and go, and a button that adds one.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { entryName, isFields } from '#desk/fields.ts';

const inputs = 'summary, textarea, input, select, button';

/** Gives the focus to an entry of a list, or to its button, once the page has been drawn again. */
const focusEntry = (listId: string, index: number, isNew: boolean) =>
  setTimeout(() => {
    const list = document.getElementById(`${listId}-list`);
    const entries = list?.querySelectorAll(':scope > div > .desk-entry') ?? [];
    const entry = entries[Math.min(index, entries.length - 1)] ?? list;
    if (isNew) entry?.querySelector('details')?.setAttribute('open', '');
    entry?.querySelector<HTMLElement>(isNew ? '.field' : inputs)?.focus();
  });

/** A list, and a button that adds an entry to it, which is then open and has the focus. */
export function ListOfEntries(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, fieldPathId, schema, uiSchema } = props;
  const entry = uiSchema?.['ui:entry'] ?? 'entry';
  const add = () => {
    onAddClick();
    focusEntry(fieldPathId.$id, items.length, true);
  };
  return (
    // No landmark: several parts of a form may have a list with the same name.
    <fieldset id={`${fieldPathId.$id}-list`} className="desk-list" aria-label={title || entry}>
      {title ? <h2>{title}</h2> : null}
      {schema.description ? <p className="desk-help mb-2">{schema.description}</p> : null}
      <div className="grid gap-2">{items}</div>
      {canAdd ? (
        <Button variant="quiet" className="mt-3" onClick={add}>
          <Plus size={18} />
          Add {/^[aeiou]/.test(entry) ? 'an' : 'a'} {entry}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The day or title beside the name of an entry. */
function noteOf(entry: unknown): string {
  const { start, name, title, years } = isFields(entry) ? entry : {};
  if (/^\d{4}-\d\d-\d\dT/.test(`${start}`)) return formatDate(`${start}`.slice(0, 10));
  return String((name && title) || years || '');
}

/** The value at a path, such as `['members', 0]`. */
const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((inner: unknown, key) => Object(inner)[key], value);

/** An entry of a list: its name, which opens its fields, and buttons to move and remove it. */
export function EntryOfList(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, index, registry, uiSchema } = props;
  const { path, $id: id } = buttons.fieldPathId;
  const entry = valueAt(registry.formContext, path);
  const name = entryName(entry) ?? `Entry ${index + 1}`;
  const remove = () => {
    buttons.onRemoveItem();
    focusEntry(id.replace(/_\d+$/, ''), index, false);
  };
  const iconButton = (label: string, Icon: LucideIcon, isOn: boolean, onClick: () => void) => (
    <button
      type="button"
      className="icon-button text-main hover:bg-panel disabled:invisible"
      disabled={!isOn}
      onClick={onClick}
    >
      <Icon size={18} />
      <span className="sr-only">{`${label}: ${name}`}</span>
    </button>
  );
  const moves = (
    <div className="flex p-1">
      {iconButton('Move up', ArrowUp, buttons.hasMoveUp, buttons.onMoveUpItem)}
      {iconButton('Move down', ArrowDown, buttons.hasMoveDown, buttons.onMoveDownItem)}
      {iconButton('Remove', Trash2, buttons.hasRemove, remove)}
    </div>
  );
  return (
    <div className="desk-entry" data-line={uiSchema?.['ui:inline']}>
      {uiSchema?.['ui:inline'] ? (
        children
      ) : (
        <details>
          <summary>
            <strong>{name}</strong>
            <span className="desk-quiet">{noteOf(entry)}</span>
          </summary>
          {children}
        </details>
      )}
      {moves}
    </div>
  );
}
