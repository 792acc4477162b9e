// What is to be thought of an address, from the way that it led: whether a volunteer has to act.
import { STATUS_CODES } from 'node:http';
import type { Hop, Way } from './following.ts';
import type { Refusal } from './framing.ts';

/** Good ones ask for nothing; advice may wait; an unsure one needs a look with a browser. */
export type Verdict = {
  readonly kind: 'broken' | 'unsure' | 'moved' | 'good';
  /** What was found, in a few words. */
  readonly found: string;
};

/** Silences in words. Whatever is not here is a fault of encryption or of the host's answer. */
const silences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no host of this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'the host takes no calls',
  ECONNRESET: 'the host hung up',
  EPIPE: 'the host hung up',
  UND_ERR_SOCKET: 'the host hung up',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  ENETUNREACH: 'no way to the host',
  EHOSTUNREACH: 'no way to the host',
  CERT_HAS_EXPIRED: 'the certificate of the host has run out',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another host',
};

/** A silence in words, with the word that a technician would ask for. */
export function silenceInWords(code: string): string {
  const known = silences[code];
  if (known) return `${known} (${code})`;
  if (/CERT|SIGNATURE|TLS|SSL|EPROTO/.test(code)) return `not safely encrypted (${code})`;
  return `an answer that nobody can read (${code})`;
}

/** Statuses with which hosts turn programs away, and not visitors. */
const turnedAway = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);

const statusInWords = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

const permanent = new Set([301, 308]);

/** Where a way leads for good: the last of its redirects, from the first on, that will not change. */
function movedTo({ url, hops }: Way): string | undefined {
  const passing = hops.findIndex(({ status }) => !permanent.has(status));
  const lasting: Hop | undefined = (passing < 0 ? hops : hops.slice(0, passing)).at(-1);
  if (!lasting) return undefined;
  const to = new URL(lasting.to);
  if (to.hash === '') to.hash = new URL(url).hash;
  return to.href === new URL(url).href ? undefined : to.href;
}

/** Whether a page deep in a site now leads to its front, as hosts do with pages they have given up. */
const endsAtFront = ({ url, hops }: Way) => {
  const last = hops.at(-1);
  return (
    last !== undefined && new URL(url).pathname.length > 1 && new URL(last.to).pathname === '/'
  );
};

function verdictOnGood(way: Way): Verdict {
  if (endsAtFront(way))
    return { kind: 'moved', found: `leads to the front page ${way.hops.at(-1)?.to}` };
  const to = movedTo(way);
  return to ? { kind: 'moved', found: `has moved to ${to}` } : { kind: 'good', found: 'answers' };
}

/** What is to be thought of an address. */
export function verdictOn(way: Way): Verdict {
  const { end, hops } = way;
  const through = hops.length > 0 ? ` at ${hops.at(-1)?.to}` : '';
  if (end.kind === 'too long')
    return { kind: 'broken', found: `redirects ${end.circle ? 'in a circle' : 'without end'}` };
  if (end.kind === 'nowhere')
    return {
      kind: 'broken',
      found: `redirects to ${end.to || 'no address'}, which nobody can open`,
    };
  const { reply } = end;
  if (reply.kind === 'silence')
    return { kind: 'broken', found: silenceInWords(reply.code) + through };
  const { status } = reply;
  if (status >= 200 && status < 300) return verdictOnGood(way);
  const found = statusInWords(status) + through;
  return { kind: turnedAway.has(status) || status < 400 ? 'unsure' : 'broken', found };
}

/** The verdict on a widget or film, which also has to let itself be shown inside a page of ours. */
export function verdictOnFramed(way: Way, refusal: Refusal | undefined): Verdict {
  const verdict = verdictOn(way);
  if (!refusal || verdict.kind === 'broken') return verdict;
  const found = `may not be shown inside our page (${refusal.header}: ${refusal.value})`;
  return { kind: 'broken', found };
}
