import { useQuery } from '@tanstack/react-query';
import { List, Map as MapIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import memberList from '../data/members.json';
import words from '../data/words.json';
import { AppraiserMap } from './AppraiserMap.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { search } from './search.ts';
import type { Criteria, Member, Places } from './types.ts';
import { useMediaQuery } from './use-media-query.ts';

const members: Member[] = memberList;

/** The search, its results, and on wide screens the map beside them. */
export function Finder() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [selected, setSelected] = useState<number>();
  const wide = useMediaQuery('(min-width: 1024px)');
  const { data: gazetteer } = useQuery<Places>({ queryKey: ['/gazetteer.json'] });

  const criteria = useMemo<Criteria | undefined>(() => {
    const near = params.get('near');
    if (near === null) return undefined;
    const by = params.get('by') === 'city' ? 'city' : 'zip';
    return { near, by, within: Number(params.get('within')) || 30 };
  }, [params]);

  const answer = useMemo(() => {
    const extra = words.extraPlaces;
    const places = {
      zips: [...extra.zips, ...(gazetteer?.zips ?? [])],
      cities: [...extra.cities, ...(gazetteer?.cities ?? [])],
    };
    return criteria && search(members, places, criteria);
  }, [criteria, gazetteer]);

  const ask = ({ near, by, within }: Criteria) =>
    setParams({ near, by, within: String(within) }, { preventScrollReset: true });

  const tab = (name: 'list' | 'map') =>
    `flex flex-1 items-center justify-center gap-2 rounded-md px-4 py-2 ${view === name ? 'bg-white shadow' : ''}`;

  return (
    <section id="finder" className="mx-auto max-w-7xl px-4 sm:px-6">
      <SearchForm criteria={criteria} onSearch={ask} />
      {answer?.message && (
        <p role="alert" className="mt-6 rounded-md bg-red-50 p-4 text-red-900">
          {answer.message}
        </p>
      )}
      {criteria && answer && !answer.message && (
        <div className="mt-8">
          {!wide && (
            <div role="tablist" className="mb-6 flex rounded-lg bg-stone-200 p-1">
              <button
                type="button"
                role="tab"
                className={tab('list')}
                onClick={() => setView('list')}
              >
                <List className="size-4" /> List View
              </button>
              <button
                type="button"
                role="tab"
                className={tab('map')}
                onClick={() => setView('map')}
              >
                <MapIcon className="size-4" /> Map View
              </button>
            </div>
          )}
          <div className="grid gap-8 lg:grid-cols-2">
            {(wide || view === 'list') && (
              <ResultList answer={answer} selected={selected} onSelect={setSelected} />
            )}
            {(wide || view === 'map') && (
              <AppraiserMap
                members={members}
                found={answer.groups.flatMap((group) => group.members)}
                onPick={(zip) => ask({ near: zip, by: 'zip', within: criteria.within })}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}
