/** Stands where the map would be when its code could not be loaded. The list needs no map. */
export function MapUnavailable() {
  return <p className="map-placeholder">The map could not be loaded. The list is complete.</p>;
}
