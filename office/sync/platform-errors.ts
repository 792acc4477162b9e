// The errors of a membership platform, in sentences for the volunteer who started the pull.
import { STATUS_CODES } from 'node:http';
import { HTTPError, TimeoutError } from 'ky';
import { codeOf, failureInWords } from '#http/reply.ts';
import { ImportError } from '#import/import-error.ts';

/** The subject of the first request, which sends the key. */
export const accessToken = 'an access token';

const name = 'Wild Apricot';
const key = 'WILD_APRICOT_API_KEY';
const place = 'Apps, Authorized applications';
const later = 'Try again in an hour.';

export const tooLong = (subject: string): ImportError =>
  new ImportError(`${name} took too long to send ${subject}. ${later}`);

/** The response isn't JSON, or doesn't have the documented shape. */
export const unexpectedShape = (subject: string, where: string): ImportError =>
  new ImportError(
    `${name} sent ${subject} in an unknown format (${where}). Try again. If it happens again, tell your webmaster, and use an export until it is fixed.`,
  );

function statusError(status: number, subject: string): string {
  // OAuth also answers 400 to an unknown key.
  if (status === 401 || (status === 400 && subject === accessToken))
    return `${name} rejected the key in ${key}. Check that you copied all of it and that it is still in ${name} under ${place}. If not, create a new one there.`;
  if (status === 403)
    return `The key in ${key} may not read ${subject} in ${name}. Check in ${name} under ${place} that the application may read members.`;
  if (status === 429) return `${name} is limiting requests. ${later}`;
  const label = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  if (status >= 500) return `${name} has a problem of its own (${label}). ${later}`;
  return `${name} doesn't have ${subject} (${label}). Check that the key in ${key} belongs to the right account. If it does, tell your webmaster.`;
}

/** The last try of a request failed. Its error names no key and no address. */
export function requestError(error: unknown, subject: string): ImportError {
  if (error instanceof TimeoutError) return tooLong(subject);
  return new ImportError(
    error instanceof HTTPError
      ? statusError(error.response.status, subject)
      : `We couldn't get ${subject} from ${name}: ${failureInWords(codeOf(error))}. Check your internet connection, and try again.`,
  );
}
