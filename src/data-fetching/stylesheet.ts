// Style sheets that come with a part of a page, each linked once.

const sheets = new Map<string, Promise<boolean>>();

/** Links a sheet; resolves when it is here, or with false when it has failed. */
export function stylesheet(href: string): Promise<boolean> {
  const known = sheets.get(href);
  if (known) return known;
  const settled = new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      // The next who needs it tries again.
      sheets.delete(href);
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
  sheets.set(href, settled);
  return settled;
}
