// What publishing would change, and what stops it.
import { tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { buildIssues } from './build-issues.ts';
import { changedFiles, changesBetween, emptyTree, type FileChange } from './changes.ts';
import { gitLine } from './git.ts';
import { repositoryOf, type Target } from './repository.ts';

export type PublishState = {
  /** Why the desk can't save a version, and what to do. */
  readonly blocked: string | undefined;
  readonly canPublish: boolean;
  readonly askName: boolean;
  readonly issues: readonly string[];
  readonly changes: readonly FileChange[];
};

export const websiteAddress = (edition: Edition): string =>
  tryRead(() => edition.site.read().url) ?? '';

/** The version that publishing is compared with: the last one on the website that this copy has, too. */
async function publishedVersion(edition: Edition, target: Target | undefined): Promise<string> {
  if (!target) return 'HEAD';
  if (!target.known) return emptyTree;
  return (await gitLine(edition, 'merge-base', 'HEAD', target.known)) ?? target.known;
}

/** How many files publishing would change. */
export async function countChanges(edition: Edition): Promise<number> {
  const { isRecorded, target } = await repositoryOf(edition);
  if (!isRecorded) return 0;
  return (await changedFiles(edition, await publishedVersion(edition, target))).length;
}

export async function publishState(edition: Edition): Promise<PublishState> {
  const { blocked, isRecorded, target, askName } = await repositoryOf(edition);
  const from = isRecorded ? await publishedVersion(edition, target) : undefined;
  return {
    blocked,
    canPublish: target !== undefined,
    askName,
    issues: await buildIssues(edition),
    changes: from ? await changesBetween(edition, from) : [],
  };
}
