// The types of Leaflet's source files, as its package of types has them.
declare module 'leaflet/src/*' {
  export * from 'leaflet';
  export { latLngBounds as toLatLngBounds } from 'leaflet';
  export const disableClickPropagation: typeof import('leaflet').DomEvent.disableClickPropagation;
}
