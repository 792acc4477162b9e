import { divIcon } from 'leaflet';
import { Marker, Pane, Polygon, Polyline } from 'react-leaflet';
import base from './utah-base.json';

type LngLat = readonly number[];
const turned = ([lng = 0, lat = 0]: LngLat): [number, number] => [lat, lng];
const outline = base.outline.map((polygon) => polygon.map((ring) => ring.map(turned)));
const counties = base.lines.map((line) => line.map(turned));
const cities = base.cities.map(([name, lat, lng]) => ({
  name: String(name),
  position: [Number(lat), Number(lng)] as const,
}));

/** The map's own ground under the tiles: Utah, its counties, its larger cities. */
export function CountyBase() {
  return (
    <Pane name="county-base" className="map-base">
      <Polygon positions={outline} interactive={false} className="map-state" />
      <Polyline positions={counties} interactive={false} className="map-counties" />
      {cities.map(({ name, position: [lat, lng] }) => (
        <Marker
          key={name}
          position={[lat, lng]}
          icon={divIcon({ className: 'map-city', html: name, iconSize: [0, 0] })}
          interactive={false}
          keyboard={false}
        />
      ))}
    </Pane>
  );
}
