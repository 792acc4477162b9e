// Whether a page lets itself be shown inside a page of our site, by what its host says of it.
// Sources: HTML Standard, "X-Frame-Options"; CSP Level 3, "frame-ancestors" and "match a URL".
import parsePolicy from 'content-security-policy-parser';

/** The two headers, each with its lines. */
export type FramingHeaders = Readonly<Record<string, readonly string[]>>;

/** What a browser would refuse it for; nothing when it would show it. */
export type Refusal = { readonly header: string; readonly value: string };

/** The policies of all header lines: a line may hold several, with commas between. */
const policiesOf = (headers: FramingHeaders) =>
  (headers['content-security-policy'] ?? []).flatMap((line) => line.split(','));

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ port, protocol }: URL) => port || defaultPorts[protocol] || '';

/** An address with http stands for the one with https, too. */
const schemeFits = (scheme: string, { protocol }: URL) =>
  `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');

const hostFits = (pattern: string, { hostname }: URL) =>
  pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;

function portFits(port: string | undefined, site: URL): boolean {
  if (port === '*') return true;
  if (port === undefined) return portOf(site) === defaultPorts[site.protocol];
  return port === portOf(site) || (port === '80' && portOf(site) === '443');
}

/** Whether one source of the list means the site. `own` is the page that says it. */
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

/** The refusal of X-Frame-Options, which counts where no policy names ancestors. */
function refusalByOptions(headers: FramingHeaders, site: URL, own: URL): Refusal | undefined {
  const header = 'X-Frame-Options';
  const lines = headers['x-frame-options'] ?? [];
  const value = lines.join(', ');
  const words = [
    ...new Set(
      value
        .toLowerCase()
        .split(',')
        .map((word) => word.trim()),
    ),
  ];
  const known = words.filter((word) => ['deny', 'allowall', 'sameorigin'].includes(word));
  if (words.length > 1) return known.length > 0 ? { header, value } : undefined;
  if (words[0] === 'deny') return { header, value };
  return words[0] === 'sameorigin' && site.origin !== own.origin ? { header, value } : undefined;
}

/**
 * Why a browser would not show the page inside the site's; nothing when it would.
 * @param page the address that the headers came from, after all redirects
 * @param site the origin of the page around it
 */
export function refusalOf(
  headers: FramingHeaders,
  page: string,
  site: string,
): Refusal | undefined {
  const [own, around] = [new URL(page), new URL(site)];
  const lists = policiesOf(headers).flatMap((policy) => {
    const sources = parsePolicy(policy).get('frame-ancestors');
    return sources ? [sources] : [];
  });
  // Every policy has to agree, and X-Frame-Options is not asked any more.
  const against = lists.find((list) => !list.some((source) => sourceFits(source, around, own)));
  if (against)
    return {
      header: 'Content-Security-Policy',
      value: `frame-ancestors ${against.join(' ')}`.trim(),
    };
  return lists.length > 0 ? undefined : refusalByOptions(headers, around, own);
}
