// Whether a page's headers allow our site to show it in a frame.
// Sources: HTML Standard, "X-Frame-Options"; CSP Level 3, "frame-ancestors" and "match a URL".
import parsePolicy from 'content-security-policy-parser';

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ port, protocol }: URL) => port || defaultPorts[protocol] || '';

/** A source with http also allows https. */
const schemeFits = (scheme: string, { protocol }: URL) =>
  `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');

const hostFits = (pattern: string, { hostname }: URL) =>
  pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;

function portFits(port: string | undefined, site: URL): boolean {
  if (port === '*') return true;
  if (port === undefined) return portOf(site) === defaultPorts[site.protocol];
  return port === portOf(site) || (port === '80' && portOf(site) === '443');
}

/** Whether one source of the list allows the site. `own` is the page with the policy. */
function sourceFits(source: string, site: URL, own: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(site.protocol);
  if (text === "'self'") return site.origin === own.origin;
  const [, only] = /^([a-z][a-z\d+.-]*):$/.exec(text) ?? [];
  if (only) return schemeFits(only, site);
  const [, scheme, host, port] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*(?:\.[a-z\d.-]+)?|[a-z\d.-]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(
      text,
    ) ?? [];
  if (!host) return false;
  const scheme_ = scheme ?? own.protocol.slice(0, -1);
  return (
    schemeFits(scheme_, site) && (host === '*' || hostFits(host, site)) && portFits(port, site)
  );
}

/** Whether X-Frame-Options forbids the frame. It only counts if no policy lists ancestors. */
function isForbidden(value: string, site: URL, own: URL): boolean {
  const words = new Set(value.split(',').map((word) => word.trim().toLowerCase()));
  if (words.size > 1) return ['deny', 'allowall', 'sameorigin'].some((word) => words.has(word));
  return words.has('deny') || (words.has('sameorigin') && site.origin !== own.origin);
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
