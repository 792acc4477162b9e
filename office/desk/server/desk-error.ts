// Errors for volunteers: what happened, then what to do, with the issues that a build would find, each at
// its field of the form.
import { type ContentIssue, issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import type { FormIssue } from '#desk/api-types.ts';

/** A request that the desk can't fulfill. Nothing was written. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly issues: readonly FormIssue[];
  readonly asks: boolean;

  constructor(message: string, issues: readonly FormIssue[] = [], { asks = false } = {}) {
    super(message);
    this.issues = issues;
    this.asks = asks;
  }
}

export const outdatedPage = 'This page is out of date. Copy what you typed, then reload the page.';

/** @throws DeskError when there are issues. */
export function assertNoFormIssues(issues: readonly FormIssue[]): void {
  if (issues.length > 0) throw new DeskError('Not saved. Fix the errors first.', issues);
}

/** The path in the form of an issue that the file has elsewhere. */
export type PathOf = (issue: ContentIssue) => FormIssue['path'];

export const pathInFile: PathOf = ({ path = [] }) =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** The issues for the form that shows a file, if one does. A file that others refer to may report one several times. */
export function formIssues(
  issues: readonly ContentIssue[],
  file?: string,
  pathOf: PathOf = pathInFile,
): readonly FormIssue[] {
  const all = issues.map((issue): FormIssue => {
    const path = file && issue.file === file ? pathOf(issue) : [];
    const message = path.length > 0 ? `${issue.reason} ${issue.hint}` : issueSentence(issue);
    return { path, message };
  });
  return [...new Map(all.map((issue) => [JSON.stringify(issue), issue])).values()];
}
