// How the build reports an issue of content: file, row, field, what it found and what it expected.

export type ContentIssue = {
  /** The file, where it is another than that of the error. */
  readonly file?: string | undefined;
  /** Line of the file, as an editor counts them. */
  readonly row?: number | undefined;
  /** The entry of a list, in words, such as `entry 2 "Annual meeting"`. */
  readonly entry?: string | undefined;
  readonly field: string;
  /** The value as it stands in the file, or `asPhrase` what is there. */
  readonly found: unknown;
  readonly expected: string;
  /** Where the value stands in the file, for programs. */
  readonly path?: readonly PropertyKey[] | undefined;
};

/** Invisible characters could break a message, or steer the screen it is shown on. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');

class Phrase {
  readonly said: string;
  constructor(text: string) {
    this.said = text;
  }
}

/** What was found, where it is no value that could be shown. */
export const asPhrase = (said: string) => new Phrase(said);

const headline = 'The content has to be corrected before the site can be built.';

/** Content that cannot be published. Its message lists every issue on a line of its own. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(file: string, issues: readonly ContentIssue[]) {
    const ofFile = issues.map((issue) => ({ ...issue, file: issue.file ?? file }));
    // A file that others need is read more than once.
    super([headline, ...new Set(ofFile.map(issueLine))].join('\n'));
    this.issues = ofFile;
    // The issue is in the content, so a place in the program would not help.
    this.stack = '';
  }
}

function issueLine({ file, row, entry, field, found, expected }: ContentIssue): string {
  const where = [file, row && `row ${row}`, entry, field && `field "${field}"`];
  const sentence = `${where.filter(Boolean).join(', ')}: found ${shownValue(found)}; expected ${expected}.`;
  return `  ${withoutInvisible(sentence)}`;
}

function shownValue(value: unknown): string {
  if (value instanceof Phrase) return value.said;
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** Has a program end with the message of an uncaught ContentError, without the stack. Call it before reading content. */
export function exitOnContentError(): void {
  process.on('uncaughtException', (error) => {
    console.error(error instanceof ContentError ? error.message : error);
    process.exit(1);
  });
}
