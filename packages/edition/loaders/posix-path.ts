// Paths with slashes between their parts, as messages, addresses and the bundler write them, on systems
// that write backslashes too.

export const toPosix = (path: string): string => path.replaceAll('\\', '/');

/** Whether a file lies in the folder or in one below it, in whatever way the two are written. */
export const isInside = (folder: string, file: string): boolean =>
  toPosix(file).startsWith(`${toPosix(folder).replace(/\/$/, '')}/`);
