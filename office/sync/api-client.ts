// Requests to a membership platform, one at a time. `ky` tries again after temporary errors, but not when a
// response breaks off, and waits as long as the platform asks. Errors are sentences for the volunteer who started the pull.
import { STATUS_CODES } from 'node:http';
import ky, { HTTPError, TimeoutError } from 'ky';
import type { ZodType } from 'zod';
import { ImportError } from '#import/import-error.ts';

const seconds = 1000;
/** In milliseconds. Each further wait is twice as long as the first one. */
const usual = { firstWait: 2 * seconds, responseTimeout: 60 * seconds };
export type RetryPolicy = Readonly<typeof usual>;

export type ApiRequest = {
  /** Only the request for a token is a POST: the client cannot change anything. */
  readonly method: 'get' | 'post';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The data it asks for, in words. */
  readonly subject: string;
};

/** The response in the documented shape. @throws ImportError for any other response. */
export type Send = <Shape>(request: ApiRequest, shape: ZodType<Shape>) => Promise<Shape>;

/** The subject of the first request, which sends the key. */
export const accessToken = 'an access token';

export const tooLong = (subject: string): ImportError =>
  new ImportError(`Wild Apricot took too long to send ${subject}. Try again in an hour.`);

function statusError(status: number, subject: string): string {
  // OAuth also answers 400 to an unknown key.
  if (status === 401 || status === 403 || (status === 400 && subject === accessToken))
    return `Wild Apricot rejected the key in WILD_APRICOT_API_KEY. Check that you copied all of it, and that Wild Apricot has it under Apps, Authorized applications, where it may read members. If not, create a new one there.`;
  const label = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return `Wild Apricot couldn't send ${subject} (${label}). Try again in an hour. If it happens again, check that the key in WILD_APRICOT_API_KEY belongs to the right account.`;
}

/** The code of an error, such as ENOTFOUND or CERT_HAS_EXPIRED. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  return code === undefined ? codeOf(error.cause) : String(code);
}

/** The last try of a request failed. Its error names no key and no address. */
function requestError(error: unknown, subject: string): ImportError {
  if (error instanceof TimeoutError) return tooLong(subject);
  return new ImportError(
    error instanceof HTTPError
      ? statusError(error.response.status, subject)
      : `We couldn't get ${subject} from Wild Apricot (${codeOf(error)}). Check your internet connection, and try again.`,
  );
}

export function apiClient({ firstWait, responseTimeout } = usual): Send {
  const client = ky.create({
    // A redirect would send key and token to another host.
    redirect: 'manual',
    headers: { accept: 'application/json' },
    timeout: responseTimeout,
    retry: {
      limit: 5,
      methods: ['get', 'post'],
      maxRetryAfter: 300 * seconds,
      delay: (attempt) => firstWait * 2 ** (attempt - 1),
      retryOnTimeout: true,
    },
  });
  return async ({ url, subject, ...request }, shape) => {
    const response = client(url, request).arrayBuffer();
    const bytes = await response.catch((error: unknown) => {
      throw requestError(error, subject);
    });
    const { data, error } = shape.safeParse(dataIn(bytes));
    if (data !== undefined) return data;
    // The message may quote the response, which may contain anything.
    const where = error?.issues[0]?.path.join('.') || 'the whole response';
    throw new ImportError(
      `Wild Apricot sent ${subject} in an unknown format (${where}). Try again. If it happens again, tell your webmaster, and use an export until it is fixed.`,
    );
  };
}

/** Undefined if it isn't JSON. Invalid bytes would end up in people's names. */
function dataIn(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
