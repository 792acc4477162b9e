/**
 * What an address without a file misses: a post below /resources and /resources/blogs, a member or a place
 * below /appraisers, or a page. A post id that is no number means post 1, if there is one.
 */
export function missingKind(
  path: string,
  hasFirstPost = true,
): 'page' | 'post' | 'first-post' | 'member' {
  if (/^\/appraisers\/./.test(path)) return 'member';
  const [, id] = /^\/resources\/(?:blogs\/)?([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return 'page';
  return hasFirstPost && Number.isNaN(Number(id)) ? 'first-post' : 'post';
}
