// Requests of the page to its server, which is on the same computer.
import { DetailedError, hc, type InferResponseType, parseResponse } from 'hono/client';
import type { ApiError } from '#desk/api-types.ts';
import type { DeskApi } from '#desk/server/routes.ts';

/** Every request, with the types of the server. A stopped server answers nothing. */
export const api = hc<DeskApi>('api', {
  fetch: (...request: Parameters<typeof fetch>) =>
    fetch(...request).catch(() => new Response(null, { status: 503 })),
});

/** The content of a response. @throws DetailedError when the server rejects the request or has stopped. */
export const read = parseResponse;

const stopped = 'The desk has stopped. Copy what you typed, then open the desk again.';

/** Why a request failed. */
export function apiErrorOf(error: Error): ApiError {
  if (!(error instanceof DetailedError)) return { message: String(error), issues: [] };
  return { message: stopped, issues: [], ...Object(error.detail.data) };
}

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
