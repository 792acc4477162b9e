import { type Criteria, defaults } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { countFor } from '@appraisers/directory/find-place.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import { type RefObject, useEffect } from 'react';
import { optionId, useCombobox } from './combobox.ts';
import { requestSearch } from './request.ts';
import { readFields } from './search-fields.ts';
import { suggestionCount, targetHint, targetLabel } from './words/places.ts';

/** As many as a phone shows above its keyboard. */
const maxRows = 5;

/**
 * The places that the text in the form may mean, each with the number of appraisers that a search for it
 * would find.
 */
function suggestedRows(criteria: Criteria | undefined, directory: Directory) {
  if (!criteria) return [];
  const { within } = criteria;
  return suggest(criteria.near, directory, maxRows).map((place) => {
    const { by, near } = place;
    const hint = targetHint(place, countFor(place, within, directory), within, directory.region);
    return { by, near, name: targetLabel(place), hint };
  });
}

type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** The id that the field names as its list. */
  listId: string;
  directory: Directory;
};

/**
 * The places offered while a visitor types, as the list of a combobox. The browser owns its field. The
 * visitor may still search for any text. Choosing a place sets the type and searches for it.
 */
export function Suggestions({ field, listId, directory }: SuggestionsProps) {
  useEffect(() => {
    // Before the first key asks for them.
    directory.targets();
  }, [directory]);
  const criteria = () => (field.current?.form ? readFields(field.current.form) : undefined);
  const choose = ({ near, by }: Pick<Criteria, 'near' | 'by'>) =>
    requestSearch({ near, by, within: criteria()?.within ?? defaults.within }, 'search');
  const { options, active, isOpen, close } = useCombobox(
    field,
    () => suggestedRows(criteria(), directory),
    choose,
  );

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="finder-places"
        // The field keeps the focus. Otherwise the list would close before the press ends.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the focus and takes the keys.
          <div
            key={`${option.by} ${option.near}`}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => {
              close();
              choose(option);
            }}
          >
            <span>{option.name}</span> <span>{option.hint}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && suggestionCount(options.length)}
      </p>
    </>
  );
}
