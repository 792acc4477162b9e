// Lists in a form: entries that open, move and go, and a button that adds one.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FormIssue } from '#desk/api-types.ts';
import { entryTitle, formValueAt } from './labels-of.ts';

/** "Add an event", "Add a duty". */
const addLabel = (entry: string) => `Add ${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}`;

/** A list, and a button that adds an entry to it, which is then open and has the focus. */
export function ListOfEntries(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, fieldPathId, schema, uiSchema } = props;
  const entry = uiSchema?.['ui:entry'] ?? 'entry';
  const add = () => {
    onAddClick();
    // The entry is there once the page has been drawn again.
    setTimeout(() => {
      const added = document.getElementById(`${fieldPathId.$id}_${items.length}-entry`);
      added?.querySelector('details')?.setAttribute('open', '');
      added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  };
  return (
    // No landmark: several parts of a form may have a list with the same name.
    <fieldset className="desk-list min-w-0" aria-label={title || entry}>
      {title ? <h2>{title}</h2> : null}
      {schema.description ? <p className="desk-help">{schema.description}</p> : null}
      {items.length > 0 ? <div className="mb-3.5 grid gap-2">{items}</div> : null}
      {canAdd && items.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) ? (
        <Button variant="quiet" onClick={add}>
          <Plus size={18} />
          {addLabel(entry)}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The day or title beside the name of an entry. */
function noteOf(entry: unknown): string {
  const text = (key: string) => String(formValueAt(entry, [key]) ?? '');
  const start = text('start');
  if (/^\d{4}-\d\d-\d\dT/.test(start)) return formatDate(start.slice(0, 10));
  return (text('name') && text('title')) || text('years');
}

/** An entry of a list: its name, which opens its fields, and buttons to move and remove it. */
export function EntryOfList(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, index, registry, uiSchema } = props;
  const { path, $id: id } = buttons.fieldPathId;
  const { value, issues }: { value: unknown; issues: readonly FormIssue[] } = registry.formContext;
  const hasIssue = issues.some((issue) => path.every((key, at) => issue.path[at] === key));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasIssue) details.current?.setAttribute('open', '');
  }, [hasIssue]);
  const remove = () => {
    const list = document.getElementById(`${id}-entry`)?.closest('.desk-list');
    buttons.onRemoveItem();
    // What had the focus is gone: it goes on to the next entry, or to the button that adds one.
    setTimeout(() => {
      const entries = [
        ...(list?.querySelectorAll<HTMLElement>(':scope > div > .desk-entry') ?? []),
      ];
      const next = entries[index] ?? entries.at(-1) ?? list;
      next?.querySelector<HTMLElement>('summary, textarea, input, select, button')?.focus();
    });
  };
  const entry = formValueAt(value, path);
  const [name, note] = [entryTitle(entry, index), noteOf(entry)];
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem } = buttons;
  const iconButton = (label: string, Icon: LucideIcon, isOn: boolean, onClick: () => void) => (
    <button
      type="button"
      className="inline-grid size-11 cursor-pointer place-items-center rounded-sm text-main hover:bg-panel disabled:invisible"
      disabled={!isOn}
      onClick={onClick}
    >
      <Icon size={18} />
      <span className="sr-only">{`${label}: ${name}`}</span>
    </button>
  );
  const moves = (
    <>
      {iconButton('Move up', ArrowUp, hasMoveUp, onMoveUpItem)}
      {iconButton('Move down', ArrowDown, hasMoveDown, onMoveDownItem)}
      {iconButton('Remove', Trash2, hasRemove, remove)}
    </>
  );
  if (uiSchema?.['ui:inline'])
    return (
      <div className="desk-entry desk-line" id={`${id}-entry`}>
        {children}
        <div className="flex">{moves}</div>
      </div>
    );
  return (
    <div className="desk-entry grid grid-cols-[minmax(0,1fr)_auto]" id={`${id}-entry`}>
      <details ref={details} className="col-span-2 col-start-1 row-start-1">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 rounded-md py-2 pr-36 pl-4">
          <span className="desk-entry-name min-w-24 flex-1 font-semibold">{name}</span>
          {note ? <span className="desk-quiet">{note}</span> : null}
        </summary>
        <div className="border-line border-t px-4 pt-3 pb-5">{children}</div>
      </details>
      <div className="col-start-2 row-start-1 flex self-start p-1">{moves}</div>
    </div>
  );
}
