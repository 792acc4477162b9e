// What the desk does when it opens: tidies up after a crash, and gets what others published.
import { existsSync } from 'node:fs';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { gitLine } from './git.ts';
import { gitReason } from './git-errors.ts';
import { stopMerge, versionsIn } from './merge-versions.ts';
import { fetchLatest } from './publishing.ts';
import { repositoryOf } from './repository.ts';
import { serialize } from './requests.ts';

/** Gets what others published, if no change on this computer is in the way. Publishing merges the rest. */
async function getLatest(edition: Edition): Promise<readonly string[]> {
  const opened = await repositoryOf(edition);
  // A crash left a merge unfinished. What was saved before it is in a version.
  if (existsSync(opened.mergeMark)) await serialize(() => stopMerge(edition, opened));
  const { blocked, target } = await repositoryOf(edition);
  if (blocked) return [blocked];
  if (!target) return [];
  let theirs: string | undefined;
  try {
    theirs = await fetchLatest(edition, target);
  } catch (error) {
    return [gitReason(error), 'You can go on working. This copy may be out of date.'];
  }
  const { authors, subjects } = await versionsIn(edition, `HEAD..${theirs}`);
  if (!theirs || !authors) return [];
  const merge = ['merge', '--quiet', '--ff-only', theirs];
  const isMerged = await serialize(() => gitLine(edition, ...merge));
  const what = subjects.slice(0, 5).map((subject) => `“${subject}”`);
  const published = `${authors} published ${new Intl.ListFormat('en-US').format(what)}.`;
  return [isMerged === undefined ? `${published} Publishing adds it to your changes.` : published];
}

/** Begins at once. What came of it follows. */
export function openingNews(edition: Edition): () => readonly string[] {
  let news: readonly string[] = [];
  getLatest(edition)
    .catch((error) => [gitReason(error)])
    .then((lines) => {
      news = lines;
    });
  return () => news;
}
