// Sends requests to a membership platform, one at a time. After temporary errors it waits and tries again, up
// to the limits of its policy.
import type { Dispatcher } from 'undici';
import type { ZodType } from 'zod';
import { mayChange, retryAfter } from '#http/reply.ts';
import type { ExportFile, Progress } from '#import/reading/export-file.ts';
import {
  type Provider,
  rateLimited,
  responseError,
  tooLong,
  unexpectedShape,
  unreadable,
} from './provider-errors.ts';
import { type ApiRequest, sendOnce } from './send-once.ts';

/** Times are in milliseconds. */
export type RetryPolicy = {
  /** For one request. */
  readonly maxTries: number;
  /** Before the second try. Each further wait is twice as long. */
  readonly firstWait: number;
  /** If the platform asks for a longer wait, the pull ends. */
  readonly maxWait: number;
  /** For one response, to its end. */
  readonly responseTimeout: number;
  /** Between two checks whether a result is ready. */
  readonly pollInterval: number;
  /** For the whole pull. */
  readonly totalTimeout: number;
  /** The longest response, in bytes. */
  readonly maxBytes: number;
  /** Throws when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

export type ApiClient = {
  /**
   * The response in the documented shape.
   * @throws ImportError for any other response.
   */
  readonly send: <Shape>(request: ApiRequest, shape: ZodType<Shape>) => Promise<Shape>;
  /** Waits until the next check whether a result is ready. */
  readonly pause: (subject: string) => Promise<void>;
  readonly progress: Progress;
};

/** A platform to pull members from. To add one, add a folder and an entry in choose-platform.ts. */
export type Platform = Provider & {
  /** The environment variable with another host, for tests only. */
  readonly hostName: string;
  /**
   * Its members as a table, like an export.
   * @throws ImportError
   */
  readonly pull: (key: string, host: URL | undefined, client: ApiClient) => Promise<ExportFile>;
};

export function apiClient(
  provider: Provider,
  policy: RetryPolicy,
  dispatcher: Dispatcher,
  progress: Progress,
): ApiClient {
  const end = AbortSignal.timeout(policy.totalTimeout);

  const wait = (milliseconds: number, subject: string) =>
    policy.wait(milliseconds, end).catch(() => {
      throw tooLong(provider, subject);
    });

  async function textOf(request: ApiRequest): Promise<string> {
    for (let attempt = 1, backoff = policy.firstWait; ; attempt += 1, backoff *= 2) {
      const signal = AbortSignal.any([end, AbortSignal.timeout(policy.responseTimeout)]);
      const reply = await sendOnce(request, { dispatcher, signal, maxBytes: policy.maxBytes });
      if (reply.text !== undefined && reply.kind === 'answer' && reply.status === 200)
        return reply.text;
      if (!mayChange(reply) || attempt === policy.maxTries)
        throw responseError(provider, request.subject, reply);
      const pause = Math.max(backoff, retryAfter(reply, Date.now()) ?? 0);
      if (pause > policy.maxWait) throw rateLimited(provider, pause);
      progress(`${provider.name} is busy, waiting ${Math.ceil(pause / 1000)} s`);
      await wait(pause, request.subject);
    }
  }

  return {
    async send(request, shape) {
      const text = await textOf(request);
      let response: unknown;
      try {
        response = JSON.parse(text);
      } catch {
        throw unreadable(provider, request.subject, text);
      }
      const { data, error } = shape.safeParse(response);
      if (data !== undefined) return data;
      const [first] = error?.issues ?? [];
      throw unexpectedShape(provider, request.subject, first?.path ?? [], first?.message ?? '');
    },
    pause: (subject) => wait(policy.pollInterval, subject),
    progress,
  };
}
