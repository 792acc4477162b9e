// Errors for volunteers: what happened, then what to do, with the issues that a build would find, each at
// its field of the form.

import { type ContentIssue, issueSentence } from '@appraisers/edition/loaders/content-error.ts';
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

/** A path in the form for an issue that has none of its own. */
export type PathOf = (issue: ContentIssue) => FormIssue['path'] | undefined;

const steps = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** The issues for the form that shows the file. */
export const formIssues = (
  issues: readonly ContentIssue[],
  file: string,
  pathOf: PathOf = () => undefined,
): readonly FormIssue[] =>
  issues.map((issue) => {
    const path = issue.file === file ? (pathOf(issue) ?? (issue.path && steps(issue.path))) : [];
    return path && path.length > 0
      ? { path, message: `${issue.reason} ${issue.hint}` }
      : { path: [], message: issueSentence(issue) };
  });
