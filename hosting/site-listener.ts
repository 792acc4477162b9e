// Serves a built site on this computer as its host would: one address a page, the headers of the table, and 404.html.
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf } from '#headers/content-types.ts';
import { fieldsFor, type HeaderRule } from '#headers/header-rules.ts';

/** What other addresses of a page add to its own: /about/, /about.html, /about/index. */
const pageSuffix = /(?:\/index)?(?:\.html|\/)?$/;

/** A path without encoding and double slashes. A path with invalid encoding stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

/**
 * Answers requests to a built site. It reads files at each request, so a new build shows at once.
 * @param folder - The folder of the site, which may appear later.
 * @param rules - The table of headers.
 */
export function siteListener(folder: string, rules: readonly HeaderRule[]): RequestListener {
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });

  /** The one address of the page or file; undefined if there is none. */
  function addressOf(path: string): string | undefined {
    const page = path.replace(pageSuffix, '');
    if (existsSync(`${folder}${page || '/index'}.html`)) return page || '/';
    return extname(path) && path !== '/_headers' && existsSync(folder + path) ? path : undefined;
  }

  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const address = addressOf(decoded(path));
    const isFound = address !== undefined && encodeURI(address) === path;
    const fields = fieldsFor(rules, isFound ? address : '/404');
    response.setHeaders(new Map(Object.entries(fields)));
    response.setHeader('Content-Type', contentTypeOf(isFound ? address : ''));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (isFound) {
      sendFile(request, response);
    } else if (address !== undefined) {
      const query = request.url?.slice(path.length) ?? '';
      response.writeHead(307, { Location: encodeURI(address) + query }).end();
    } else {
      const page = `${folder}/404.html`;
      response.writeHead(404).end(existsSync(page) ? readFileSync(page) : 'Page Not Found');
    }
  };
}
