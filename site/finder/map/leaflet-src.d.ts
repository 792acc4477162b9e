// The types of Leaflet's source files, as its package of types has them.
declare module 'leaflet/src/dom/DomEvent.js' {
  export const disableClickPropagation: typeof import('leaflet').DomEvent.disableClickPropagation;
}
declare module 'leaflet/src/geo/LatLng.js' {
  export { latLng as toLatLng } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { latLngBounds as toLatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { point as toPoint } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { tileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Circle.js' {
  export { circle } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polygon.js' {
  export { polygon } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { polyline } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js';
declare module 'leaflet/src/map/Map.js' {
  export { map as createMap } from 'leaflet';
}
declare module 'leaflet/src/map/handler/*';
