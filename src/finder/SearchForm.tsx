import '#ui/notice.css';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type Criteria, criteriaFromQuery, defaults, radii } from '#directory/criteria.ts';
import { mismatchOf } from '#directory/mismatch.ts';
import { buttonLook } from '#ui/button-look.ts';

type SearchFormProps = {
  criteria: Criteria | undefined;
  /** Called when the visitor turns to the search box. */
  onEngage: () => void;
  onSearch: (criteria: Criteria) => void;
};

/**
 * The search box. A real GET form of the home page, so a search sent before the script has loaded
 * arrives as well; its fields are the browser's, so what is typed by then is kept.
 */
export function SearchForm({ criteria, onEngage, onSearch }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const messageId = useId();
  const mismatch = criteria && mismatchOf(criteria);
  useFieldsFollow(form, criteria);

  return (
    <search>
      <form
        ref={form}
        action="/"
        method="get"
        aria-label="Find an appraiser"
        className="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = read(event.currentTarget);
          if (asked) onSearch(asked);
        }}
      >
        <fieldset className="flex flex-wrap gap-x-1">
          <legend className="finder-label finder-legend">Search by</legend>
          <TypeRadio value="zip" label="Zip Code" defaultChecked />
          <TypeRadio value="city" label="City" />
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto]">
          <div>
            <label htmlFor="near" className="finder-label">
              ZIP code or city in Utah
            </label>
            <input
              id="near"
              name="near"
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              placeholder="84101 or Provo"
              aria-invalid={mismatch ? true : undefined}
              aria-describedby={mismatch ? messageId : undefined}
              className="field w-full"
              onFocus={onEngage}
            />
          </div>
          <div>
            <label htmlFor="within" className="finder-label">
              Nearby, up to
            </label>
            <select
              id="within"
              name="within"
              defaultValue={defaults.within}
              className="field w-full pr-9"
            >
              {radii.map((miles) => (
                <option key={miles} value={miles}>
                  {miles} miles
                </option>
              ))}
            </select>
          </div>
          <button
            type="submit"
            className={`${buttonLook.primary} self-end sm:col-span-2 lg:col-span-1`}
          >
            <Search aria-hidden className="size-5" />
            Search
          </button>
        </div>
        <div id={messageId} role="alert" className={mismatch ? 'notice mt-4' : undefined}>
          {mismatch && <p>{mismatch}</p>}
          {mismatch && criteria && (
            <button
              type="button"
              className="link mt-2"
              onClick={() => onSearch({ ...criteria, by: criteria.by === 'zip' ? 'city' : 'zip' })}
            >
              Search “{criteria.near.trim().slice(0, 40)}” as{' '}
              {criteria.by === 'zip' ? 'City' : 'Zip Code'}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

function TypeRadio(props: { value: 'zip' | 'city'; label: string; defaultChecked?: boolean }) {
  const { label, ...input } = props;
  return (
    <label className="finder-radio">
      <input type="radio" name="by" {...input} />
      {label}
    </label>
  );
}

/** The form's own words for what is asked, read as its address would be. */
function read(form: HTMLFormElement): Criteria | undefined {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return criteriaFromQuery(new URLSearchParams(entries).toString());
}

/** Back, forward and a shared address put their words into the fields. */
function useFieldsFollow(
  ref: React.RefObject<HTMLFormElement | null>,
  criteria: Criteria | undefined,
): void {
  const followed = useRef<Criteria>(undefined);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (criteria) {
      for (const [name, value] of Object.entries(criteria)) {
        const field = form.elements.namedItem(name);
        if (
          field instanceof RadioNodeList ||
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement
        )
          field.value = String(value);
      }
    } else if (followed.current) form.reset();
    followed.current = criteria;
  }, [ref, criteria]);
}
