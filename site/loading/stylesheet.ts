// Style sheets of later parts of a page, each linked once.

const sheets = new Map<string, Promise<boolean>>();

const link = (href: string) =>
  new Promise<boolean>((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.addEventListener('load', () => resolve(true));
    sheet.addEventListener('error', () => {
      sheet.remove();
      // The next part with this sheet tries again.
      sheets.delete(href);
      resolve(false);
    });
    document.head.append(sheet);
  });

/** Links a sheet of the bundle. Resolves to whether it loaded. */
export function stylesheet(href: string): Promise<boolean> {
  const linked = sheets.get(href) ?? link(href);
  sheets.set(href, linked);
  return linked;
}
