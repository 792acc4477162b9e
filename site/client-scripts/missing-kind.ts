/**
 * What an address without a file misses: a post below /resources and /resources/blogs, a member or a place
 * below /appraisers, or a page.
 */
export function missingKind(path: string): 'page' | 'post' | 'first-post' | 'member' {
  if (/^\/appraisers\/./.test(path)) return 'member';
  const [, id] = /^\/resources\/(?:blogs\/)?([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return 'page';
  return Number.isNaN(Number(id)) ? 'first-post' : 'post';
}
