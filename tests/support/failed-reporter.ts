// Keeps what failed, for `npm run test:browser` to say again at its end: the sites that are tried
// after a red one would otherwise push its errors out of what a log shows last.
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** The file, new for each run. */
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

  /** Of no test: a server that does not start, a file that cannot be read. */
  onError(error: TestError) {
    keep('✘ outside of a test', [error]);
  }
}
