import type { SearchType } from '@appraisers/directory/criteria.ts';
import { searchTypes } from './words/search-form.ts';

/** Whether the text of the search box is a ZIP or a city. */
export function SearchTypeRadios() {
  return (
    <div role="radiogroup" aria-labelledby="search-by" className="finder-type">
      <span id="search-by" className="finder-label finder-legend">
        Search by
      </span>
      <TypeRadio value="zip" defaultChecked />
      <TypeRadio value="city" />
    </div>
  );
}

function TypeRadio(props: { value: SearchType; defaultChecked?: boolean }) {
  return (
    <label className="finder-radio">
      <input type="radio" name="by" {...props} />
      <span>{searchTypes[props.value]}</span>
    </label>
  );
}
