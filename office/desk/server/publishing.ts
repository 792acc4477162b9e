// Saves versions of the edition, sends them to the website, and discards changes.
import { rmSync } from 'node:fs';
import { oneLine } from '@appraisers/directory/contact-text.ts';
import { issuesOf } from '@appraisers/edition/loaders/collect-issues.ts';
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { ActionResult } from '#desk/api-types.ts';
import { storeCopy } from './bundle.ts';
import { changedFiles, changesNow, prefixOf } from './changes.ts';
import { DeskError, issueLines } from './desk-error.ts';
import { git } from './git.ts';
import { gitState } from './git-state.ts';
import { connectionErrors, type Latest } from './latest.ts';
import { fileIn, gitSays } from './revisions.ts';
import { unsentVersions } from './versions.ts';

/** @throws DeskError with every issue that prevents a build. */
export async function assertBuildable(edition: Edition): Promise<void> {
  const issues = [...issuesOf(edition.validate), ...(await validatePictures(edition))];
  if (issues.length === 0) return;
  const lines = issueLines(issues).map((message) => ({ path: [], message }));
  throw new DeskError(
    "The content has errors, so the site can't be built. Fix these first:",
    lines,
  );
}

const cannotPublish = "This copy can't publish directly. Make a file for your webmaster.";

/** @throws DeskError when git can't save a version now. */
export async function recordedState(edition: Edition) {
  const state = await gitState(edition);
  if (!state.recorded) throw new DeskError(cannotPublish);
  if (state.blocked) throw new DeskError(state.blocked);
  return state;
}

/** Sets the author that git stores with each version. */
export async function setAuthor(edition: Edition, name: string, email: string): Promise<void> {
  const clean = (text: string) => oneLine(text.replaceAll(/[<>]/g, ' '));
  if (clean(name) === '' || !/^[^\s@]+@[^\s@]+$/.test(clean(email)))
    throw new DeskError("Enter your name and email. They're saved with each change.");
  await git(edition, 'config', '--local', 'user.name', clean(name));
  await git(edition, 'config', '--local', 'user.email', clean(email));
}

export type VersionRequest = {
  /** What was changed, in the volunteer's words. */
  readonly words: string;
  readonly name: string;
  readonly email: string;
};

/** Saves what changed in the edition as a version, and nothing else. */
export async function saveVersion(
  edition: Edition,
  { words, name, email }: VersionRequest,
): Promise<ActionResult> {
  const { askName, target } = await recordedState(edition);
  await assertBuildable(edition);
  const changes = await changesNow(edition);
  if (changes.length === 0) return { messages: ['Nothing has changed since the last version.'] };
  if (askName) await setAuthor(edition, name, email);
  const titles = [...new Set(changes.map(({ title }) => title))].join(', ');
  const subject = (words.replaceAll(/\s+/g, ' ').trim() || `Update ${titles}`).slice(0, 100);
  await git(edition, 'add', '--all', '--', '.');
  const commit = ['commit', '--quiet', `--message=${subject}`, '--', '.'];
  const { ok, out, err } = await git(edition, ...commit);
  if (!ok)
    throw new DeskError(
      `The version wasn't saved, but your files are safe. Send this to your webmaster. ${gitSays(err || out)}`,
    );
  const next = target
    ? 'To publish it, open “Send to website”.'
    : 'To publish it, make a file and send it to your webmaster.';
  return { messages: ['Saved here. Not live yet.', next] };
}

/** The edition as the last saved version has it. */
async function savedEdition(edition: Edition): Promise<Edition> {
  const prefix = await prefixOf(edition);
  const files = await changedFiles(edition);
  const saved = files.map(
    async ({ file }) => [file, await fileIn(edition, 'HEAD', prefix + file)] as const,
  );
  return openEdition(edition.folder, Object.fromEntries(await Promise.all(saved)));
}

const chooseFirst =
  'Someone else changed the same content. Open “Get the latest version” and choose what to keep. Then try again.';

/** How often others may publish between getting their version and sending ours. */
const maxTries = 3;

/**
 * Sends the saved versions to the website's repository, from which the site is built. What others
 * published in the meantime is merged first.
 */
export async function send(edition: Edition, latest: Latest): Promise<ActionResult> {
  const before = await recordedState(edition);
  if (!before.target) throw new DeskError(cannotPublish);
  const { remote, branch } = before.target;
  for (let tries = 1; ; tries += 1) {
    const { kind, messages } = await latest.update();
    if (kind === 'conflicts') throw new DeskError(chooseFirst);
    if (kind !== 'current' && kind !== 'merged') throw new DeskError(messages.join(' '));
    if ((await unsentVersions(edition, await gitState(edition))).length === 0)
      return { messages: ['Nothing to send. The website has your last version.'] };
    await assertBuildable(await savedEdition(edition));
    const { ok, err } = await git(edition, 'push', remote, `HEAD:refs/heads/${branch}`);
    if (ok) return { messages: ['Sent. The site updates in a few minutes.'] };
    if (tries < maxTries && /rejected|non-fast-forward|fetch first/i.test(err)) continue;
    const [, , known] = connectionErrors.find(([pattern]) => pattern.test(err)) ?? [];
    throw new DeskError(
      known ?? `The website didn't accept it. Send this to your webmaster. ${gitSays(err)}`,
    );
  }
}

/** Returns to the last saved version, after storing a copy of what changed since. */
export async function discard(edition: Edition, backups: string, now: Date): Promise<ActionResult> {
  const { recorded, blocked } = await gitState(edition);
  if (!recorded)
    throw new DeskError('This copy has no saved versions to return to. Ask your webmaster.');
  const changes = await changesNow(edition);
  if (changes.length === 0) return { messages: ['Nothing has changed since the last version.'] };
  if (blocked?.includes('conflict')) throw new DeskError(blocked);
  const copy = storeCopy(edition, backups, now);
  const restore = ['restore', '--source=HEAD', '--staged', '--worktree', '--', '.'];
  const { ok, err } = await git(edition, ...restore);
  if (!ok)
    throw new DeskError(
      `Your changes weren't discarded. Send this to your webmaster. ${gitSays(err)}`,
    );
  const others = (await git(edition, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.'))
    .out;
  for (const file of others.split('\0').filter(Boolean))
    rmSync(edition.pathOf(file), { force: true });
  return { messages: [`Changes discarded. A copy is in ${copy}.`] };
}
