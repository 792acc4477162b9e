// Requests to a membership platform, one at a time. `ky` tries again after temporary errors and waits as long as
// the platform asks.
import ky from 'ky';
import type { ZodType } from 'zod';
import { codeOf, mayChange } from '#http/reply.ts';
import { ImportError } from '#import/import-error.ts';
import { requestError, unexpectedShape } from './platform-errors.ts';

/** In milliseconds. */
export type RetryPolicy = {
  /** Before the second try. Each further wait is twice as long. */
  readonly firstWait: number;
  readonly responseTimeout: number;
};

const seconds = 1000;
const usual: RetryPolicy = { firstWait: 2 * seconds, responseTimeout: 60 * seconds };
const maxTries = 6;
const maxBytes = 100_000_000;

export type ApiRequest = {
  /** Only the request for a token is a POST: the client cannot change anything. */
  readonly method: 'get' | 'post';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The data it asks for, in words. */
  readonly subject: string;
};

/**
 * The response in the documented shape.
 * @throws ImportError for any other response.
 */
export type Send = <Shape>(request: ApiRequest, shape: ZodType<Shape>) => Promise<Shape>;

/** The text of a response, up to the limit. Throws on invalid bytes, which would end up in people's names. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('the response is too long');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/** The response once all of it is here. A connection that breaks on the way is tried again. */
async function complete(response: Response) {
  try {
    return new Response(await textOf(response));
  } catch (error) {
    const code = codeOf(error);
    if (mayChange({ kind: 'silence', code })) return ky.retry({ code });
    throw error;
  }
}

export function apiClient({ firstWait, responseTimeout }: RetryPolicy = usual): Send {
  const client = ky.create({
    // A redirect would send key and token to another host.
    redirect: 'manual',
    headers: { accept: 'application/json' },
    timeout: responseTimeout,
    retry: {
      limit: maxTries - 1,
      methods: ['get', 'post'],
      statusCodes: [429, 500, 502, 503, 504],
      afterStatusCodes: [429, 503],
      maxRetryAfter: 300 * seconds,
      delay: (attempt) => firstWait * 2 ** (attempt - 1),
      retryOnTimeout: true,
    },
    hooks: { afterResponse: [({ response }) => (response.ok ? complete(response) : response)] },
  });
  return async ({ url, subject, ...request }, shape) => {
    const text = await client(url, request)
      .text()
      .catch((error: unknown) => {
        throw requestError(error, subject);
      });
    const { data, error } = shape.safeParse(parsed(text, subject));
    if (data !== undefined) return data;
    const [{ path, message } = { path: [], message: '' }] = error?.issues ?? [];
    // The rest of the message quotes the response, which may contain anything.
    const expected = message.replace(/^Invalid [a-z]+: /, '').replace(/, received .*$/s, '');
    throw unexpectedShape(subject, `${path.join('.') || 'the whole response'}: ${expected}`);
  };
}

function parsed(text: string, subject: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unexpectedShape(subject, 'not JSON');
  }
}

/**
 * The key to the platform, and a host that replaces the platform's own in tests. The host receives the key,
 * so the connection is encrypted or stays on this computer.
 * @throws ImportError when there is no key, or another host.
 */
export function accessFrom(env: Readonly<Record<string, string | undefined>>) {
  const key = env.WILD_APRICOT_API_KEY?.trim();
  if (!key)
    throw new ImportError(
      'There is no key to the membership platform. Put it in the environment variable WILD_APRICOT_API_KEY. See docs/automation.md, "Weekly member updates".',
    );
  const host = env.WILD_APRICOT_HOST?.trim() || undefined;
  if (host && !/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$))/.test(host))
    throw new ImportError(
      "WILD_APRICOT_HOST isn't an https address or an address of this computer. Remove it, because it is only for tests.",
    );
  return { key, host };
}
