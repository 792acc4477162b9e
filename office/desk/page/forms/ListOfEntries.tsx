import { Button } from '@appraisers/site/ui/Button.tsx';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { fieldId } from './form-context.ts';

/** A list, and a button that adds an entry to it, which is then open and has the focus. */
export function ListOfEntries(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, fieldPathId, schema, uiSchema } = props;
  const entry = uiSchema?.['ui:entry'] ?? 'entry';
  const add = () => {
    onAddClick();
    const id = `${fieldId(fieldPathId.path)}_${items.length}-entry`;
    // The entry is there once the page has been drawn again.
    setTimeout(() => {
      const added = document.getElementById(id);
      added?.querySelector('details')?.setAttribute('open', '');
      added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  };
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY;
  return (
    <section className="desk-list" aria-label={title || entry}>
      {title ? <h2>{title}</h2> : null}
      {schema.description ? <p className="desk-help">{schema.description}</p> : null}
      {items.length > 0 ? <div className="desk-entries">{items}</div> : null}
      {canAdd && items.length < most ? (
        <Button variant="quiet" onClick={add}>
          <Plus aria-hidden="true" size={18} />
          Add {/^[aeiou]/.test(entry) ? 'an' : 'a'} {entry}
        </Button>
      ) : null}
    </section>
  );
}
