// Requests of the page to its server, which is on the same computer.
import type { ActionResult, ApiError } from '#desk/api-types.ts';

/** A request that failed, with the reason. */
class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly apiError: ApiError;

  constructor(apiError: ApiError) {
    super(apiError.message);
    this.apiError = apiError;
  }
}

const deskStopped =
  'The program of the desk does not answer. Start it again (npm run desk), and go on in the page that it opens. What you typed into a form is still here: copy what is long.';

const isApiError = (answer: unknown): answer is ApiError =>
  answer !== null && typeof answer === 'object' && 'message' in answer && 'issues' in answer;

async function request(path: string, given: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, given);
  } catch {
    throw new RequestError({ message: deskStopped, issues: [] });
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  throw new RequestError(isApiError(body) ? body : { message: deskStopped, issues: [] });
}

async function requestJson<Answer>(path: string, given: RequestInit): Promise<Answer> {
  return (await request(path, given)).json();
}

export const getJson = <Answer>(path: string): Promise<Answer> => requestJson(`api/${path}`, {});

export const sendJson = <Answer>(method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown) =>
  requestJson<Answer>(`api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Gives the program the bytes of a file, or a text. */
export const sendBytes = <Answer>(method: 'PUT' | 'POST', path: string, body: Blob | string) =>
  requestJson<Answer>(`api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/octet-stream' },
    body,
  });

/** The kinds of pictures that a file field offers. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.svg';

/** Puts a picture into the edition; the response has the name it gets there. */
export const uploadPicture = (file: File, { replace = false } = {}) =>
  sendBytes<{ name: string }>(
    'PUT',
    `pictures/${encodeURIComponent(file.name)}${replace ? '?replace=yes' : ''}`,
    file,
  );

/** Downloads the edition as a file that the volunteer can send. */
export async function downloadBundle(): Promise<ActionResult> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const answer = await request('api/bundle', init);
  const name = answer.headers.get('X-File-Name') ?? 'edition.zip';
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
  return {
    messages: [
      `${name} is in your downloads.`,
      'Send it to whoever looks after the site: they put it in the place of the folder and publish it.',
    ],
  };
}

export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof RequestError ? error.apiError : { message: String(error), issues: [] };
