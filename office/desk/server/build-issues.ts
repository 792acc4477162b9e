// What prevents a build, in sentences for volunteers.
import {
  type ContentIssue,
  issuesOf,
  withoutInvisible,
} from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import { titleOf } from '#desk/records/describe-records.ts';
import { DeskError } from './desk-error.ts';
import { bytesOnDisk } from './edition-files.ts';

/** The issue as a sentence that begins with the screen and the entry: "Quick answers, A divorce, link: …". */
function issueLine(edition: Edition, { file: path = '', ...issue }: ContentIssue): string {
  const folder = edition.pathOf('');
  const file = path.slice(folder.length);
  const title = path.startsWith(folder) ? titleOf(file, bytesOnDisk(edition, file)) : path;
  const [, name = issue.entry] = /"(.+)"$/.exec(issue.entry ?? '') ?? [];
  const where = [title, name, issue.field].filter(Boolean).join(', ');
  return withoutInvisible(`${where && `${where}: `}${issue.reason} ${issue.hint}`);
}

/** Everything that prevents a build, in sentences. */
export async function buildIssues(edition: Edition): Promise<readonly string[]> {
  const issues = [...issuesOf(edition.validate), ...(await validatePictures(edition))];
  return [...new Set(issues.map((issue) => issueLine(edition, issue)))];
}

/** @throws DeskError with every issue that prevents a build. */
export async function assertBuildable(
  edition: Edition,
  message = "The content has errors, so the site can't be built. Fix these first:",
): Promise<void> {
  const issues = (await buildIssues(edition)).map((each) => ({ path: [], message: each }));
  if (issues.length > 0) throw new DeskError(message, issues);
}
