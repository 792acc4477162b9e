import { defaults, radii } from '@appraisers/directory/criteria.ts';
import { isMismatch } from '@appraisers/directory/lookup-text.ts';
import type { Need } from '@appraisers/directory/need.ts';
import type { PlaceNames } from '@appraisers/directory/place-names.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import { sitePath } from '#ui/site-path.ts';
import { FormIcon } from './FormIcon.tsx';
import type { FinderData } from './finder-data.ts';
import { LocateButton, locating } from './LocateButton.tsx';
import { Mismatch, searchTypes } from './Mismatch.tsx';
import { requestSearch, type SearchRequest } from './request.ts';
import { readFields, useFollowRequest, useSearchType } from './search-fields.ts';

type SearchFormProps = {
  request: SearchRequest | undefined;
  /** The finder is in a frame, and its searches stay there. */
  framed: boolean | undefined;
  search: Region['search'];
  names: PlaceNames;
  /** What the finder knows of the visitor's need, once it has answered. */
  need: Need | undefined;
  /** Offers places while the visitor types, once it is there. */
  data: FinderData | undefined;
  /** Whether the data didn't load. */
  failed: boolean;
  /** Called when the visitor focuses, fills or sends the search box. */
  onEngage: () => void;
};

/**
 * The search box. It is a GET form of its page, so a search sent before the script has loaded arrives,
 * too. The browser owns its fields, so it keeps what the visitor types by then.
 */
export function SearchForm(props: SearchFormProps) {
  const { request, framed, search, names, need, data, failed, onEngage } = props;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const by = useSearchType(form);
  const messageId = useId();
  const listId = useId();
  // The message goes when the visitor corrects the type.
  const isWrongType =
    request && by === request.criteria.by && isMismatch(request.criteria.by, request.text);
  const mismatch = isWrongType ? request : undefined;
  useFollowRequest(form, request);
  useEffect(() => {
    // Without script, the keyboard has letters, because nothing would bring them back for City.
    if (field.current) field.current.inputMode = by === 'zip' ? 'numeric' : 'text';
  }, [by]);
  /** The visitor's press of the button for their position. The position counts until the next request. */
  const [press, setPress] = useState<{ id: number; during: SearchRequest | undefined }>();
  const isLocating = press !== undefined && press.during === request;

  return (
    <search>
      <form
        ref={form}
        action={sitePath(framed ? '/embed/finder' : '/')}
        target={framed ? '_self' : undefined}
        method="get"
        aria-label="Find an appraiser"
        className="sheet finder-form print:hidden"
        onFocus={onEngage}
        onInput={onEngage}
        onSubmit={(event) => {
          event.preventDefault();
          onEngage();
          const criteria = readFields(event.currentTarget);
          if (criteria) requestSearch(criteria, 'search', need);
        }}
      >
        <div className="finder-how">
          <div role="radiogroup" aria-labelledby="search-by" className="finder-type">
            <span id="search-by" className="finder-label max-md:sr-only">
              Search by
            </span>
            {(['zip', 'city'] as const).map((type) => (
              <label
                key={type}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 whitespace-nowrap"
              >
                <input
                  type="radio"
                  name="by"
                  value={type}
                  defaultChecked={type === defaults.by}
                  className="size-5"
                />
                <span>{searchTypes[type]}</span>
              </label>
            ))}
          </div>
          <div className="finder-radius flex min-w-0 items-center gap-3">
            <label htmlFor="within" className="finder-label max-md:sr-only">
              Within
            </label>
            <select
              id="within"
              name="within"
              defaultValue={defaults.within}
              className="field"
              onChange={({ target: { form } }) => {
                const within = form && readFields(form)?.within;
                if (request && within) requestSearch({ ...request.criteria, within }, 'need', need);
              }}
            >
              {radii.map((miles) => (
                <option key={miles} value={miles}>
                  {`${miles} miles`}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="finder-near">
          <label htmlFor="near" className="finder-label asked:sr-only">
            {search[by].label}
          </label>
          <input
            ref={field}
            id="near"
            name="near"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={listId}
            enterKeyHint="search"
            spellCheck={false}
            placeholder={`Try ${search[by].example}`}
            aria-invalid={mismatch !== undefined}
            aria-describedby={mismatch ? messageId : undefined}
            className="field"
          />
          <LocateButton
            onPress={() => {
              onEngage();
              setPress({ id: (press?.id ?? 0) + 1, during: request });
            }}
          />
          {data && (
            <data.code.Suggestions
              field={field}
              listId={listId}
              directory={data.directory}
              request={request}
            />
          )}
        </div>
        <button type="submit" className={`${buttonStyles.primary} finder-search`}>
          <FormIcon path="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0" />
          <span>Search</span>
        </button>
        <div role="status" className="finder-note empty:hidden">
          {isLocating && data && (
            <data.code.LocatedPlace key={press.id} field={field} directory={data.directory} />
          )}
          {isLocating && !data && (
            <p>
              {failed
                ? 'We couldn’t look up your location. Enter a ZIP code or city instead.'
                : locating}
            </p>
          )}
        </div>
        <div id={messageId} role="alert" className="finder-note empty:hidden">
          {/* A new element for each request: screen readers announce the same words again. */}
          {mismatch && <Mismatch key={mismatch.id} criteria={mismatch.criteria} names={names} />}
        </div>
      </form>
    </search>
  );
}
