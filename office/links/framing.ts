// Whether a page's headers allow our site to show it in a frame.
// Sources: HTML Standard, "X-Frame-Options"; CSP Level 3, "frame-ancestors" and "match a URL".
import parsePolicy from 'content-security-policy-parser';

/**
 * Whether one source of the list allows the site, which has https, so any scheme of the web fits. `own` is the
 * page with the policy.
 */
function sourceFits(source: string, site: URL, own: URL): boolean {
  const text = source.toLowerCase();
  if (['*', 'http:', 'https:'].includes(text)) return true;
  if (text === "'self'") return site.origin === own.origin;
  const [, host = '', port = '*'] =
    /^(?:https?:\/\/)?([^:/]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(text) ?? [];
  const fits = host.startsWith('*')
    ? site.hostname.endsWith(host.slice(1))
    : host === site.hostname;
  return fits && ['*', '80', site.port || '443'].includes(port);
}

/** Whether X-Frame-Options forbids the frame. It only counts if no policy lists ancestors. */
function isForbidden(value: string, site: URL, own: URL): boolean {
  const words = new Set(value.split(',').map((word) => word.trim().toLowerCase()));
  if (words.size > 1 || words.has('deny')) return true;
  return words.has('sameorigin') && site.origin !== own.origin;
}

/**
 * The header that stops a browser from showing the page in a frame of the site, if any.
 * @param page the address of the page, after all redirects
 * @param site the origin of the page around the frame
 */
export function framingIssue(headers: Headers, page: string, site: string): string | undefined {
  const [own, around] = [new URL(page), new URL(site)];
  // Several headers, and several policies in one, are separated by commas.
  const policies = (headers.get('content-security-policy') ?? '').split(',');
  const lists = policies.flatMap((policy) => {
    const sources = parsePolicy(policy).get('frame-ancestors');
    return sources ? [sources] : [];
  });
  // Every policy must allow it.
  const against = lists.find((list) => !list.some((source) => sourceFits(source, around, own)));
  if (against) return `Content-Security-Policy: frame-ancestors ${against.join(' ')}`.trim();
  const options = headers.get('x-frame-options') ?? '';
  if (lists.length > 0 || !isForbidden(options, around, own)) return undefined;
  return `X-Frame-Options: ${options}`;
}
