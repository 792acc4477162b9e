// Whether visitors see what was published: asks the website which version it has.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { gitLine } from './git.ts';

export type LiveState =
  | { readonly kind: 'live'; readonly since: string }
  | { readonly kind: 'waiting' | 'unknown'; readonly address: string };

/** When this desk first saw each version on the website. */
const seen = new Map<string, string>();

const timeout = 5000;

/** The version that the website says it has; undefined when it doesn't say. */
async function versionAt(address: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeout);
  const url = `${address.replace(/\/$/, '')}/version.txt`;
  const response = await fetch(url, { signal, cache: 'no-store' }).catch(() => undefined);
  const text = response?.ok ? (await response.text()).trim() : '';
  return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
}

/** The website is right with the last version of this computer, or one that came after it. */
export async function liveState(edition: Edition, address: string, now: Date): Promise<LiveState> {
  const head = (await gitLine(edition, 'rev-parse', 'HEAD')) ?? '';
  const shown = await versionAt(address);
  if (!shown || !head) return { kind: 'unknown', address };
  const hasIt = await gitLine(edition, 'merge-base', '--is-ancestor', head, shown);
  if (hasIt === undefined) return { kind: 'waiting', address };
  const time = now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const since = seen.get(head) ?? time;
  seen.set(head, since);
  return { kind: 'live', since };
}
