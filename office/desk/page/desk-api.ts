// Requests of the page to its server, which is on the same computer.
import type { ActionResult, ApiError, PictureResponse } from '#desk/api-types.ts';
import { deskWords } from './desk-words.ts';

/** A request that failed, with the reason. */
class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly apiError: ApiError;

  constructor(apiError: ApiError) {
    super(apiError.message);
    this.apiError = apiError;
  }
}

export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof RequestError ? error.apiError : { message: String(error), issues: [] };

const isApiError = (body: unknown): body is ApiError =>
  body !== null && typeof body === 'object' && 'message' in body && 'issues' in body;

/** @throws RequestError when the server rejects the request or has stopped. */
async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`api/${path}`, init).catch(() => undefined);
  if (response?.ok) return response;
  const body: unknown = await response?.json().catch(() => undefined);
  throw new RequestError(isApiError(body) ? body : { message: deskWords.stopped, issues: [] });
}

export const getJson = async <Result>(path: string): Promise<Result> =>
  (await request(path)).json();

/** Sends a file or text as it is, and any other body as JSON. */
export async function sendRequest<Result = ActionResult>(
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body: unknown = {},
): Promise<Result> {
  const isFile = body instanceof Blob;
  const headers = { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' };
  const response = await request(path, {
    method,
    headers,
    body: isFile ? body : JSON.stringify(body),
  });
  return response.json();
}

/** The types of pictures that a file field offers. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.svg';

/** Saves a picture in the edition. The response has its name there. */
export const uploadPicture = (file: File, replace = false, name: string = file.name) =>
  sendRequest<PictureResponse>(
    'PUT',
    `pictures/${encodeURIComponent(name)}${replace ? '?replace=yes' : ''}`,
    file,
  );

/** Saves a response as a file in the downloads. */
async function saveResponse(response: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Downloads the edition as a file that the volunteer can send. */
export async function downloadBundle(): Promise<ActionResult> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await request('bundle', { method: 'POST', headers });
  const name = response.headers.get('X-File-Name') ?? 'edition.zip';
  await saveResponse(response, name);
  return { messages: deskWords.send.downloaded(name) };
}

/** Downloads the mail-merge table for all members. */
export async function downloadMailMerge(): Promise<ActionResult> {
  const name = 'mail-merge.csv';
  await saveResponse(await request('mail-merge'), name);
  return { messages: deskWords.members.merged(name) };
}
