// Asks the host under test, and takes its answers as they came: nothing is followed or unpacked.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { origin } from './host-under-test.ts';

// Its certificate was made a moment ago.
const dispatcher = new Agent({ connections: 4, connect: { rejectUnauthorized: false } });

type Asked = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'HEAD' | 'POST';
};

export type Answer = {
  readonly status: number;
  /** A header of the answer; empty when it has none. */
  readonly header: (name: string) => string;
  readonly body: Buffer;
};

export async function ask(path: string, asked: Asked = {}): Promise<Answer> {
  const { headers = {}, method = 'GET' } = asked;
  const answer = await request(`${origin}${path}`, { dispatcher, headers, method });
  return {
    status: answer.statusCode,
    header: (name) => [answer.headers[name] ?? ''].flat().join(', '),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

/** The address that an answer leads to, without the host. */
export function leadsTo({ header }: Answer): string {
  const { pathname, search } = new URL(header('location'), origin);
  return pathname + search;
}

export const unpacked = ({ header, body }: Answer): Buffer => {
  const encoding = header('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

/** Does something with all of many, a few at a time. */
export async function inTurns<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const turn = async () => {
    for (const item of left) await action(item);
  };
  await Promise.all(Array.from({ length: 4 }, turn));
}
