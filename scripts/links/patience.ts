// How often a host is asked, and how long it is left alone in between.
import { setTimeout as wait } from 'node:timers/promises';
import { type Asker, ask, type Reply } from './asking.ts';

export type Manners = {
  /** How often at most an address is asked for with GET. */
  readonly tries: number;
  /** Milliseconds between two questions to one host. */
  readonly pause: number;
  /** Milliseconds before the second try; each further try waits twice as long. */
  readonly firstWait: number;
  /** Milliseconds: a host that wants to be left alone for longer is not asked again. */
  readonly longestWait: number;
};

/** What a host says of itself for the moment. */
const passing = new Set([429, 500, 502, 503, 504]);

/** What may go another way the next time: not a name that is not there, nor a bad certificate. */
const passingSilence = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'ENETUNREACH'],
  ...['EHOSTUNREACH', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** Whether the same question may be answered well in a while. */
export const mayChange = (reply: Reply) =>
  reply.kind === 'answer' ? passing.has(reply.status) : passingSilence.has(reply.code);

/** Milliseconds that the host asks to be left alone for, by seconds or by a day and time. */
export function retryAfter(reply: Reply, now: number): number | undefined {
  const [text] = (reply.kind === 'answer' && reply.headers['retry-after']) || [];
  if (text === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * 1000;
  const until = /^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

const isGood = (reply: Reply) =>
  reply.kind === 'answer' && reply.status >= 200 && reply.status < 400;

/** The questions that an address is asked, in their order: what a HEAD does not answer, a GET may. */
const questionsOf = (headFirst: boolean, tries: number): readonly ('HEAD' | 'GET')[] => [
  ...(headFirst ? (['HEAD'] as const) : []),
  ...Array.from({ length: tries }, () => 'GET' as const),
];

/**
 * The reply of a host: with HEAD if that is enough, else with GET, and again while a failure may pass.
 * Whoever asks the host something else meanwhile has to wait.
 */
export async function askPatiently(
  url: string,
  headFirst: boolean,
  asker: Asker,
  { tries, pause, firstWait, longestWait }: Manners,
): Promise<Reply> {
  let backoff = firstWait;
  let reply: Reply = { kind: 'silence', code: 'unknown' };
  for (const [at, method] of questionsOf(headFirst, tries).entries()) {
    if (at > 0) {
      const own = headFirst && at === 1 ? pause : backoff;
      const rest = Math.max(own, retryAfter(reply, Date.now()) ?? 0);
      if (rest > longestWait) return reply;
      if (!headFirst || at > 1) backoff *= 2;
      await wait(rest);
    }
    reply = await ask(url, method, asker);
    if (isGood(reply) || (method === 'GET' && !mayChange(reply))) return reply;
  }
  return reply;
}
