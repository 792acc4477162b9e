// Gets what others published since, and merges it with the volunteer's work.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { LatestState } from '#desk/api-types.ts';
import { versionFiles } from './changes.ts';
import { applyCombination, planCombination, type SideChoices } from './combine.ts';
import { DeskError } from './desk-error.ts';
import { gitBytes, gitLine } from './git.ts';
import { type GitState, gitState } from './git-state.ts';
import { gitSays } from './revisions.ts';
import { versions } from './versions.ts';

/** Offline, a desk opens after this many milliseconds at the latest. */
const fetchTimeout = 20_000;

const safe = 'Your work is safe.';

/** What git prints when it can't reach the website's repository, and what to do. */
export const connectionErrors: readonly (readonly [RegExp, LatestState['kind'], string])[] = [
  [
    /authentication|permission denied|could not read (username|password)|access denied/i,
    'denied',
    `This computer doesn't have permission. Ask your webmaster. ${safe}`,
  ],
  [
    /could not resolve|unable to access|timed out|connection|could not read from remote|does not appear to be|SIGTERM|no route|unreachable/i,
    'offline',
    `We couldn't connect. Check your internet connection and try again. ${safe}`,
  ],
];

type Fetched = { readonly kind: LatestState['kind']; readonly messages: readonly string[] };

/** Undefined when git has the latest state of the website's repository. */
async function fetchLatest(
  edition: Edition,
  { remote, branch }: NonNullable<GitState['target']>,
): Promise<Fetched | undefined> {
  const refs = `+refs/heads/${branch}:refs/remotes/${remote}/${branch}`;
  const args = ['fetch', '--quiet', '--no-tags', remote, refs];
  const { ok, err } = await gitBytes(edition, args, { timeout: fetchTimeout });
  // Nothing was published there yet.
  if (ok || /couldn't find remote ref/i.test(err)) return undefined;
  const [, kind = 'failed', message] =
    connectionErrors.find(([pattern]) => pattern.test(err)) ?? [];
  return {
    kind,
    messages: [
      message ?? `We couldn't get the latest version. Send this to your webmaster. ${gitSays(err)}`,
    ],
  };
}

const empty = { messages: [], versions: [], files: [], conflicts: [] };

const otherHistory =
  "The website's versions and yours have no common beginning. Ask your webmaster to connect this copy again.";

export type DeskPlace = { readonly backups: string; readonly now: () => Date };

/** Merges the state of the website that git has fetched. */
async function mergeFetched(
  edition: Edition,
  sent: string,
  choices: SideChoices,
  { backups, now }: DeskPlace,
): Promise<LatestState> {
  const theirs = (await gitLine(edition, 'rev-parse', sent)) ?? '';
  const head = (await gitLine(edition, 'rev-parse', 'HEAD')) ?? '';
  const base = await gitLine(edition, 'merge-base', head, theirs);
  if (base === theirs) return { ...empty, kind: 'current' };
  if (!base) return { ...empty, kind: 'blocked', messages: [otherHistory] };
  const came = {
    versions: await versions(edition, '--no-merges', `${base}..${theirs}`),
    files: await versionFiles(edition, base, theirs),
  };
  const plan = await planCombination(edition, { base, theirs }, choices);
  const { conflicts, outside } = plan;
  if (conflicts.length > 0) return { ...empty, ...came, kind: 'conflicts', conflicts };
  const subject = 'Combine with what others published';
  const version = { parents: [head, theirs] as const, subject, theirs };
  const ready = base === head ? { ready: theirs } : {};
  const copy = await applyCombination(
    edition,
    plan,
    { ...version, ...ready },
    { backups, now: now() },
  );
  const messages = [
    ...(copy ? [`Your unsaved changes are still here. A copy of them is in ${copy}.`] : []),
    ...(outside.length > 0
      ? ['The desk was updated, too. Close it and open it again before you change anything.']
      : []),
  ];
  return { ...empty, ...came, kind: 'merged', messages };
}

/** Remembers the result, which the page shows. */
export class Latest {
  private state: LatestState = { ...empty, kind: 'unknown' };
  private readonly edition: Edition;
  private readonly place: DeskPlace;

  constructor(edition: Edition, place: DeskPlace) {
    this.edition = edition;
    this.place = place;
  }

  get now(): LatestState {
    return this.state;
  }

  /** Gets the latest state. A conflict without a choice stops it before anything is written. */
  async update(choices: SideChoices = {}): Promise<LatestState> {
    try {
      this.state = await this.latest(choices);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      this.state = { ...empty, kind: 'blocked', messages: [error.message] };
    }
    return this.state;
  }

  private async latest(choices: SideChoices): Promise<LatestState> {
    const { recorded, blocked, target } = await gitState(this.edition);
    if (!recorded || !target) return { ...empty, kind: 'alone' };
    if (blocked) return { ...empty, kind: 'blocked', messages: [blocked] };
    const failed = await fetchLatest(this.edition, target);
    if (failed) return { ...empty, ...failed };
    // The first fetch tells git about it.
    const { sent } = (await gitState(this.edition)).target ?? {};
    if (!sent) return { ...empty, kind: 'current' };
    return mergeFetched(this.edition, sent, choices, this.place);
  }
}
