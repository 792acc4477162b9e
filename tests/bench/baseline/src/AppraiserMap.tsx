import L from 'leaflet';
import iconUrl from 'leaflet/dist/images/marker-icon.png';
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png';
import shadowUrl from 'leaflet/dist/images/marker-shadow.png';
import { useEffect, useEffectEvent, useRef } from 'react';
import members from './data/members.json';
import words from './data/words.json';

// The bundler does not find Leaflet's own pictures otherwise.
L.Icon.Default.mergeOptions({ iconUrl, iconRetinaUrl, shadowUrl });

/** One marker for each ZIP. Without react-leaflet, whose license is not open source. */
export function AppraiserMap({ onPick }: { onPick: (zip: string) => void }) {
  const container = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!container.current) return;
    const { lat, lng, zoom } = words.region.map;
    const { url, attribution, maxZoom } = words.site.tiles;
    const map = L.map(container.current, { scrollWheelZoom: false }).setView([lat, lng], zoom);
    L.tileLayer(url, { attribution, maxZoom }).addTo(map);
    for (const [zip, { lat, lng }] of new Map(members.map((member) => [member.zip, member])))
      L.marker([lat, lng], { title: zip })
        .on('click', () => pick(zip))
        .addTo(map);
    return () => {
      map.remove();
    };
  }, []);
  return <div ref={container} className="h-[500px] rounded-xl" />;
}
