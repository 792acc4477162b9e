// Errors for volunteers: what happened, then what to do, with the issues that a build would find, each at
// its field of the form.
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
