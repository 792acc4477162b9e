// One question to a host, and its answer in the few words that matter here.
import { type Dispatcher, request } from 'undici';

type Answer = {
  readonly kind: 'answer';
  readonly status: number;
  /** By name in small letters; several of one name are several. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
};

/** No answer that could be read: why, in the word that Node or its HTTP client has for it. */
type Silence = { readonly kind: 'silence'; readonly code: string };

export type Reply = Answer | Silence;

export type Asker = {
  readonly dispatcher: Dispatcher;
  /** How the program names itself, so that a host can tell whom to write to. */
  readonly agent: string;
  /** Milliseconds until an answer has to begin. */
  readonly patience: number;
  /** What the host has given before on the same way, as a browser would give it back. */
  readonly cookie?: string;
};

/** Headers as lists, by name in small letters. */
export const lists = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? []].flat()]),
  );

/** The word for a failure: "ENOTFOUND", "CERT_HAS_EXPIRED"; the first of several tried addresses. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

/** Asks once, follows nothing, and reads no more than the head of the answer. Never throws. */
export async function ask(url: string, method: 'HEAD' | 'GET', asker: Asker): Promise<Reply> {
  try {
    const { statusCode, headers, body } = await request(url, {
      method,
      dispatcher: asker.dispatcher,
      headers: {
        accept: '*/*',
        'accept-language': 'en',
        'user-agent': asker.agent,
        ...(asker.cookie && { cookie: asker.cookie }),
      },
      signal: AbortSignal.timeout(asker.patience),
    });
    // What comes after the head is of no use, and an error in it none either.
    body.on('error', () => undefined).destroy();
    return { kind: 'answer', status: statusCode, headers: lists(headers) };
  } catch (error) {
    return { kind: 'silence', code: codeOf(error) };
  }
}
