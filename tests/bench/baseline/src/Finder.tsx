import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import markerIcon from 'leaflet/dist/images/marker-icon.png';
import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png';
import markerShadow from 'leaflet/dist/images/marker-shadow.png';
import { Copy, List, Mail, Map as MapIcon, MapPin, Phone, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'sonner';
import memberList from './data/members.json';
import words from './data/words.json';
import { type Answer, type Criteria, type Member, type Places, search } from './search.ts';

const members: Member[] = memberList;

// The bundler does not find Leaflet's own pictures otherwise.
L.Icon.Default.mergeOptions({
  iconUrl: markerIcon,
  iconRetinaUrl: markerIcon2x,
  shadowUrl: markerShadow,
});

function AppraiserCard({ member }: { member: Member }) {
  const { firstName, lastName, phone, email, city, zip } = member;
  async function handleCopy() {
    await navigator.clipboard.writeText(phone);
    toast.success('Copied to the clipboard');
  }
  return (
    <div data-card className="rounded-lg border bg-white p-4 shadow-sm hover:shadow-md">
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
    </div>
  );
}

function ResultList({ groups }: Answer) {
  const count = groups.reduce((sum, group) => sum + group.members.length, 0);
  return (
    <div>
      <h2 className="mb-4 text-2xl">{count} Appraisers Found</h2>
      {groups.map(({ location, primary, distance, members }) => (
        <div key={location} className="mb-6 grid gap-4">
          <h3 className="flex justify-between text-lg">
            <span>{location}</span> {!primary && <span>{distance.toFixed(1)} mi</span>}
          </h3>
          {members.map((member) => (
            <AppraiserCard key={member.id} member={member} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** One marker for each ZIP. */
function AppraiserMap({ onPick }: { onPick: (zip: string) => void }) {
  const container = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    if (!container.current) return;
    const { lat, lng, zoom } = words.region.map;
    const { url, attribution, maxZoom } = words.site.tiles;
    const map = L.map(container.current, { scrollWheelZoom: false }).setView([lat, lng], zoom);
    L.tileLayer(url, { attribution, maxZoom }).addTo(map);
    for (const [zip, { lat, lng }] of new Map(members.map((member) => [member.zip, member])))
      L.marker([lat, lng], { title: zip })
        .on('click', () => pick.current(zip))
        .addTo(map);
    return () => {
      map.remove();
    };
  }, []);
  return <div ref={container} className="h-[500px] rounded-xl" />;
}

function SearchForm({ onSearch }: { onSearch: (criteria: Criteria) => void }) {
  const [near, setNear] = useState('');
  const [by, setBy] = useState<Criteria['by']>('zip');
  const [within, setWithin] = useState(30);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ near, by, within });
      }}
      className="relative -mt-20 grid gap-4 rounded-xl bg-white p-6 shadow-lg sm:grid-cols-4 sm:items-end"
    >
      <fieldset className="flex gap-4">
        {(['zip', 'city'] as const).map((type) => (
          <label key={type} className="flex items-center gap-2">
            <input type="radio" name="by" checked={by === type} onChange={() => setBy(type)} />
            {type === 'zip' ? 'Zip Code' : 'City'}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1">
        {words.region.search[by].label}
        <input
          id="near"
          value={near}
          onChange={({ target }) => setNear(target.value)}
          placeholder={words.region.search[by].example}
          className="rounded-md border px-3 py-2.5"
        />
      </label>
      <label className="grid gap-1">
        Within
        <select value={within} onChange={({ target }) => setWithin(Number(target.value))}>
          {[10, 20, 30, 60, 100].map((miles) => (
            <option key={miles} value={miles}>{`${miles} miles`}</option>
          ))}
        </select>
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
  const [view, setView] = useState<'list' | 'map'>('list');
  const { data: gazetteer } = useQuery<Places>({ queryKey: ['/gazetteer.json'] });
  const answer = useMemo(() => {
    const near = params.get('near');
    if (near === null) return undefined;
    const by = params.get('by') === 'city' ? 'city' : 'zip';
    const within = Number(params.get('within')) || 30;
    return search(members, gazetteer ?? { zips: [], cities: [] }, { near, by, within });
  }, [params, gazetteer]);
  const ask = ({ near, by, within }: Criteria) =>
    setParams({ near, by, within: `${within}` }, { preventScrollReset: true });
  const tab = 'flex flex-1 items-center justify-center gap-2 px-4 py-2';
  return (
    <section id="finder" className="mx-auto max-w-7xl px-4 sm:px-6">
      <SearchForm onSearch={ask} />
      {answer?.message && <p role="alert">{answer.message}</p>}
      {answer && !answer.message && (
        <div className="mt-8">
          <div role="tablist" className="mb-6 flex rounded-lg bg-stone-200 p-1">
            <button type="button" role="tab" className={tab} onClick={() => setView('list')}>
              <List className="size-4" /> List View
            </button>
            <button type="button" role="tab" className={tab} onClick={() => setView('map')}>
              <MapIcon className="size-4" /> Map View
            </button>
          </div>
          {view === 'list' ? (
            <ResultList {...answer} />
          ) : (
            <AppraiserMap onPick={(near) => ask({ near, by: 'zip', within: 30 })} />
          )}
        </div>
      )}
    </section>
  );
}
