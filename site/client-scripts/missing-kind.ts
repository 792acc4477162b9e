// What is missing at an address that no file answers.

/** A post is looked for below /resources and /resources/blogs; anything else is a page. */
export function missingKind(path: string): 'page' | 'post' | 'first-post' {
  const [, id] = /^\/resources\/(?:blogs\/)?([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return 'page';
  return Number.isNaN(Number(id)) ? 'first-post' : 'post';
}
