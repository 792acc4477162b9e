// How the build says that content is wrong: file, row, field, what was found, what was expected.
import type { z } from 'zod';

export type Fault = {
  /** Line of the file, where a row is a line. */
  readonly row?: number | undefined;
  readonly field: string;
  readonly found: unknown;
  readonly expected: string;
};

/** Content that cannot be published. Its message lists every fault, one a line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(file: string, faults: readonly Fault[]) {
    super(
      [
        'The content has to be corrected before the site can be built.',
        ...faults.map((fault) => line(file, fault)),
      ].join('\n'),
    );
  }
}

function line(file: string, { row, field, found, expected }: Fault): string {
  const where = [file, row === undefined ? '' : `row ${row}`, field && `field "${field}"`];
  return `  ${where.filter(Boolean).join(', ')}: found ${shown(found)}; expected ${expected}.`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** The faults that a schema finds, with the value that stands at each path. */
export function faultsOf(error: z.ZodError, value: unknown, row?: number): Fault[] {
  return error.issues.map((issue) => {
    const found = issue.path.reduce<unknown>(at, value);
    const field = issue.path.map(String).join('.');
    const message = issue.message.replace(/\.$/, '');
    if (issue.code === 'unrecognized_keys') {
      const unknown = Object.fromEntries(issue.keys.map((key) => [key, at(found, key)]));
      return { row, field, found: unknown, expected: `only known fields. ${message}` };
    }
    const expected = message.replace(/^Invalid input: expected (\w+), received .*$/, '$1');
    return { row, field, found, expected };
  });
}

function at(value: unknown, key: PropertyKey): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
}
