// A module of the build: see edition-plugins.ts.
declare module 'virtual:photos' {
  export const originals: Readonly<Record<string, import('astro').ImageMetadata>>;
}
