// What prevents a build, in sentences for volunteers.
import { issuesOf } from '@appraisers/edition/loaders/collect-issues.ts';
import type { ContentIssue } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import { DeskError, issueText } from './desk-error.ts';
import { bytesOnDisk } from './edition-files.ts';
import { titleOf } from './titles.ts';

/** The issue as a sentence that begins with the screen and the entry: "Quick answers, A divorce, link: …". */
function issueLine(edition: Edition, issue: ContentIssue): string {
  const folder = edition.pathOf('');
  if (!issue.file?.startsWith(folder)) return issueText(issue, issue.file);
  const file = issue.file.slice(folder.length);
  return issueText(issue, titleOf(edition, file, textOnDisk(edition, file)));
}

/** The text of a file; empty if there is none. */
export const textOnDisk = (edition: Edition, file: string) =>
  Buffer.from(bytesOnDisk(edition, file) ?? '').toString('utf8');

/** Everything that prevents a build, in sentences. */
export async function buildIssues(edition: Edition): Promise<readonly string[]> {
  const issues = [...issuesOf(edition.validate), ...(await validatePictures(edition))];
  return [...new Set(issues.map((issue) => issueLine(edition, issue)))];
}

/** @throws DeskError with every issue that prevents a build. */
export async function assertBuildable(edition: Edition, message: string): Promise<void> {
  const issues = (await buildIssues(edition)).map((each) => ({ path: [], message: each }));
  if (issues.length > 0) throw new DeskError(message, issues);
}
