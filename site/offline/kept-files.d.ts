// The module that site/integrations/offline-worker.ts makes of the finished site.
declare module 'virtual:kept-files' {
  export const files: readonly import('#integrations/kept-files.ts').KeptFile[];
}
