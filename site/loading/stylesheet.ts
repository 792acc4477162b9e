// Style sheets of later parts of a page, each linked once.
import { basePath } from 'virtual:base-path';
import { integrityOf, loadPart } from './site-files.ts';

const sheets = new Map<string, Promise<boolean>>();

const link = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.integrity = integrityOf(basePath ? basePath + path : path);
    // Otherwise the service worker doesn't get the hash.
    sheet.crossOrigin = 'anonymous';
    sheet.href = basePath ? basePath + path : path;
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`The style sheet ${path} did not load.`));
    });
    document.head.append(sheet);
  });

/** Links a sheet of the bundle. Resolves to whether it loaded. */
export function stylesheet(href: string): Promise<boolean> {
  const known = sheets.get(href);
  if (known) return known;
  const loaded = loadPart(() => link(href)).then(
    () => true,
    () => {
      // The next part with this sheet tries again.
      sheets.delete(href);
      return false;
    },
  );
  sheets.set(href, loaded);
  return loaded;
}
