// One question to a platform and its whole answer, if that is text of a bearable length.
import { type Dispatcher, request } from 'undici';
import { codeOf, lists, type Reply } from '#http/reply.ts';

export type ApiQuery = {
  /** The one question that is no GET opens the door; nothing can be changed. */
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What is asked for, in words. */
  readonly about: string;
};

type ApiReply = Reply & { readonly text?: string };

type Limits = {
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
};

/** Letters that are none would become names of people. */
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

async function readBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > maxBytes) return undefined;
    pieces.push(piece);
  }
  return decoded(Buffer.concat(pieces));
}

/** Asks once and follows nothing: the key and the token go nowhere else. Never throws. */
export async function sendOnce(
  { method, url, headers, body }: ApiQuery,
  { dispatcher, signal, maxBytes }: Limits,
): Promise<ApiReply> {
  try {
    const response = await request(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      dispatcher,
      signal,
    });
    const text = await readBody(response.body, maxBytes);
    if (text === undefined) return { kind: 'silence', code: 'longer than can be read' };
    return { kind: 'answer', status: response.statusCode, headers: lists(response.headers), text };
  } catch (error) {
    return { kind: 'silence', code: codeOf(error) };
  }
}
