// Why git or the computer couldn't save or publish, and what a volunteer can do.
import { GitError } from './git.ts';

const safe = 'Your work is safe.';

/** The first pattern that fits what git or the system says is the reason. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC|EDQUOT|no space left|out of disk ?space|disk quota/i,
    'The disk is full, so nothing was saved. Free some space, then try again.',
  ],
  [
    /EROFS|read-only file system/i,
    'This disk is read-only, so nothing was saved. Move the folder of the site to another disk.',
  ],
  [
    /EACCES|EPERM|insufficient permission|(unable to create|could ?not open|cannot open) .*permission denied/i,
    `This computer doesn't let the desk write to its folder. Ask your webmaster for permission. ${safe}`,
  ],
  [
    /EBUSY|index\.lock|another git process/i,
    'Another program is saving. Wait two minutes, then try again.',
  ],
  [
    /usage: git merge-tree/,
    `The git on this computer is too old. Install the current one from https://git-scm.com/downloads, then try again. ${safe}`,
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
    /\b40[13]\b|authentication|permission (to .* )?denied|could not read (username|password)|access denied|repository .*not found|write access/i,
    `The website's repository doesn't give you permission to publish. Ask your webmaster for it. ${safe}`,
  ],
  [
    /could not resolve|unable to access|timed? ?out|connection|could not read from remote|does not appear to be|no route|unreachable/i,
    `We couldn't connect. Check your internet connection, or try again in an hour. ${safe}`,
  ],
];

/** Why it failed, and what to do, with the server's own words. Undefined for an error of the program. */
export function failureReason(error: unknown): string | undefined {
  const isGit = error instanceof GitError;
  if (!isGit && !(error instanceof Error && 'code' in error)) return undefined;
  const { message } = error;
  const known = reasons.find(([pattern]) => pattern.test(message))?.[1];
  if (!isGit) return known;
  const lines = message.trim().split('\n');
  const reason =
    known ?? `Git couldn't do it. Send this to your webmaster. ${safe} Git says: ${lines.at(-1)}`;
  const ofServer = lines.flatMap(
    (line) => /^remote: *(?:error: *)?[\s-]*(.*\w.*?)\s*$/.exec(line)?.[1] ?? [],
  );
  const server = [...new Set(ofServer)].slice(0, 3).join(' ');
  return server ? `${reason} The server says: “${server}”` : reason;
}
