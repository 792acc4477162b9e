import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FormContext, fieldId, fieldValue } from './form-context.ts';

const names = ['title', 'name', 'label', 'heading', 'id'] as const;

const dayOf = (start: string) =>
  /^\d{4}-\d\d-\d\dT/.test(start) ? formatDate(start.slice(0, 10)) : '';

/** What an entry is called, and what is said beside its name. */
function called(entry: unknown, index: number): { name: string; note: string } {
  if (typeof entry === 'string') return { name: entry || `Entry ${index + 1}`, note: '' };
  const words = (key: string) => {
    const value = fieldValue(entry, [key]);
    return typeof value === 'string' ? value : '';
  };
  const own = names.map((name) =>
    fieldValue(entry, ['name']) && name === 'title' ? '' : words(name),
  );
  const note = dayOf(words('start')) || (words('name') && words('title')) || words('years');
  return { name: own.find(Boolean) || `Entry ${index + 1}`, note };
}

/** An entry of a list: its name, which opens its fields, and buttons to move and remove it. */
export function EntryOfList({
  children,
  buttonsProps,
  index,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const { path } = buttonsProps.fieldPathId;
  const context: FormContext = registry.formContext;
  const wrong = context.issues.some((issue) => path.every((key, at) => issue.path[at] === key));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wrong) details.current?.setAttribute('open', '');
  }, [wrong]);
  const remove = () => {
    const list = details.current?.closest('.desk-list');
    onRemoveItem();
    // What had the focus is gone: it goes on to the next entry, or to the button that adds one.
    setTimeout(() => {
      const entries = [...(list?.querySelectorAll('summary') ?? [])];
      (entries[index] ?? entries.at(-1) ?? list?.querySelector('button'))?.focus();
    });
  };
  const { name, note } = called(fieldValue(context.value, path), index);
  const button = (label: string, icon: typeof ArrowUp, act: () => void, may: boolean) => {
    const Icon = icon;
    return (
      <button type="button" className="desk-icon" disabled={!may} onClick={act}>
        <Icon aria-hidden="true" size={18} />
        <span className="sr-only">{`${label}: ${name}`}</span>
      </button>
    );
  };
  return (
    <div className="desk-entry" id={`${fieldId(path)}-entry`}>
      <details ref={details}>
        <summary>
          <span className="desk-entry-name">{name}</span>
          {note ? <span className="desk-entry-note">{note}</span> : null}
        </summary>
        <div className="desk-entry-fields">{children}</div>
      </details>
      <div className="desk-entry-buttons">
        {button('Move up', ArrowUp, onMoveUpItem, hasMoveUp)}
        {button('Move down', ArrowDown, onMoveDownItem, hasMoveDown)}
        {button('Remove', Trash2, remove, hasRemove)}
      </div>
    </div>
  );
}
