// The errors of a platform, in sentences for the volunteer who started the pull.
import { STATUS_CODES } from 'node:http';
import { failureInWords, type Reply } from '#http/reply.ts';
import { ImportError } from '#import/import-error.ts';

export type Provider = {
  readonly name: string;
  /** The environment variable with the API key. */
  readonly keyName: string;
  /** The place in the platform where you create a key. */
  readonly keyPlace: string;
};

/** The subject of the first request, which sends the key. */
export const accessToken = 'an access token';

const later = 'Try again in an hour.';

const invalidKey = ({ name, keyName, keyPlace }: Provider): ImportError =>
  new ImportError(
    `${name} rejected the key in ${keyName}. Check that you copied all of it and that it is still in ${name} under ${keyPlace}. If not, create a new one there.`,
  );

const forbidden = ({ name, keyName, keyPlace }: Provider, subject: string): ImportError =>
  new ImportError(
    `The key in ${keyName} may not read ${subject} in ${name}. Check in ${name} under ${keyPlace} that the application may read members.`,
  );

export const tooLong = ({ name }: Provider, subject: string): ImportError =>
  new ImportError(`${name} took too long to send ${subject}. ${later}`);

export const rateLimited = ({ name }: Provider, milliseconds: number): ImportError =>
  new ImportError(
    `${name} is limiting requests. Try again in ${Math.ceil(milliseconds / 60_000)} minutes.`,
  );

/** The response isn't JSON. */
export const unreadable = ({ name }: Provider, subject: string, text: string): ImportError => {
  const start = text.trimStart();
  const what = start.startsWith('<')
    ? 'a web page'
    : start === ''
      ? 'an empty response'
      : 'incomplete or damaged data';
  return new ImportError(`${name} sent ${what} instead of ${subject}. ${later}`);
};

/** The response doesn't have the documented shape. */
export const unexpectedShape = (
  { name }: Provider,
  subject: string,
  path: readonly PropertyKey[],
  issue: string,
): ImportError => {
  // The rest of the message quotes the response, which may contain anything.
  const expected = issue.replace(/^Invalid [a-z]+: /, '').replace(/, received .*$/s, '');
  const where = path.length > 0 ? path.join('.') : 'the whole response';
  return new ImportError(
    `${name} sent ${subject} in an unknown format (${where}: ${expected}). Try again. If it happens again, tell your webmaster, and use an export until it is fixed.`,
  );
};

/** The last reply was an error. */
export function responseError(provider: Provider, subject: string, reply: Reply): ImportError {
  const { name } = provider;
  if (reply.kind === 'silence') {
    return new ImportError(
      `We couldn't get ${subject} from ${name}: ${failureInWords(reply.code)}. Check your internet connection, and try again.`,
    );
  }
  const { status } = reply;
  // OAuth also answers 400 to an unknown key.
  if (status === 401 || (status === 400 && subject === accessToken)) return invalidKey(provider);
  if (status === 403) return forbidden(provider, subject);
  if (status === 429) return new ImportError(`${name} is limiting requests. ${later}`);
  const label = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  if (status >= 500)
    return new ImportError(`${name} has a problem of its own (${label}). ${later}`);
  return new ImportError(
    `${name} doesn't have ${subject} (${label}). Check that the key in ${provider.keyName} belongs to the right account. If it does, tell your webmaster.`,
  );
}
