// Stores the failures for `npm run test:browser`, which prints them at its end. Otherwise they would be
// far up in the log. Tests with the same error are one failure, because they have one cause.
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Each run starts with a new file. */
const file = process.env.FAILED_FILE ?? '';

function said({ message, snippet, value }: TestError): string {
  return [message ?? value, snippet].filter(Boolean).join('\n');
}

export default class FailedReporter implements Reporter {
  /** The titles of failed tests, by their errors. */
  private readonly titles = new Map<string, string[]>();

  private keep(title: string, errors: readonly TestError[]) {
    const text = stripVTControlCharacters(errors.map(said).join('\n'));
    this.titles.set(text, [...(this.titles.get(text) ?? []), title]);
  }

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult) {
    if (status === test.expectedStatus) return;
    this.keep(
      `${test.titlePath().filter(Boolean).join(' › ')} (${status}, ${duration} ms)`,
      errors,
    );
  }

  /** Errors outside of a test, such as a server that does not start. */
  onError(error: TestError) {
    this.keep('outside of a test', [error]);
  }

  onEnd() {
    for (const [text, [first, ...others]] of this.titles) {
      const more = others.length > 0 ? `\n  and ${others.length} more with the same error` : '';
      if (file) appendFileSync(file, `\n✘ ${first}${more}\n${text}\n`);
    }
  }
}
