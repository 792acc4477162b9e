// Stores the failures for `npm run test:browser`, which prints them at its end. Otherwise they would be
// far up in the log.
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Each run starts with a new file. */
const file = process.env.FAILED_FILE ?? '';

function said({ message, snippet, value }: TestError): string {
  return [message ?? value, snippet].filter(Boolean).join('\n');
}

function keep(title: string, errors: readonly TestError[]) {
  const text = [title, ...errors.map(said)].join('\n');
  if (file) appendFileSync(file, `\n${stripVTControlCharacters(text)}\n`);
}

export default class FailedReporter implements Reporter {
  onTestEnd(test: TestCase, { status, errors, duration }: TestResult) {
    if (status === test.expectedStatus) return;
    keep(`✘ ${test.titlePath().filter(Boolean).join(' › ')} (${status}, ${duration} ms)`, errors);
  }

  /** Errors outside of a test, such as a server that does not start. */
  onError(error: TestError) {
    keep('✘ outside of a test', [error]);
  }
}
