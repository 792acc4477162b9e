// The types of Leaflet's source files, as its package of types has them.
declare module 'leaflet/src/*' {
  export {
    circle,
    latLng as toLatLng,
    latLngBounds as toLatLngBounds,
    map as createMap,
    point as toPoint,
    polygon,
    polyline,
    tileLayer,
  } from 'leaflet';
  export const disableClickPropagation: typeof import('leaflet').DomEvent.disableClickPropagation;
}
