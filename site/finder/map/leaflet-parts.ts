// The parts of Leaflet that the map uses. Leaflet's own file brings pop-ups, tooltips and markers, too.
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
// What a finger, a pointer and a keyboard do.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
export { toLatLng as latLng } from 'leaflet/src/geo/LatLng.js';
export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { toPoint as point } from 'leaflet/src/geometry/Point.js';
export { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { circle } from 'leaflet/src/layer/vector/Circle.js';
export { polygon } from 'leaflet/src/layer/vector/Polygon.js';
export { polyline } from 'leaflet/src/layer/vector/Polyline.js';
export { createMap as leafletMap } from 'leaflet/src/map/Map.js';
