// Modules of the build: see edition-modules.ts. The finder declares its own.
declare module 'virtual:photos' {
  export const originals: Readonly<Record<string, import('astro').ImageMetadata>>;
}
