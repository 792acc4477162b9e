// The whole of a pull: asks the platform for its members and imports them as it would their export.
import { setTimeout } from 'node:timers/promises';
import { Agent } from 'undici';
import {
  type Imported,
  type ImportOptions,
  type ImportPlace,
  importTable,
} from '#import/import-members.ts';
import type { Progress } from '#import/reading/export-file.ts';
import { Conversation, type Patience } from './conversation.ts';
import type { Given } from './platforms.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** The documents of the platform name no figures for 429; they ask to look every 5 s for a result. */
export const usualPatience: Patience = {
  tries: 6,
  firstWait: 2 * seconds,
  longestWait: 5 * minutes,
  answer: 60 * seconds,
  look: 5 * seconds,
  // Less than the half hour for which the platform keeps its door open.
  whole: 20 * minutes,
  mostBytes: 100_000_000,
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/** @throws ImportStop, and then nothing was written. */
export async function pullMembers(
  { platform, key, host }: Given,
  place: ImportPlace,
  options: ImportOptions,
  now: Date,
  progress: Progress,
  patience: Patience = usualPatience,
): Promise<Imported> {
  const dispatcher = new Agent({ connections: 1, connect: { timeout: 10 * seconds } });
  try {
    progress(`asking ${platform.name}`);
    const conversation = new Conversation(platform, patience, dispatcher, progress);
    const table = await platform.pull(key, host, conversation);
    return await importTable(place, table, options, now, progress);
  } finally {
    await dispatcher.destroy();
  }
}
