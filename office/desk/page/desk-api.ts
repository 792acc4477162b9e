// Requests of the page to its server, which is on the same computer.
import { hc, type InferResponseType } from 'hono/client';
import type { ApiError } from '#desk/api-types.ts';
import type { DeskApi } from '#desk/server/desk-app.ts';

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

const stopped = 'The desk has stopped. Copy what you typed, then open the desk again.';

/** @throws RequestError when the server rejects the request or has stopped. */
const request: typeof fetch = async (input, init) => {
  const response = await fetch(input, init).catch(() => undefined);
  if (response?.ok) return response;
  const body: unknown = await response?.json().catch(() => undefined);
  throw new RequestError(isApiError(body) ? body : { message: stopped, issues: [] });
};

/** Every request, with the types of the server. */
export const api = hc<DeskApi>('api', { fetch: request });

/** The content of a response. */
export const read = async <Result>(
  response: Promise<{ json: () => Promise<Result> }>,
): Promise<Result> => (await response).json();

/** A file as it is, for the body of a request. */
const fileBody = (file: File) => ({
  init: { body: file, headers: { 'Content-Type': 'application/octet-stream' } },
});

export type ImportResponse = InferResponseType<typeof api.import.$post>;

/** Sends an export, which stays on the server until the next one. The response has its key. */
export const uploadExport = (file: File) =>
  read(api.export.$post({ query: { name: file.name } }, fileBody(file)));

/** The types of pictures that a file field offers. The server explains why it can't take a HEIC photo. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.svg,.heic';

/** Saves a picture in the edition. The response has its name there. */
export const uploadPicture = (file: File, replace = false, name: string = file.name) =>
  read(
    api.pictures[':name'].$put(
      { param: { name }, query: { replace: replace ? 'yes' : 'no' } },
      fileBody(file),
    ),
  );

/** Saves a response as a file in the downloads, and returns its name. */
export async function download(response: Promise<Pick<Response, 'blob' | 'headers'>>) {
  const file = await response;
  const name = file.headers.get('X-File-Name') ?? 'download';
  const address = URL.createObjectURL(await file.blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
  return name;
}
