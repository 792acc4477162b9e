// The reply of a host to one request, and whether another try may help.

type Answer = {
  readonly kind: 'answer';
  readonly status: number;
  /** By lower-case name; a header that came several times has several values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
};

/** No readable response. The error code comes from Node or its HTTP client. */
type Silence = { readonly kind: 'silence'; readonly code: string };

export type Reply = Answer | Silence;

/** The code of an error: "ENOTFOUND", "CERT_HAS_EXPIRED"; the first of several tried addresses. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

const temporary = new Set([429, 500, 502, 503, 504]);

/** Errors that may pass. A missing host or a bad certificate won't. */
const temporaryCodes = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'ENETUNREACH'],
  ...['EHOSTUNREACH', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** Whether the same request may succeed in a while. */
export const mayChange = (reply: Reply) =>
  reply.kind === 'answer' ? temporary.has(reply.status) : temporaryCodes.has(reply.code);

/** Milliseconds that the host asks us to wait, given in seconds or as a date. */
export function retryAfter(reply: Reply, now: number): number | undefined {
  const [text] = (reply.kind === 'answer' && reply.headers['retry-after']) || [];
  if (text === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * 1000;
  const until = /^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host with this name',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the host refused the connection',
  ECONNRESET: 'the host closed the connection',
  EPIPE: 'the host closed the connection',
  UND_ERR_SOCKET: 'the host closed the connection',
  ETIMEDOUT: 'the host took too long to respond',
  UND_ERR_CONNECT_TIMEOUT: 'the host took too long to respond',
  UND_ERR_HEADERS_TIMEOUT: 'the host took too long to respond',
  ENETUNREACH: 'the host could not be reached',
  EHOSTUNREACH: 'the host could not be reached',
  CERT_HAS_EXPIRED: 'the security certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the security certificate belongs to another host',
};

/** An error code in words, with the code for a technician. */
export function failureInWords(code: string): string {
  const known = failures[code];
  if (known) return `${known} (${code})`;
  if (/CERT|SIGNATURE|TLS|SSL|EPROTO/.test(code)) return `the connection is not secure (${code})`;
  return `the response can't be read (${code})`;
}
