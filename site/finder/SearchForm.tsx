import { defaults, radii } from '@appraisers/directory/criteria.ts';
import { useRef, useState } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import { sitePath } from '#ui/site-path.ts';
import type { FinderProps } from './finder-context.ts';
import type { useFinderData } from './finder-data.ts';
import { requestSearch, type SearchRequest } from './request.ts';
import { locating, notLocated, searchFrom, searchTypes, useFields } from './search-fields.ts';

type SearchFormProps = Pick<FinderProps, 'search' | 'framed'> &
  ReturnType<typeof useFinderData> & {
    request: SearchRequest | undefined;
    /** Whether the request is a city where a ZIP is expected, or a ZIP where a city is. */
    isMismatch: boolean;
  };

/**
 * The search box. It is a GET form of its page, so a search sent before the script has loaded arrives,
 * too. The browser owns its fields, so it keeps what the visitor types by then.
 */
export function SearchForm(props: SearchFormProps) {
  const { request, isMismatch, framed, search, data, isError, start } = props;
  const field = useRef<HTMLInputElement>(null);
  const [by, setBy] = useFields(field, request);
  const { label, example } = search[by ?? defaults.by];
  // The message goes when the visitor corrects the type.
  const mismatch = isMismatch && by === request?.criteria.by ? request : undefined;
  /** The visitor's press of the button for their position. The position counts until the next request. */
  const [press, setPress] = useState<{ id: number; during: SearchRequest | undefined }>();
  // After a failure, a press tries again, and not each letter.
  const onFill = isError ? undefined : start;
  const isLocating = press !== undefined && press.during === request;

  return (
    <search>
      <form
        action={sitePath(framed ? '/embed/finder' : '/')}
        target={framed ? '_self' : undefined}
        method="get"
        aria-label="Find an appraiser"
        className="sheet finder-form print:hidden"
        onFocus={onFill}
        onInput={onFill}
        onSubmit={(event) => {
          event.preventDefault();
          start();
          searchFrom(field);
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
                  onChange={() => setBy(type)}
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
              onChange={({ target }) => {
                if (request) requestSearch({ within: Number(target.value) }, 'need');
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
            {label}
          </label>
          <input
            ref={field}
            id="near"
            name="near"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls="places"
            enterKeyHint="search"
            // Without script, the keyboard has letters, because nothing would bring them back for City.
            inputMode={by && (by === 'zip' ? 'numeric' : 'text')}
            spellCheck={false}
            placeholder={`Try ${example}`}
            aria-invalid={mismatch !== undefined}
            aria-describedby={mismatch ? 'mismatch' : undefined}
            className="field"
          />
          {/* Only a script can ask the device for its position, if the visitor lets browsers have it. */}
          {by && navigator.geolocation && (
            <button
              type="button"
              className="icon-button finder-locate"
              aria-label="Use my location"
              title="Use my location"
              onClick={() => {
                start();
                setPress({ id: (press?.id ?? 0) + 1, during: request });
              }}
            >
              <FormIcon path="M2 12h3m14 0h3M12 2v3m0 14v3m7-10a7 7 0 1 1-14 0 7 7 0 1 1 14 0m-4 0a3 3 0 1 1-6 0 3 3 0 1 1 6 0" />
            </button>
          )}
          {data && (
            <data.code.Suggestions field={field} directory={data.directory} request={request} />
          )}
        </div>
        <button type="submit" className={`${buttonStyles.primary} finder-search`}>
          <FormIcon path="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0" />
          <span>Search</span>
        </button>
        <div role="status" className="finder-note empty:hidden">
          {isLocating && data && <data.code.LocatedPlace key={press.id} field={field} />}
          {isLocating && !data && <p>{isError ? notLocated : locating}</p>}
        </div>
        <div id="mismatch" role="alert" className="finder-note empty:hidden">
          {/* A new element for each request: screen readers announce the same words again. */}
          {mismatch && data && <data.code.Mismatch key={mismatch.id} />}
        </div>
      </form>
    </search>
  );
}

/** An icon of lucide's, without its code: two icons would cost a kilobyte of script before the first search. */
const FormIcon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-5 fill-none stroke-2 stroke-current"
    strokeLinecap="round"
  >
    <path d={path} />
  </svg>
);
