// What a platform's answer means for anyone who started the pull, in sentences.
import { STATUS_CODES } from 'node:http';
import { failureInWords, type Reply } from '#http/reply.ts';
import { ImportError } from '#import/import-error.ts';

/** What is said of a platform. */
export type Provider = {
  readonly name: string;
  /** The environment variable that holds the key to its interface. */
  readonly keyName: string;
  /** Where in the platform a key is made. */
  readonly keyPlace: string;
};

/** What is asked for first of all, with the key. */
export const entry = 'entry';

const later = 'Try again in an hour.';

const invalidKey = ({ name, keyName, keyPlace }: Provider): ImportError =>
  new ImportError(
    `${name} does not take the key in ${keyName}. Look whether it was copied as a whole and still stands in ${name} under ${keyPlace}; else make a new one there.`,
  );

const forbidden = ({ name, keyName, keyPlace }: Provider, about: string): ImportError =>
  new ImportError(
    `${name} does not let the key in ${keyName} read ${about}. Look in ${name} under ${keyPlace} whether the application may read members.`,
  );

export const tooLong = ({ name }: Provider, about: string): ImportError =>
  new ImportError(`${name} was not done with ${about} in the time there is. ${later}`);

export const rateLimited = ({ name }: Provider, milliseconds: number): ImportError =>
  new ImportError(
    `${name} asks to be left alone for ${Math.ceil(milliseconds / 60_000)} minutes. Try again then.`,
  );

/** An answer that is no JSON. */
export const unreadable = ({ name }: Provider, about: string, text: string): ImportError => {
  const start = text.trimStart();
  const what = start.startsWith('<')
    ? 'a web page in the place of data'
    : start === ''
      ? 'nothing at all'
      : 'data that breaks off or is damaged';
  return new ImportError(`${name} was asked for ${about} and answered with ${what}. ${later}`);
};

/** An answer in another shape than the documented one, by what is said of its first fault. */
export const unexpectedShape = (
  { name }: Provider,
  about: string,
  path: readonly PropertyKey[],
  issue: string,
): ImportError => {
  // What was received in its place is the platform's, and may be anything.
  const expected = issue.replace(/^Invalid [a-z]+: /, '').replace(/, received .*$/s, '');
  const where = path.length > 0 ? path.join('.') : 'the whole';
  return new ImportError(
    `${name} was asked for ${about} and answered otherwise than it documents (${where}: ${expected}). Try again; if it stays so, tell whoever looks after the site, and use an export until then.`,
  );
};

/** What a reply means that cannot be used, after as many tries as there are. */
export function responseError(spoken: Provider, about: string, reply: Reply): ImportError {
  const { name } = spoken;
  if (reply.kind === 'silence') {
    return new ImportError(
      `${name} was asked for ${about} and could not be heard: ${failureInWords(reply.code)}. Look whether this computer is on the network, and try again.`,
    );
  }
  const { status } = reply;
  // The standard of OAuth has 400 for a key that is not known, too.
  if (status === 401 || (status === 400 && about === entry)) return invalidKey(spoken);
  if (status === 403) return forbidden(spoken, about);
  if (status === 429) return new ImportError(`${name} is asked for too much at once. ${later}`);
  const said = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  if (status >= 500) return new ImportError(`${name} is out of order (${said}). ${later}`);
  return new ImportError(
    `${name} was asked for ${about} and does not know of that (${said}). Look whether the key in ${spoken.keyName} is of the right account; if it is, tell whoever looks after the site.`,
  );
}
