// The module that site/integrations/embedded-photos.ts makes of the edition.
declare module 'virtual:photos' {
  export const originals: Readonly<Record<string, import('astro').ImageMetadata>>;
}
