// Lists in a form: entries that open, move and go, and a button that adds one.
import { Button } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entryName, fieldLabel, isFields } from '#desk/fields.ts';
import { isBusy } from '#desk/page/action.ts';
import type { FieldProps } from './field-props.ts';

type ListProps = FieldProps & {
  /** Draws the fields of an entry. */
  draw: (entry: Pick<FieldProps, 'part' | 'path' | 'label' | 'value'>) => ReactNode;
};

/** The day or title beside the name of an entry. */
function noteOf(entry: unknown): string {
  const { start, name, title, years } = isFields(entry) ? entry : {};
  if (/^\d{4}-\d\d-\d\dT/.test(`${start}`)) return formatDate(`${start}`.slice(0, 10));
  return String((name && title) || years || '');
}

// Not `crypto.randomUUID`, which some browsers have on encrypted pages only.
const newKey = () => Math.random();

/** A list, and a button that adds an entry to it, which is then open and has the focus. */
export function ListOfEntries({ part, path, label, value, onChange, draw }: ListProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, entry: noun = 'entry', description } = part;
  // An entry that is one text has no part to open.
  const isText = items.type === 'string';
  // With its key, an entry stays open and keeps the focus where it moves to.
  const [keys, setKeys] = useState(() => entries.map(newKey));
  const list = useRef<HTMLFieldSetElement>(null);
  /** Puts the entries in another order; one that isn't there yet is new. Then the focus goes to one of them. */
  const arrange = (order: readonly number[], focused: number) => {
    // A picture that is being saved is for the entry at its place.
    if (isBusy()) return;
    const added = isText ? '' : {};
    flushSync(() => {
      setKeys(order.map((at) => keys[at] ?? newKey()));
      onChange(
        path,
        order.map((at) => (at < entries.length ? entries[at] : added)),
      );
    });
    const isNew = order.length > entries.length;
    // A button that is gone or off has lost the focus.
    if (!isNew && !document.activeElement?.matches('body, :disabled')) return;
    const shown = list.current?.querySelectorAll(':scope > div > .desk-entry')[focused];
    if (isNew) shown?.querySelector('details')?.setAttribute('open', '');
    const inputs = isNew ? '.field' : 'summary, textarea, input, select, button';
    (shown ?? list.current)?.querySelector<HTMLElement>(inputs)?.focus();
  };
  const places = [...entries.keys()];
  return (
    // No landmark: several parts of a form may have a list with the same name.
    <fieldset ref={list} className="desk-list" aria-label={label || noun}>
      {label ? <h2>{label}</h2> : null}
      {description ? <p className="desk-help mb-2">{description}</p> : null}
      <div className="grid gap-2">
        {entries.map((entry, at) => {
          const name = entryName(entry) ?? `Entry ${at + 1}`;
          const others = () => places.toSpliced(at, 1);
          const move = (to: number) => arrange(others().toSpliced(to, 0, at), to);
          const iconButton = (verb: string, Icon: LucideIcon, isOn: boolean, act: () => void) => (
            <button
              type="button"
              className="icon-button text-main hover:bg-panel disabled:invisible"
              disabled={!isOn}
              onClick={act}
            >
              <Icon size={18} />
              <span className="sr-only">{`${verb}: ${name}`}</span>
            </button>
          );
          const fields = draw({
            part: items,
            path: [...path, at],
            label: isText ? `${fieldLabel(noun)} ${at + 1}` : '',
            value: entry,
          });
          return (
            <div key={keys[at] ?? at} className="desk-entry" data-line={isText || undefined}>
              {isText ? (
                fields
              ) : (
                <details>
                  <summary>
                    <strong>{name}</strong>
                    <span className="desk-quiet">{noteOf(entry)}</span>
                  </summary>
                  {fields}
                </details>
              )}
              <div className="flex p-1">
                {iconButton('Move up', ArrowUp, at > 0, () => move(at - 1))}
                {iconButton('Move down', ArrowDown, at < places.length - 1, () => move(at + 1))}
                {iconButton('Remove', Trash2, true, () =>
                  arrange(others(), Math.min(at, places.length - 2)),
                )}
              </div>
            </div>
          );
        })}
      </div>
      <Button
        variant="quiet"
        className="mt-3"
        onClick={() => arrange([...places, places.length], places.length)}
      >
        <Plus size={18} />
        Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
      </Button>
    </fieldset>
  );
}
