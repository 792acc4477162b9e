/** The path of a page or file on its host: a site may be below a path, such as /repository. */
export const sitePath = (path: string): string =>
  `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
