// Where the volunteer's work is: on the website, saved on this computer, or not saved in a version yet.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Version, VersionState } from '#desk/api-types.ts';
import { changesNow, versionFiles } from './changes.ts';
import { gitLine } from './git.ts';
import { type GitState, gitState } from './git-state.ts';

const separator = '\x1f';

/** Versions, newest first. */
export async function versions(edition: Edition, ...range: readonly string[]): Promise<Version[]> {
  const format = ['%as', '%an', '%s'].join(separator);
  const log = await gitLine(edition, 'log', '--no-show-signature', `--format=${format}`, ...range);
  return (log ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [day = '', author = '', subject = ''] = line.split(separator);
      return { day, author, subject };
    });
}

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
