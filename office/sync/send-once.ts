// Sends one request to a platform and reads the whole response, up to a limit.
import { type Dispatcher, request } from 'undici';
import { codeOf, lists, type Reply } from '#http/reply.ts';

export type ApiRequest = {
  /** Only the request for a token is a POST: the client cannot change anything. */
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The data it asks for, in words. */
  readonly subject: string;
};

type ApiReply = Reply & { readonly text?: string };

type Limits = {
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
};

/** Throws on invalid bytes, which would end up in people's names. */
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

async function readBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks));
}

/** Follows no redirects, which would send key and token to another host. Never throws. */
export async function sendOnce(
  { method, url, headers, body }: ApiRequest,
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
    if (text === undefined) return { kind: 'silence', code: 'the response is too long' };
    return { kind: 'answer', status: response.statusCode, headers: lists(response.headers), text };
  } catch (error) {
    return { kind: 'silence', code: codeOf(error) };
  }
}
