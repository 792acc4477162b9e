// What the desk does when it opens: tidies up after a crash, and gets what others published.
import { existsSync } from 'node:fs';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { gitIn, gitLine } from './git.ts';
import { gitReason } from './git-errors.ts';
import { mergeMark, stopMerge } from './merge-versions.ts';
import { repositoryOf } from './repository.ts';
import { serialize } from './requests.ts';
import { authorsOf, fetchLatest } from './versions.ts';

/** Takes back a merge that a crash of the desk left unfinished. What was saved before it is in a version. */
async function tidyUp(edition: Edition): Promise<void> {
  if (existsSync(await mergeMark(edition))) await stopMerge(edition);
}

/** Gets what others published, if no change on this computer is in the way. Publishing merges the rest. */
async function getLatest(edition: Edition): Promise<readonly string[]> {
  await serialize(() => tidyUp(edition));
  const { blocked, target } = await repositoryOf(edition);
  if (blocked) return [blocked];
  if (!target) return [];
  try {
    await fetchLatest(edition, target);
  } catch (error) {
    return [gitReason(error), 'You can go on working. This copy may be out of date.'];
  }
  const range = `HEAD..refs/remotes/${target.remote}/${target.branch}`;
  const versions = await gitLine(edition, 'log', '--no-merges', '--format=%s', range);
  if (!versions) return [];
  const authors = await authorsOf(edition, range);
  const isMerged = await serialize(() =>
    gitIn(edition)
      .raw(['merge', '--quiet', '--ff-only', range.slice('HEAD..'.length)])
      .then(() => true)
      .catch(() => false),
  );
  const what = versions.split('\n').map((subject) => `“${subject}”`);
  const published = `${authors} published ${new Intl.ListFormat('en-US').format(what.slice(0, 5))}.`;
  return [isMerged ? published : `${published} Publishing adds it to your changes.`];
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
