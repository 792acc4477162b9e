// Pulls the members from the platform and imports them as from an export file.
import { setTimeout } from 'node:timers/promises';
import { Agent } from 'undici';
import type { Progress } from '#import/reading/export-file.ts';
import {
  type ImportOptions,
  type ImportResult,
  type ImportTarget,
  importTable,
} from '#import/run-import.ts';
import { apiClient, type RetryPolicy } from './api-client.ts';
import type { PlatformAccess } from './choose-platform.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** The platform documents no limits for 429. It asks for 5 s between two checks for a result. */
export const defaultRetryPolicy: RetryPolicy = {
  maxTries: 6,
  firstWait: 2 * seconds,
  maxWait: 5 * minutes,
  responseTimeout: 60 * seconds,
  pollInterval: 5 * seconds,
  // The token is valid for half an hour.
  totalTimeout: 20 * minutes,
  maxBytes: 100_000_000,
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/** @throws ImportError after saving nothing. */
export async function runPull(
  { platform, key, host }: PlatformAccess,
  place: ImportTarget,
  options: ImportOptions,
  now: Date,
  progress: Progress,
  retryPolicy: RetryPolicy = defaultRetryPolicy,
): Promise<ImportResult> {
  const dispatcher = new Agent({ connections: 1, connect: { timeout: 10 * seconds } });
  try {
    progress(`connecting to ${platform.name}`);
    const client = apiClient(platform, retryPolicy, dispatcher, progress);
    const table = await platform.pull(key, host, client);
    // One unreadable entry doesn't stop the others. It stays as it was, and the report has it.
    return importTable(place, table, { ...options, acceptRejections: true }, now, progress);
  } finally {
    await dispatcher.destroy();
  }
}
