// The module that site/integrations/offline-worker.ts makes of the finished site.
declare module 'virtual:precache-manifest' {
  export const files: readonly import('#integrations/precache-manifest.ts').PrecacheEntry[];
}
