// Serves a built site on this computer: pages without .html, the headers of the table, and 404.html. It leaves out what
// only hosts need, such as redirects from other spellings of an address.
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { contentTypeOf } from '#headers/content-types.ts';
import { fieldsFor, type HeaderRule } from '#headers/header-rules.ts';

/**
 * Answers requests to a built site. It reads files at each request, so a new build shows at once.
 * @param folder - The folder of the site, which may appear later.
 * @param rules - The table of headers.
 */
export function siteListener(folder: string, rules: readonly HeaderRule[]): RequestListener {
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  const missing = `${folder}/404.html`;
  return (request, response) => {
    const setHeaders = (address: string) => {
      response.setHeaders(new Map(Object.entries(fieldsFor(rules, address))));
      response.setHeader('Content-Type', contentTypeOf(address));
    };
    const [path = ''] = (request.url ?? '').split('?');
    setHeaders(path);
    sendFile(request, response, () => {
      setHeaders('/404');
      response.writeHead(404).end(existsSync(missing) ? readFileSync(missing) : 'Page Not Found');
    });
  };
}
