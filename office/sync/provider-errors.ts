// The errors of a platform, in sentences for the volunteer who started the pull.
import { STATUS_CODES } from 'node:http';
import { failureInWords, type Reply } from '#http/reply.ts';
import { ImportError } from '#import/import-error.ts';

export type Provider = {
  readonly name: string;
  /** The environment variable with the API key. */
  readonly keyName: string;
  /** Where in the platform a key is made. */
  readonly keyPlace: string;
};

/** The subject of the first request, which sends the key. */
export const entry = 'entry';

const later = 'Try again in an hour.';

const invalidKey = ({ name, keyName, keyPlace }: Provider): ImportError =>
  new ImportError(
    `${name} does not take the key in ${keyName}. Look whether it was copied as a whole and still stands in ${name} under ${keyPlace}; else make a new one there.`,
  );

const forbidden = ({ name, keyName, keyPlace }: Provider, subject: string): ImportError =>
  new ImportError(
    `${name} does not let the key in ${keyName} read ${subject}. Look in ${name} under ${keyPlace} whether the application may read members.`,
  );

export const tooLong = ({ name }: Provider, subject: string): ImportError =>
  new ImportError(`${name} was not done with ${subject} in the time there is. ${later}`);

export const rateLimited = ({ name }: Provider, milliseconds: number): ImportError =>
  new ImportError(
    `${name} asks to be left alone for ${Math.ceil(milliseconds / 60_000)} minutes. Try again then.`,
  );

/** The response is no JSON. */
export const unreadable = ({ name }: Provider, subject: string, text: string): ImportError => {
  const start = text.trimStart();
  const what = start.startsWith('<')
    ? 'a web page in the place of data'
    : start === ''
      ? 'nothing at all'
      : 'data that breaks off or is damaged';
  return new ImportError(`${name} was asked for ${subject} and answered with ${what}. ${later}`);
};

/** The response has another shape than the documented one. */
export const unexpectedShape = (
  { name }: Provider,
  subject: string,
  path: readonly PropertyKey[],
  issue: string,
): ImportError => {
  // The rest of the message quotes the response, which may be anything.
  const expected = issue.replace(/^Invalid [a-z]+: /, '').replace(/, received .*$/s, '');
  const where = path.length > 0 ? path.join('.') : 'the whole';
  return new ImportError(
    `${name} was asked for ${subject} and answered otherwise than it documents (${where}: ${expected}). Try again; if it stays so, tell whoever looks after the site, and use an export until then.`,
  );
};

/** The last reply was no success. */
export function responseError(provider: Provider, subject: string, reply: Reply): ImportError {
  const { name } = provider;
  if (reply.kind === 'silence') {
    return new ImportError(
      `${name} was asked for ${subject} and could not be heard: ${failureInWords(reply.code)}. Look whether this computer is on the network, and try again.`,
    );
  }
  const { status } = reply;
  // OAuth also answers 400 to an unknown key.
  if (status === 401 || (status === 400 && subject === entry)) return invalidKey(provider);
  if (status === 403) return forbidden(provider, subject);
  if (status === 429) return new ImportError(`${name} is asked for too much at once. ${later}`);
  const label = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  if (status >= 500) return new ImportError(`${name} is out of order (${label}). ${later}`);
  return new ImportError(
    `${name} was asked for ${subject} and does not know of that (${label}). Look whether the key in ${provider.keyName} is of the right account; if it is, tell whoever looks after the site.`,
  );
}
