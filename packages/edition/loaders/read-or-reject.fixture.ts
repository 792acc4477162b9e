// The form of every issue, for the laws of the readers.
import { expect } from 'vitest';
import { ContentError, type ContentIssue } from './content-error.ts';

/** Expects a place, what happened, and what to do, each in whole sentences for people. */
function expectForm({ reason, hint, file }: ContentIssue): void {
  // Quotes from the file may contain anything. The yaml package has some without quotation marks.
  const quote = /"(\\.|[^"\\])*"|extra characters: \S*/g;
  const both = `${reason} ${hint}`.replaceAll(quote, '""');
  expect(file ?? '', both).not.toBe('');
  for (const text of [reason, hint]) {
    expect(text).toMatch(/^(?:["\p{Lu}\p{N}[-]|true |false )[^\n]*\.$/u);
    expect(text).not.toMatch(/\.\.$/);
  }
  expect(both).not.toMatch(
    /\bat \w+ \(|node_modules|\.ts:|undefined|null\b|NaN|\[object|Invalid input|We can't read this file \(/,
  );
}

/** The result of the action, or undefined when it rejects the file with issues of this form. */
export function readOrReject<Read>(file: string, action: () => Read): Read | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.stack).toBe('');
    const [, ...sentences] = error.message.split('\n');
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toContain(file);
    for (const issue of error.issues) {
      expectForm(issue);
      // Only an issue of the whole file, or of a named field that is missing, has no line.
      if (issue.field === '' && !/^This file |^This isn't/.test(issue.reason))
        expect(issue.line).toBeGreaterThan(0);
    }
    return undefined;
  }
}
