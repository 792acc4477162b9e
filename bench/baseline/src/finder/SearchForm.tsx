import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import words from '../data/words.json';
import type { Criteria } from './types.ts';

type SearchFormProps = { criteria: Criteria | undefined; onSearch: (criteria: Criteria) => void };

/** What is looked for: a ZIP or a city, and how far around it. */
export function SearchForm({ criteria, onSearch }: SearchFormProps) {
  const [near, setNear] = useState(criteria?.near ?? '');
  const [by, setBy] = useState<Criteria['by']>(criteria?.by ?? 'zip');
  const [within, setWithin] = useState(criteria?.within ?? 30);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch({ near, by, within });
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="relative -mt-20 grid gap-4 rounded-xl bg-white p-6 shadow-lg sm:grid-cols-[auto_1fr_auto_auto] sm:items-end"
    >
      <fieldset className="flex gap-4">
        {(['zip', 'city'] as const).map((type) => (
          <label key={type} className="flex items-center gap-2">
            <input type="radio" name="by" checked={by === type} onChange={() => setBy(type)} />
            {type === 'zip' ? 'Zip Code' : 'City'}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1 font-medium text-sm">
        {words.region.search[by].label}
        <input
          id="near"
          value={near}
          onChange={(event) => setNear(event.target.value)}
          placeholder={words.region.search[by].example}
          className="rounded-md border border-stone-300 px-3 py-2.5 text-base"
        />
      </label>
      <label className="grid gap-1 font-medium text-sm">
        Within
        <select
          value={within}
          onChange={(event) => setWithin(Number(event.target.value))}
          className="rounded-md border border-stone-300 px-3 py-2.5 text-base"
        >
          {[10, 20, 30, 60, 100].map((miles) => (
            <option key={miles} value={miles}>
              {miles} miles
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className="inline-flex items-center justify-center gap-2 rounded-md bg-emerald-900 px-6 py-2.5 font-semibold text-white hover:bg-emerald-800"
      >
        <Search className="size-5" /> Search
      </button>
    </form>
  );
}
