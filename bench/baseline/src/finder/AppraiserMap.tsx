import L from 'leaflet';
import markerIcon from 'leaflet/dist/images/marker-icon.png';
import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png';
import markerShadow from 'leaflet/dist/images/marker-shadow.png';
import { useEffect, useRef } from 'react';
import words from '../data/words.json';
import type { Member } from './types.ts';

// The bundler does not find Leaflet's own pictures otherwise.
L.Icon.Default.mergeOptions({
  iconUrl: markerIcon,
  iconRetinaUrl: markerIcon2x,
  shadowUrl: markerShadow,
});

type AppraiserMapProps = { members: Member[]; found: Member[]; onPick: (zip: string) => void };

/** One marker for each ZIP. The wheel zooms only once the map was clicked. */
export function AppraiserMap({ members, found, onPick }: AppraiserMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    if (!container.current) return;
    const { lat, lng, zoom } = words.region.map;
    const { url, attribution, maxZoom } = words.site.tiles;
    const opened = L.map(container.current, { scrollWheelZoom: false }).setView([lat, lng], zoom);
    L.tileLayer(url, { attribution, maxZoom }).addTo(opened);
    opened.on('click', () => opened.scrollWheelZoom.enable());
    opened.on('mouseout', () => opened.scrollWheelZoom.disable());
    const zips = new Map(members.map((member) => [member.zip, member]));
    for (const { zip, city, lat, lng } of zips.values()) {
      L.marker([lat, lng], { title: `${city} ${zip}` })
        .on('click', () => pick.current(zip))
        .addTo(opened);
    }
    map.current = opened;
    return () => {
      opened.remove();
      map.current = null;
    };
  }, [members]);

  useEffect(() => {
    if (found.length > 0 && found.length < members.length)
      map.current?.fitBounds(L.latLngBounds(found.map(({ lat, lng }) => [lat, lng])), {
        padding: [30, 30],
        maxZoom: 12,
      });
  }, [found, members]);

  return <div ref={container} className="h-[500px] rounded-xl" />;
}
