// Requests of the page to its server, which is on the same computer.
import { hc, type InferResponseType } from 'hono/client';
import type { ApiError } from '#desk/api-types.ts';
import type { DeskApi } from '#desk/server/desk-app.ts';

const isApiError = (body: unknown): body is ApiError =>
  body !== null && typeof body === 'object' && 'message' in body && 'issues' in body;

const stopped = 'The desk has stopped. Copy what you typed, then open the desk again.';

/** Why a request failed. */
export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof Error && isApiError(error.cause)
    ? error.cause
    : { message: String(error), issues: [] };

/** @throws Error with the reason as its cause when the server rejects the request or has stopped. */
const request: typeof fetch = async (input, init) => {
  const response = await fetch(input, init).catch(() => undefined);
  if (response?.ok) return response;
  const body: unknown = await response?.json().catch(() => undefined);
  const cause = isApiError(body) ? body : { message: stopped, issues: [] };
  throw new Error(cause.message, { cause });
};

/** Every request, with the types of the server. */
export const api = hc<DeskApi>('api', { fetch: request });

/** The content of a response. */
export const read = async <Result>(
  response: Promise<{ json: () => Promise<Result> }>,
): Promise<Result> => (await response).json();

export type ImportResponse = InferResponseType<typeof api.import.$post>;

/** A file as it is, for the body of a request. */
export const fileBody = (file: File) => ({
  init: { body: file, headers: { 'Content-Type': 'application/octet-stream' } },
});

/** Sends a request. What the server asks, the volunteer confirms. */
export const sendConfirmed = <Result>(send: (confirmed: boolean) => Promise<Result>) =>
  send(false).catch((error) => {
    const { asks, message } = apiErrorOf(error);
    if (asks && confirm(message)) return send(true);
    throw error;
  });
