// The module that src/build/offline-worker.ts makes of the finished site.
declare module 'virtual:kept-files' {
  export const files: readonly import('#build/kept-files.ts').KeptFile[];
}
