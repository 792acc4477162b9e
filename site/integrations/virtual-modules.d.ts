// Modules of the build: see edition-modules.ts and offline-worker.ts.
declare module 'virtual:base-path' {
  /** The path of the site on its host, such as "/repository"; empty at the top. */
  export const basePath: string;
}

declare module 'virtual:photos' {
  export const originals: Readonly<Record<string, import('astro').ImageMetadata>>;
}

declare module 'virtual:precache-manifest' {
  export const files: readonly import('#integrations/precache-manifest.ts').PrecacheEntry[];
  export const offlinePage: string;
  /** The path of the members' files, if the edition has them. */
  export const membersFolder: string | undefined;
}
