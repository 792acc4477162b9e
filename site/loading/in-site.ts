/**
 * The address of a path of this site, such as "/join", which may be below a path of its host: "/repository/join".
 * Other addresses stay as they are.
 */
export function inSite(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL.replace(/\/$/, '') + path : path;
}
