// How an issue is reported everywhere: FILE, line N, FIELD: what happened. What to do.

export type Sentences = {
  /** What happened. */
  readonly reason: string;
  /** What to do. */
  readonly hint: string;
};

export type ContentIssue = Sentences & {
  readonly file?: string | undefined;
  /** Line of a file of the edition, as an editor counts them. */
  readonly line?: number | undefined;
  /** The entry of a list, such as `entry 2 "Annual meeting"`. */
  readonly entry?: string | undefined;
  readonly field?: string | undefined;
  /** The path of the value in the file, for programs. */
  readonly path?: readonly PropertyKey[] | undefined;
};

/** Invisible characters could break a message, or control the terminal that shows it. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');

/** The issue on one line. */
function issueSentence({ file, line, entry, field, reason, hint }: ContentIssue): string {
  const where = [file, line && `line ${line}`, entry, field].filter(Boolean).join(', ');
  return withoutInvisible(`${where && `${where}: `}${reason} ${hint}`);
}

/** The person at the terminal can fix it, and its message says how. A stack trace would not help. */
export class UserError extends Error {
  override stack = '';
}

/** Content that cannot be published. Its message has one line for each issue. */
export class ContentError extends UserError {
  override readonly name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(file: string, issues: readonly ContentIssue[]) {
    const ofFile = issues.map((issue) => ({ ...issue, file: issue.file ?? file }));
    // A file that other files need is read more than once.
    const lines = new Set(ofFile.map((issue) => `  ${issueSentence(issue)}`));
    super(['Fix these errors in the content, then try again:', ...lines].join('\n'));
    this.issues = ofFile;
  }
}

/** The error of a whole file, or of a line of it. */
export const fileError = (file: string, reason: string, hint: string, line?: number) =>
  new ContentError(file, [{ line, reason, hint }]);

/** @throws ContentError with the issues of a file, if it has any, by their lines. */
export function assertNoIssues(file: string, issues: readonly ContentIssue[]): void {
  const byLine = issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (issues.length > 0) throw new ContentError(file, byLine);
}

/**
 * The results of all actions.
 * @throws ContentError with the issues of all of them.
 */
export function collectIssues<Read>(actions: readonly (() => Read)[]): Read[] {
  const read: Read[] = [];
  const issues = actions.flatMap((action) => issuesOf(() => read.push(action())));
  if (issues.length > 0) throw new ContentError('', issues);
  return read;
}

/** The issues that the action throws. */
export function issuesOf(action: () => unknown): readonly ContentIssue[] {
  try {
    action();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** The result of the action; undefined when it has issues, which another check reports. */
export function tryRead<Read>(action: () => Read): Read | undefined {
  const read: Read[] = [];
  issuesOf(() => read.push(action()));
  return read[0];
}

/** From now on, an uncaught error that the user can fix, also one of Node, ends the program with its message. */
export function exitWithMessage(): void {
  process.on('uncaughtException', (error) => {
    // By its stack: Astro loads another copy of the class for its configuration.
    const ofUser = /^ERR_(PARSE_ARGS|SOCKET_BAD_PORT)/;
    const isClear = !error.stack || ('code' in error && ofUser.test(`${error.code}`));
    console.error(isClear ? error.message : error);
    process.exit(1);
  });
}
