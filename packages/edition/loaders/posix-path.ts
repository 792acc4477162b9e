/** The path with slashes between its parts, as messages, addresses and the bundler write them, on every system. */
export const toPosix = (path: string): string => path.replaceAll('\\', '/');
