// Requests to a membership platform, one at a time. `ky` tries again after temporary errors and waits as long as
// the platform asks.
import ky from 'ky';
import type { ZodType } from 'zod';
import { codeOf, mayChange } from '#http/reply.ts';
import { ImportError } from '#import/import-error.ts';
import { requestError, tooLong, unexpectedShape, unreadable } from './platform-errors.ts';

/** Times are in milliseconds. */
export type Patience = {
  /** Before the second try. Each further wait is twice as long. */
  readonly firstWait: number;
  /** Between two checks whether a result is ready. */
  readonly pollInterval: number;
  /** For one response, and for the whole pull. */
  readonly responseTimeout: number;
  readonly totalTimeout: number;
};

const seconds = 1000;
/** The platform asks for 5 s between two checks. Its token is valid for half an hour. */
const defaultPatience: Patience = {
  firstWait: 2 * seconds,
  pollInterval: 5 * seconds,
  responseTimeout: 60 * seconds,
  totalTimeout: 1200 * seconds,
};

const maxBytes = 100_000_000;
const maxTries = 6;

export type ApiRequest = {
  /** Only the request for a token is a POST: the client cannot change anything. */
  readonly method: 'get' | 'post';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The data it asks for, in words. */
  readonly subject: string;
};

export type ApiClient = {
  /**
   * The response in the documented shape.
   * @throws ImportError for any other response.
   */
  readonly send: <Shape>(request: ApiRequest, shape: ZodType<Shape>) => Promise<Shape>;
  /** Waits until the next check whether a result is ready. */
  readonly pause: (subject: string) => Promise<void>;
};

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

export function apiClient(patience: Patience = defaultPatience): ApiClient {
  const end = Date.now() + patience.totalTimeout;
  const client = ky.create({
    // A redirect would send key and token to another host.
    redirect: 'manual',
    headers: { accept: 'application/json' },
    timeout: patience.responseTimeout,
    retry: {
      limit: maxTries - 1,
      methods: ['get', 'post'],
      statusCodes: [429, 500, 502, 503, 504],
      afterStatusCodes: [429, 503],
      maxRetryAfter: 300 * seconds,
      delay: (attempt) => patience.firstWait * 2 ** (attempt - 1),
      retryOnTimeout: true,
    },
    hooks: { afterResponse: [({ response }) => (response.ok ? complete(response) : response)] },
  });
  const assertTime = (subject: string) => {
    if (Date.now() > end) throw tooLong(subject);
  };
  async function responseTo({ url, subject, ...request }: ApiRequest): Promise<string> {
    assertTime(subject);
    try {
      const signal = AbortSignal.timeout(Math.max(1, end - Date.now()));
      return await client(url, { ...request, signal }).text();
    } catch (error) {
      assertTime(subject);
      throw requestError(error, subject);
    }
  }
  return {
    async send(request, shape) {
      const text = await responseTo(request);
      let response: unknown;
      try {
        response = JSON.parse(text);
      } catch {
        throw unreadable(request.subject, text);
      }
      const { data, error } = shape.safeParse(response);
      if (data !== undefined) return data;
      const [first] = error?.issues ?? [];
      throw unexpectedShape(request.subject, first?.path ?? [], first?.message ?? '');
    },
    async pause(subject) {
      assertTime(subject);
      await new Promise((resolve) => setTimeout(resolve, patience.pollInterval));
    },
  };
}

/**
 * The key to the platform, and a host that replaces the platform's own in tests. The host receives the key, so the connection
 * is encrypted or stays on this computer.
 * @throws ImportError when there is no key, or another host.
 */
export function accessFrom(env: Readonly<Record<string, string | undefined>>) {
  const key = env.WILD_APRICOT_API_KEY?.trim();
  if (!key)
    throw new ImportError(
      'There is no key to the membership platform. Put it in the environment variable WILD_APRICOT_API_KEY. See docs/automation.md, "Weekly member updates".',
    );
  const written = env.WILD_APRICOT_HOST?.trim();
  if (!written) return { key, host: undefined };
  const host = URL.canParse(written) ? new URL(written) : undefined;
  const isHere = host?.hostname === '127.0.0.1' || host?.hostname === 'localhost';
  if (host && (host.protocol === 'https:' || (isHere && host.protocol === 'http:')))
    return { key, host };
  throw new ImportError(
    "WILD_APRICOT_HOST isn't an https address or an address of this computer. Remove it, because it is only for tests.",
  );
}
