import { shards } from 'virtual:directory';
import { type Criteria, defaults } from '@appraisers/directory/criteria.ts';
import { findPlace } from '@appraisers/directory/find-place.ts';
import { countFound, search } from '@appraisers/directory/search.ts';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { optionId, useCombobox } from './combobox.ts';
import { useLoadState } from './lazy-resource.ts';
import { elsewhere, gazetteer, subscribeToPlaces } from './place-files.ts';
import { draftRequest, requestSearch } from './request.ts';
import { countFor, isAwaited, knowledgeAt, placesIn, suggestionsFor } from './result.ts';
import { readFields } from './search-fields.ts';
import type { MemberShards } from './sharded-members.ts';
import { prepareResult } from './use-result.ts';
import { suggestionCount, suggestionsLabel, targetHint, targetLabel } from './words/answers.ts';

/** As many as a phone shows above its keyboard. */
const maxRows = 5;

/**
 * The places that the text in the form may mean, each with the number of appraisers that a search for it
 * would find. Undefined while they depend on a file.
 */
function suggestedRows(criteria: Criteria | undefined) {
  if (!criteria) return [];
  const { within } = criteria;
  const known = knowledgeAt(new Date());
  return suggestionsFor(criteria.near, maxRows, known)?.map((place) => {
    const { by, near } = place;
    if (shards) {
      const count = known.gazetteer && countFor(place, within, known);
      return { by, near, name: targetLabel(place), hint: targetHint(place, count, within) };
    }
    const answer = search({ near, by, within }, known);
    // With the gazetteer it might find others, so the row promises no number.
    const found = answer.provisional ? undefined : countFound(answer);
    return { by, near, name: targetLabel(place), hint: targetHint(place, found, within) };
  });
}

type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** The id that the field names as its list. */
  listId: string;
};

/**
 * The places offered while a visitor types, as the list of a combobox. The browser owns its field. The
 * visitor may still search for any text. Choosing a place sets the type and searches for it.
 */
function EmbeddedSuggestions({ field, listId }: SuggestionsProps) {
  const { state } = useLoadState(gazetteer);
  useEffect(() => {
    // Prepares the places before the first key asks for them.
    if (state === 'ready') placesIn();
  }, [state]);
  const criteria = () => (field.current?.form ? readFields(field.current.form) : undefined);
  const choose = ({ near, by }: Pick<Criteria, 'near' | 'by'>) =>
    requestSearch({ near, by, within: criteria()?.within ?? defaults.within }, 'search');
  useLoadState(elsewhere);
  const { options, active, isOpen, isWaiting, close } = useCombobox(
    field,
    () => suggestedRows(criteria()),
    choose,
  );
  const needsElsewhere = isWaiting && state !== 'pending';
  useEffect(() => {
    if (needsElsewhere) elsewhere.load();
  }, [needsElsewhere]);

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={suggestionsLabel}
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

/** Draws the suggestions again when names arrive, and loads the cards of a place once its name is there. */
const withNames = ({ subscribe, version }: MemberShards) =>
  function SuggestionsWithNames(props: SuggestionsProps) {
    useSyncExternalStore(subscribe, version);
    usePreparedResult(props.field);
    return <EmbeddedSuggestions {...props} />;
  };

/** By this many ms after a key, what it shows is painted. */
const pause = 50;

function usePreparedResult(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    let timer: ReturnType<typeof setTimeout>;
    const prepare = () => {
      const criteria = input?.form && readFields(input.form);
      if (!criteria || isAwaited(gazetteer.read())) return;
      const request = draftRequest(criteria);
      if (findPlace(request.text, criteria.by, knowledgeAt(new Date()))) prepareResult(request);
    };
    const prepareSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(prepare, pause);
    };
    /** The visitor may have typed before this code, the places or the names arrived. */
    const onArrival = () => {
      if (document.activeElement === input) prepareSoon();
    };
    onArrival();
    input?.addEventListener('input', prepareSoon);
    const stop = subscribeToPlaces(onArrival);
    return () => {
      clearTimeout(timer);
      stop();
      input?.removeEventListener('input', prepareSoon);
    };
  }, [field]);
}

/** In a large directory, names are on their way. */
export const Suggestions = hasLongAnswers && shards ? withNames(shards) : EmbeddedSuggestions;
