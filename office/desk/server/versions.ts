// Where the volunteer's work is: on the website, saved on this computer, or not saved in a version yet.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { HistoryEntry, Version, VersionState } from '#desk/api-types.ts';
import { changesNow, versionFiles } from './changes.ts';
import { gitLine } from './git.ts';
import { type GitState, gitState } from './git-state.ts';

const separator = '\x1f';
const format = `--format=${['%H', '%aI', '%an', '%s'].join(separator)}`;

/** What `git log` says about versions, newest first. */
export async function logOf(
  edition: Edition,
  ...args: readonly string[]
): Promise<Omit<HistoryEntry, 'isLive'>[]> {
  const log = await gitLine(edition, 'log', '--no-show-signature', format, ...args);
  const lines = (log ?? '').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [id = '', time = '', author = '', subject = ''] = line.split(separator);
    return { id, time, author, subject };
  });
}

/** Versions by their days, newest first. */
export const versions = async (edition: Edition, ...range: readonly string[]): Promise<Version[]> =>
  (await logOf(edition, ...range)).map(({ time, author, subject }) => ({
    day: time.slice(0, 10),
    author,
    subject,
  }));

/** The versions that the website's repository doesn't have, as far as this computer knows. */
export async function unsentVersions(edition: Edition, { target }: GitState) {
  if (!target) return [];
  return versions(edition, target.sent ? `${target.sent}..HEAD` : 'HEAD');
}

export async function versionState(edition: Edition): Promise<VersionState> {
  const state = await gitState(edition);
  const { recorded, blocked, target, askName } = state;
  const last = async (revision: string) =>
    (await versions(edition, '--max-count=1', revision, '--', '.'))[0];
  return {
    recorded,
    blocked,
    canSend: target !== undefined,
    askName,
    live: target?.sent ? await last(target.sent) : undefined,
    saved: recorded ? await last('HEAD') : undefined,
    unsent: await unsentVersions(edition, state),
    unsentFiles: target?.sent ? await versionFiles(edition, target.sent, 'HEAD') : [],
    changes: recorded ? await changesNow(edition) : [],
  };
}
