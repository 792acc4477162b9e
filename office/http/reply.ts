// What a host answers to one request, and whether asking again later may help.

type Answer = {
  readonly kind: 'answer';
  readonly status: number;
  /** By lower-case name; a header that came several times has several values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
};

/** No readable answer: the error code that Node or its HTTP client has for it. */
type Silence = { readonly kind: 'silence'; readonly code: string };

export type Reply = Answer | Silence;

/** Headers as lists, by lower-case name. */
export const lists = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? []].flat()]),
  );

/** The code of an error: "ENOTFOUND", "CERT_HAS_EXPIRED"; the first of several tried addresses. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

const temporary = new Set([429, 500, 502, 503, 504]);

/** What may succeed the next time: not a name that does not exist, nor a bad certificate. */
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
  ENOTFOUND: 'no host of this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'the host refuses connections',
  ECONNRESET: 'the host closed the connection',
  EPIPE: 'the host closed the connection',
  UND_ERR_SOCKET: 'the host closed the connection',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  ENETUNREACH: 'no route to the host',
  EHOSTUNREACH: 'no route to the host',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another host',
};

/** An error code in words, with the code for a technician. */
export function failureInWords(code: string): string {
  const known = failures[code];
  if (known) return `${known} (${code})`;
  if (/CERT|SIGNATURE|TLS|SSL|EPROTO/.test(code)) return `not safely encrypted (${code})`;
  return `an answer that can't be read (${code})`;
}
