// One question to a platform and its whole answer, if that is text of a bearable length.
import { type Dispatcher, request } from 'undici';
import { codeOf, lists, type Reply } from '#http/reply.ts';

export type Question = {
  /** The one question that is no GET opens the door; nothing can be changed. */
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What is asked for, in words. */
  readonly about: string;
};

type Heard = Reply & { readonly text?: string };

type Limits = {
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  readonly mostBytes: number;
};

/** Letters that are none would become names of people. */
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

async function textOf(body: AsyncIterable<Uint8Array>, most: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > most) return undefined;
    pieces.push(piece);
  }
  return decoded(Buffer.concat(pieces));
}

/** Asks once and follows nothing: the key and the token go nowhere else. Never throws. */
export async function hearOnce(
  { method, url, headers, body }: Question,
  { dispatcher, signal, mostBytes }: Limits,
): Promise<Heard> {
  try {
    const heard = await request(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      dispatcher,
      signal,
    });
    const text = await textOf(heard.body, mostBytes);
    if (text === undefined) return { kind: 'silence', code: 'longer than can be read' };
    return { kind: 'answer', status: heard.statusCode, headers: lists(heard.headers), text };
  } catch (error) {
    return { kind: 'silence', code: codeOf(error) };
  }
}
