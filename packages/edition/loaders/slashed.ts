// Paths with slashes between their parts, as messages, addresses and the bundler write them, on systems
// that write backslashes too.

export const slashed = (path: string): string => path.replaceAll('\\', '/');

/** Whether a file lies in the folder or in one below it, in whatever way the two are written. */
export const liesIn = (folder: string, file: string): boolean =>
  slashed(file).startsWith(`${slashed(folder).replace(/\/$/, '')}/`);
