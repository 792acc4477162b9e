// The whole of a pull: asks the platform for its members and imports them as it would their export.
import { setTimeout } from 'node:timers/promises';
import { Agent } from 'undici';
import type { Progress } from '#import/reading/export-file.ts';
import {
  type ImportOptions,
  type ImportResult,
  type ImportTarget,
  importTable,
} from '#import/run-import.ts';
import { ApiClient, type RetryPolicy } from './api-client.ts';
import type { PlatformAccess } from './choose-platform.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** The documents of the platform name no figures for 429; they ask to look every 5 s for a result. */
export const defaultRetryPolicy: RetryPolicy = {
  tries: 6,
  firstWait: 2 * seconds,
  maxWait: 5 * minutes,
  answer: 60 * seconds,
  pollInterval: 5 * seconds,
  // Less than the half hour for which the platform keeps its door open.
  total: 20 * minutes,
  maxBytes: 100_000_000,
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/** @throws ImportError, and then nothing was written. */
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
    progress(`asking ${platform.name}`);
    const client = new ApiClient(platform, retryPolicy, dispatcher, progress);
    const table = await platform.pull(key, host, client);
    return importTable(place, table, options, now, progress);
  } finally {
    await dispatcher.destroy();
  }
}
