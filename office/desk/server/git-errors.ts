// What git prints when something fails, and what a volunteer can do.
import { DeskError } from './desk-error.ts';

const safe = 'Your work is safe.';

/** The first pattern that fits is the reason. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /no space left|disk quota/i,
    'The disk is full, so the version was not saved. Free some space, then publish again.',
  ],
  [
    /read-only file system/i,
    'This disk is read-only, so the version was not saved. Move the folder of the site to another disk.',
  ],
  [
    /insufficient permission|unable to create .*(permission denied)|could not open .*permission denied/i,
    `This computer doesn't let the desk write to its folder. Ask your webmaster for permission. ${safe}`,
  ],
  [
    /index\.lock|another git process/i,
    'Another program is saving. Wait two minutes, then publish again.',
  ],
  [
    /would be overwritten/i,
    `A program file on this computer was changed by hand. Ask your webmaster to merge it. ${safe}`,
  ],
  [
    /protected branch|GH006|not allowed to push|cannot force-push/i,
    `The website's repository doesn't let anyone publish directly (its branch is protected). Ask your webmaster for a rule that lets you. ${safe}`,
  ],
  [
    /hook declined|GH013|rule violations|push declined/i,
    `The website's repository has a rule that rejects this version. Send its answer to your webmaster. ${safe}`,
  ],
  [
    /\b40[13]\b|authentication|permission (to .* )?denied|could not read (username|password)|access denied|repository not found|write access/i,
    `The website's repository doesn't give you permission to publish. Ask your webmaster for it. ${safe}`,
  ],
  [
    /could not resolve|unable to access|timed? ?out|connection|could not read from remote|does not appear to be|no route|unreachable|block timeout/i,
    `We couldn't connect. Check your internet connection, then publish again. ${safe}`,
  ],
];

const unknown = `Git couldn't do it. Send this to your webmaster. ${safe}`;

/** The sentences of the server itself, without its decoration. */
function serverLines(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .flatMap((line) => /^remote: *(?:error: *)?(.*\w.*)/.exec(line)?.[1] ?? []);
  return lines.map((line) => line.replaceAll(/^[\s-]+|\s+$/g, '')).filter(Boolean);
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** Why a command failed, and what to do, with the server's own words if it gave any. */
export function gitReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, reason = `${unknown} Git says: ${lastLine(text)}`] =
    reasons.find(([pattern]) => pattern.test(text)) ?? [];
  const server = [...new Set(serverLines(text))].slice(0, 3).join(' ');
  return server ? `${reason} The server says: “${server}”` : reason;
}

export const gitError = (error: unknown): DeskError =>
  error instanceof DeskError ? error : new DeskError(gitReason(error));
