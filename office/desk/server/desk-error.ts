// Errors for volunteers: what happened, then what to do, with the issues that a build would find, each at
// its field of the form.

import {
  type ContentIssue,
  issueSentence,
  withoutInvisible,
} from '@appraisers/edition/loaders/content-error.ts';
import type { FormIssue } from '#desk/api-types.ts';

/** A request that the desk can't fulfill. Nothing was written. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly issues: readonly FormIssue[];
  readonly outdated: boolean;
  readonly asks: boolean;

  constructor(
    message: string,
    issues: readonly FormIssue[] = [],
    { outdated = false, asks = false } = {},
  ) {
    super(message);
    this.issues = issues;
    this.outdated = outdated;
    this.asks = asks;
    this.stack = '';
  }
}

/** The lines that a build would show. */
export const issueLines = (issues: readonly ContentIssue[]): readonly string[] => [
  ...new Set(issues.map(issueSentence)),
];

/** The issue as a volunteer reads it: "Quick answers, A divorce, text: This field is missing. Add it." */
export function issueText({ entry, field, reason, hint }: ContentIssue, title = ''): string {
  const [, name = entry] = /"(.+)"$/.exec(entry ?? '') ?? [];
  const where = [title, name, field].filter(Boolean).join(', ');
  return withoutInvisible(`${where && `${where}: `}${reason} ${hint}`);
}

export const outdatedPage = 'This page is out of date. Copy what you typed, then reload the page.';

/** A path in the form for an issue that has none of its own. */
export type PathOf = (issue: ContentIssue, isOwn: boolean) => FormIssue['path'] | undefined;

export const steps = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** The issues for the form that shows the file. A file that others refer to may report one several times. */
export function formIssues(
  issues: readonly ContentIssue[],
  file: string,
  pathOf: PathOf = () => undefined,
): readonly FormIssue[] {
  const all = issues.map((issue): FormIssue => {
    const isOwn = issue.file === file;
    const path = pathOf(issue, isOwn) ?? (isOwn && issue.path ? steps(issue.path) : []);
    const isAtField = isOwn && path.length > 0;
    return { path, message: isAtField ? `${issue.reason} ${issue.hint}` : issueSentence(issue) };
  });
  return [...new Map(all.map((issue) => [JSON.stringify(issue), issue])).values()];
}

const noPermission =
  "This computer doesn't let the desk write to its folder. Ask your webmaster for permission.";

/** What the system answers when it can't write a file, and what to do. */
const writeErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space, then save again.',
  EDQUOT: 'The disk is full. Free some space, then save again.',
  EROFS: 'This disk is read-only. Move the folder of the site to another disk.',
  EACCES: noPermission,
  EPERM: noPermission,
  EBUSY: 'Another program uses the file. Close it there, then save again.',
};

/** Why the system didn't write a file; undefined for every other error. */
export const writeErrorOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? writeErrors[String(error.code)] : undefined;
