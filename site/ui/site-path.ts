/**
 * The address of a path of this site, such as "/join", which may be below a path of its host: "/repository/join".
 * Other addresses stay as they are.
 */
export const sitePath = (path: string): string =>
  path.startsWith('/') ? import.meta.env.BASE_URL.replace(/\/$/, '') + path : path;
