import { useEffect, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

/** How long the hint stays, in ms. */
const hintTime = 2500;

/** The wheel zooms only after a click on the map and until the pointer leaves it; a hint says so. */
export function WheelZoom() {
  const map = useMap();
  const [hinted, setHinted] = useState(false);
  useMapEvents({
    click: () => {
      map.scrollWheelZoom.enable();
      setHinted(false);
    },
  });

  useEffect(() => {
    const container = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hint = () => {
      if (map.scrollWheelZoom.enabled()) return;
      setHinted(true);
      clearTimeout(timer);
      timer = setTimeout(() => setHinted(false), hintTime);
    };
    const leave = () => map.scrollWheelZoom.disable();
    container.addEventListener('wheel', hint, { passive: true });
    container.addEventListener('mouseleave', leave);
    return () => {
      clearTimeout(timer);
      container.removeEventListener('wheel', hint);
      container.removeEventListener('mouseleave', leave);
    };
  }, [map]);

  return hinted ? (
    <p className="map-hint" role="status">
      Click the map to zoom with the wheel
    </p>
  ) : null;
}
