import '#ui/notice.css';
import { Search } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { type Criteria, criteriaFromQuery, defaults, radii } from '#directory/criteria.ts';
import { mismatchOf } from '#directory/mismatch.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ask } from './address.ts';
import { TypeRadio } from './TypeRadio.tsx';
import type { Asked } from './types.ts';

type SearchFormProps = {
  asked: Asked | undefined;
  /** Called when the visitor turns to the search box. */
  onEngage: () => void;
};

const words = {
  zip: { label: 'ZIP code in Utah', example: '84101' },
  city: { label: 'City in Utah', example: 'Provo' },
} as const;

/**
 * The search box. A real GET form of the home page, so a search sent before the script has loaded
 * arrives as well; its fields are the browser's, so what is typed by then is kept.
 */
export function SearchForm({ asked, onEngage }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const by = useChosenType(form);
  const messageId = useId();
  const mismatch = asked && mismatchOf(asked.criteria);
  useFieldsFollow(form, asked);

  return (
    <search>
      <form
        ref={form}
        action="/"
        method="get"
        aria-label="Find an appraiser"
        className="sheet finder-form"
        onFocus={onEngage}
        onSubmit={(event) => {
          event.preventDefault();
          const criteria = read(event.currentTarget);
          if (criteria) ask(criteria, 'search');
        }}
      >
        <div className="finder-how">
          <fieldset className="finder-type">
            <legend className="finder-label finder-legend">Search by</legend>
            <TypeRadio value="zip" label="Zip Code" defaultChecked />
            <TypeRadio value="city" label="City" />
          </fieldset>
          <div className="finder-radius">
            <label htmlFor="within" className="finder-label">
              Nearby, up to
            </label>
            <select id="within" name="within" defaultValue={defaults.within} className="field">
              {radii.map((miles) => (
                <option key={miles} value={miles}>
                  {`${miles} miles`}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="finder-near">
          <label htmlFor="near" className="finder-label">
            {words[by].label}
          </label>
          <input
            id="near"
            name="near"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={words[by].example}
            aria-invalid={mismatch ? true : undefined}
            aria-describedby={mismatch ? messageId : undefined}
            className="field"
          />
        </div>
        <button type="submit" className={`${buttonLook.primary} finder-search`}>
          <Search aria-hidden className="size-5" />
          <span>Search</span>
        </button>
        <div id={messageId} role="alert" className="finder-mismatch">
          {mismatch && <Mismatch key={asked.turn} message={mismatch} criteria={asked.criteria} />}
        </div>
      </form>
    </search>
  );
}

/** Told anew, the same words are new ones: assistive technology reads them out again. */
function Mismatch({ message, criteria }: { message: string; criteria: Criteria }) {
  const { near, by } = criteria;
  const other = by === 'zip' ? 'city' : 'zip';
  return (
    <div className="notice">
      <p>{message}</p>
      <button
        type="button"
        className="link mt-2"
        onClick={() => ask({ ...criteria, by: other }, 'offer')}
      >
        {`Search “${near.trim().slice(0, 40)}” as ${other === 'city' ? 'City' : 'Zip Code'}`}
      </button>
    </div>
  );
}

/** The form's own words for what is asked, read as its address would be. */
function read(form: HTMLFormElement): Criteria | undefined {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return criteriaFromQuery(new URLSearchParams(entries).toString());
}

/** Which type is chosen in the form, which is the browser's. */
function useChosenType(ref: RefObject<HTMLFormElement | null>): 'zip' | 'city' {
  const subscribe = useCallback(
    (reader: () => void) => {
      const form = ref.current;
      form?.addEventListener('change', reader);
      return () => form?.removeEventListener('change', reader);
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => (ref.current?.querySelector('[value="city"]:checked') ? 'city' : 'zip'),
    () => 'zip',
  );
}

/** Back, forward, a marker and a shared address put their words into the fields. */
function useFieldsFollow(ref: RefObject<HTMLFormElement | null>, asked: Asked | undefined): void {
  const followed = useRef<Asked>(undefined);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (asked) {
      for (const [name, value] of Object.entries(asked.criteria)) {
        const field = form.elements.namedItem(name);
        if (
          field instanceof RadioNodeList ||
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement
        )
          field.value = String(value);
      }
    } else if (followed.current) form.reset();
    if (asked || followed.current) form.dispatchEvent(new Event('change'));
    followed.current = asked;
  }, [ref, asked]);
}
