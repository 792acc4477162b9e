import { useQuery } from '@tanstack/react-query';
import { Copy, Mail, MapPin, Phone, Search } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { AppraiserMap } from './AppraiserMap.tsx';
import gazetteerUrl from './data/gazetteer.json?url';
import members from './data/members.json';
import words from './data/words.json';
import { type Answer, type Member, type Places, search } from './search.ts';

function AppraiserCard({ firstName, lastName, phone, email, city, zip }: Member) {
  async function handleCopy() {
    await navigator.clipboard.writeText(phone);
    toast.success('Copied to the clipboard');
  }
  return (
    <article className="rounded-lg border bg-white p-4 shadow-sm hover:shadow-md">
      <h4 className="font-serif font-semibold text-lg">
        {firstName} {lastName}
      </h4>
      <p className="mt-1 flex items-center gap-2 text-sm text-stone-600">
        <MapPin className="size-4" /> {city}, {words.region.name} {zip}
      </p>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <Phone className="size-4" /> <a href={`tel:${phone}`}>{phone}</a>
        <button type="button" aria-label="Copy phone" onClick={handleCopy}>
          <Copy className="size-4" />
        </button>
      </p>
      <p className="mt-1 flex items-center gap-2 text-sm">
        <Mail className="size-4" /> <a href={`mailto:${email}`}>{email}</a>
      </p>
    </article>
  );
}

function ResultList({ groups }: Answer) {
  const count = groups.reduce((sum, group) => sum + group.members.length, 0);
  return (
    <>
      <h2 className="mb-4 text-2xl">{count} Appraisers Found</h2>
      {groups.map(({ location, primary, distance, members }) => (
        <div key={location} className="mb-6 grid gap-4">
          <h3 className="flex justify-between text-lg">
            <span>{location}</span> {!primary && <span>{distance.toFixed(1)} mi</span>}
          </h3>
          {members.map((member) => (
            <AppraiserCard key={member.id} {...member} />
          ))}
        </div>
      ))}
    </>
  );
}

function SearchForm({ onSearch }: { onSearch: (data: FormData) => void }) {
  const [by, setBy] = useState<'zip' | 'city'>('zip');
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(new FormData(event.currentTarget));
  }
  return (
    <form onSubmit={handleSubmit} className="relative -mt-20 grid gap-4 rounded-xl bg-white p-6">
      <fieldset className="flex gap-4">
        <label>
          <input type="radio" name="by" value="zip" defaultChecked onChange={() => setBy('zip')} />{' '}
          Zip Code
        </label>
        <label>
          <input type="radio" name="by" value="city" onChange={() => setBy('city')} /> City
        </label>
      </fieldset>
      <label className="grid gap-1">
        {words.region.search[by].label}
        <input name="near" placeholder={words.region.search[by].example} className="border p-3" />
      </label>
      <button type="submit" className="flex gap-2 rounded-md bg-emerald-900 px-6 py-3 text-white">
        <Search className="size-5" /> Search
      </button>
    </form>
  );
}

/** The search with its answer, as a list or as a map. */
export function Finder() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState('List');
  const { data: gazetteer = { zips: [], cities: [] } } = useQuery<Places>({
    queryKey: ['gazetteer'],
    queryFn: async () => (await fetch(gazetteerUrl)).json(),
  });
  const answer = useMemo(() => {
    const near = params.get('near');
    const by = params.get('by') === 'city' ? 'city' : 'zip';
    const within = Number(params.get('within')) || 30;
    return near === null ? undefined : search(members, gazetteer, { near, by, within });
  }, [params, gazetteer]);
  return (
    <section className="mx-auto max-w-7xl px-4 sm:px-6">
      <SearchForm onSearch={(data) => setParams(Object.fromEntries(data))} />
      {answer?.message && <p role="alert">{answer.message}</p>}
      {answer && (
        <div role="tablist" className="my-8 flex justify-around rounded-lg bg-stone-200 p-3">
          {['List', 'Map'].map((name) => (
            <button key={name} type="button" role="tab" onClick={() => setView(name)}>
              {name} View
            </button>
          ))}
        </div>
      )}
      {answer && view === 'List' && <ResultList {...answer} />}
      {answer && view === 'Map' && <AppraiserMap onPick={(near) => setParams({ near })} />}
    </section>
  );
}
