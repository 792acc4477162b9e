// Whether visitors see what was published: asks the website which version it has.
import { tryRead } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { gitLine } from './git.ts';

/** When this desk first saw each version on the website. */
const seen = new Map<string, string>();

const timeout = 5000;

/** The version that the website says it has; undefined when it doesn't say. */
async function versionAt(address: string): Promise<string | undefined> {
  const options = { signal: AbortSignal.timeout(timeout), cache: 'no-store' } as const;
  const response = await fetch(`${address}/version.txt`, options).catch(() => undefined);
  const text = response?.ok ? (await response.text()).trim() : '';
  return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
}

/** The website is right with the last version of this computer, or one that came after it. */
export async function liveState(edition: Edition, now: Date) {
  const address = tryRead(() => edition.site.read().url) ?? '';
  const head = (await gitLine(edition, 'rev-parse', 'HEAD')) ?? '';
  const shown = await versionAt(address);
  if (!shown || !head) return { kind: 'unknown', address } as const;
  const hasIt = await gitLine(edition, 'merge-base', '--is-ancestor', head, shown);
  if (hasIt === undefined) return { kind: 'waiting', address } as const;
  const since = seen.get(head) ?? now.toLocaleTimeString('en-US', { timeStyle: 'short' });
  seen.set(head, since);
  return { kind: 'live', since } as const;
}
