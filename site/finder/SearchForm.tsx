import { type Criteria, defaults, radii } from '@appraisers/directory/criteria.ts';
import { mismatchOf } from '@appraisers/directory/mismatch.ts';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { buttonStyles } from '#ui/Button.tsx';
import { requestSearch } from './address.ts';
import type { answerPart } from './answer-part.ts';
import { readFields, useChosenType, useFieldsFollow } from './form-fields.ts';
import { GeolocationStatus } from './GeolocationStatus.tsx';
import { type GeolocationState, LocateButton } from './LocateButton.tsx';
import { region, regionNames } from './region-names.ts';
import { TypeRadio } from './TypeRadio.tsx';
import type { SearchRequest } from './types.ts';

type SearchFormProps = {
  request: SearchRequest | undefined;
  /** It stands in a frame, and what it sends stays there. */
  framed: boolean | undefined;
  /** Called when the visitor turns to the search box. */
  onEngage: () => void;
  /** Brings what offers places while the visitor types. */
  arrival: ReturnType<typeof answerPart.read>;
};

/**
 * The search box. A real GET form of its page, so a search sent before the script has loaded
 * arrives as well; its fields are the browser's, so what is typed by then is kept.
 */
export function SearchForm({ request, framed, arrival, onEngage }: SearchFormProps) {
  const part = arrival.state === 'here' ? arrival.part : undefined;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const by = useChosenType(form);
  const messageId = useId();
  const mismatch = request && mismatchOf(request.criteria, regionNames);
  useFieldsFollow(form, request);
  // What a device said counts until the visitor asks something.
  const [where, setTold] = useState<{ told: GeolocationState; turn: number | undefined }>();
  const geolocation = where?.turn === request?.requestId ? where?.told : undefined;

  return (
    <search>
      <form
        ref={form}
        action={framed ? '/embed/finder' : '/'}
        target={framed ? '_self' : undefined}
        method="get"
        aria-label="Find an appraiser"
        className="sheet finder-form"
        onFocus={onEngage}
        onSubmit={(event) => {
          event.preventDefault();
          const criteria = readFields(event.currentTarget);
          if (criteria) requestSearch(criteria, 'search');
        }}
      >
        <div className="finder-how">
          <div role="radiogroup" aria-labelledby="search-by" className="finder-type">
            <span id="search-by" className="finder-label finder-legend">
              Search by
            </span>
            <TypeRadio value="zip" label="Zip Code" defaultChecked />
            <TypeRadio value="city" label="City" />
          </div>
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
            {region.search[by].label}
          </label>
          <input
            ref={field}
            id="near"
            name="near"
            type="text"
            enterKeyHint="search"
            spellCheck={false}
            placeholder={region.search[by].example}
            aria-invalid={mismatch !== undefined}
            aria-describedby={mismatch ? messageId : undefined}
            className="field"
          />
          <LocateButton
            onResult={(output) => {
              onEngage();
              setTold({ told: output, turn: request?.requestId });
            }}
          />
          {part && <part.Suggestions field={field} />}
        </div>
        <button type="submit" className={`${buttonStyles.primary} finder-search`}>
          <Search aria-hidden className="size-5" />
          <span>Search</span>
        </button>
        <div role="status" className="finder-note">
          {geolocation && (
            <GeolocationStatus geolocation={geolocation} field={field} arrival={arrival} />
          )}
        </div>
        <div id={messageId} role="alert" className="finder-note">
          {mismatch && (
            <Mismatch key={request.requestId} message={mismatch} criteria={request.criteria} />
          )}
        </div>
      </form>
    </search>
  );
}

/** Told again, the same words are new ones: assistive technology reads them out again. */
function Mismatch({ message, criteria }: { message: string; criteria: Criteria }) {
  const { near, by } = criteria;
  const other = by === 'zip' ? 'city' : 'zip';
  return (
    <div className="notice">
      <p>{message}</p>
      <button
        type="button"
        className="link target mt-2"
        onClick={() => requestSearch({ ...criteria, by: other }, 'offer')}
      >
        {`Search “${near.trim().slice(0, 40)}” as ${other === 'city' ? 'City' : 'Zip Code'}`}
      </button>
    </div>
  );
}
