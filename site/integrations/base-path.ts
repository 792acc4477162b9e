// A site below a path of its host, such as https://owner.github.io/repository. Components, content and files write
// every address as at the top of a host. A build with SITE_PATH, which `npm run deploy` sets, adds the path: here
// to the finished pages, and through virtual:base-path to the addresses that scripts make.
import { DomUtils, parseDocument } from 'htmlparser2';
import { replaceParts, textOf } from './html-parts.ts';

/** The path, such as "/repository"; empty at the top of a host. */
export const basePath = process.env.SITE_PATH ?? '';

/** The attributes with addresses. tests/browser/below-a-path.spec.ts finds one that is missing here. */
const attributes =
  /(?<=\s(?:href|src|srcset|action|poster|data-src|component-url|renderer-url|before-hydration-url)=")\/(?!\/)[^"]*/gi;

/** Adds a path to the addresses of a style sheet. */
export const styleBelow = (path: string, css: string): string =>
  css.replaceAll(/(?<=url\(["']?)\/(?!\/)/g, `${path}/`);

/** Adds a path to the addresses of a page. */
export function pageBelow(path: string, html: string): string {
  if (path === '') return html;
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const changes = DomUtils.getElementsByTagName('*', page).flatMap((element) => {
    const { name, firstChild, startIndex, endIndex } = element;
    const from = startIndex ?? 0;
    const to = firstChild?.startIndex ?? (endIndex ?? 0) + 1;
    // A source set has several addresses.
    const tag = html
      .slice(from, to)
      .replace(attributes, (value) => value.replaceAll(/(^|,\s*)\//g, `$1${path}/`));
    const tagChange = [{ startIndex: from, endIndex: to - 1 }, tag] as const;
    if (!firstChild || (name !== 'style' && name !== 'script')) return [tagChange];
    const text = textOf(element).replace('"href_matches":"/', `"href_matches":"${path}/`);
    return [tagChange, [firstChild, name === 'style' ? styleBelow(path, text) : text] as const];
  });
  return replaceParts(html, changes);
}
