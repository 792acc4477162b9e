// Publishes: saves a version, gets and merges what others published, validates the result, and pushes it. Undoing a
// version merges one that takes it back.
import { oneLine } from '@appraisers/directory/contact-text.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { z } from 'zod';
import { titleOf } from '#desk/records/describe-records.ts';
import { sides } from '#desk/records/merge-records.ts';
import { changedFiles } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable, bytesOnDisk, writeFiles } from './edition-files.ts';
import { failureReason } from './failure-reasons.ts';
import { errorIn, git, gitLine } from './git.ts';
import { versionBackwards } from './history.ts';
import { mergeVersion } from './merge-versions.ts';
import { changesOfNumbers } from './next-numbers.ts';
import { type Repository, readyRepository } from './repository.ts';
import { serialize } from './requests.ts';

export const publishRequest = z.object({
  /** What was changed, in the volunteer's words. */
  words: z.string(),
  /** The author that git stores with each version, if it doesn't know one yet. */
  name: z.string(),
  email: z.string(),
  choices: z.record(z.string(), z.enum(sides)),
  /** The version to undo; empty to publish what is on disk. */
  undo: z.string(),
});

export type PublishRequest = z.output<typeof publishRequest>;

async function setAuthor(edition: Edition, name: string, email: string): Promise<void> {
  const clean = (text: string) => oneLine(text.replaceAll(/[<>]/g, ' '));
  if (clean(name) === '' || !/^[^\s@]+@[^\s@]+$/.test(clean(email)))
    throw new DeskError("Enter your name and email. They're saved with each change.");
  await git(edition, 'config', 'user.name', clean(name));
  await git(edition, 'config', 'user.email', clean(email));
}

/** Saves what is on disk as a version, if it differs from the last one. */
async function saveVersion(edition: Edition, words: string): Promise<void> {
  const changed = await changedFiles(edition, 'HEAD');
  if (changed.length === 0) return;
  const titles = new Set(changed.map((file) => titleOf(file, bytesOnDisk(edition, file))));
  const subject = words.replaceAll(/\s+/g, ' ').trim() || `Update ${[...titles].join(', ')}`;
  await git(edition, 'add', '--all', '--', '.');
  await git(edition, 'commit', '--quiet', `--message=${subject.slice(0, 100)}`, '--', '.');
}

/** Gets the last version on the website, if there is one, without a change on disk; or why it couldn't. */
async function fetchLatest(edition: Edition, { target }: Repository) {
  if (!target) return {};
  const what = ['origin', `+refs/heads/${target.branch}:${target.known}`];
  const offline = await errorIn(() => git(edition, 'fetch', '--quiet', '--no-tags', ...what));
  // Nothing was published there yet.
  const isEmpty = /couldn't find remote ref/i.test(String(offline));
  if (offline && !isEmpty) return { offline };
  return { theirs: await gitLine(edition, 'rev-parse', '--verify', '--quiet', target.known) };
}

/** How often others may publish between getting their version and pushing ours. */
const maxTries = 3;

const notLive = 'Saved on this computer, but not published.';
const alone =
  'Saved on this computer. This copy has no website to publish to. Make a file for your webmaster.';
const needed = "The site couldn't be built without this version, so it stays. Fix these first:";
const updated = 'The desk was updated, too. Close it and open it again before you change anything.';

/**
 * Publishes what is on disk. Without a website, it only saves a version. Where two versions conflict, it asks what stays.
 * @throws DeskError when nothing was saved.
 */
export async function publish(
  edition: Edition,
  { words, name, email, choices, undo }: PublishRequest,
) {
  // After a merge of another window, which would look like that of another program.
  const repository = await serialize(() => readyRepository(edition));
  const { target, askName, prefix } = repository;
  if (askName) await setAuthor(edition, name, email);
  const backwards = undo && (await versionBackwards(edition, prefix, undo));
  const messages: string[] = [];
  for (let tries = 1; ; tries += 1) {
    // The network may be slow: meanwhile, forms can be saved.
    const { theirs, offline } = await fetchLatest(edition, repository);
    const conflict = await serialize(async () => {
      await assertBuildable(edition);
      if (theirs) writeFiles(edition, await changesOfNumbers(edition, theirs));
      await saveVersion(edition, words);
      const latest = theirs ? await mergeVersion(edition, repository, theirs, choices) : undefined;
      if (latest && latest.conflicts.length > 0) return latest;
      if (latest) messages.push(`Added ${latest.authors}'s changes to yours.`);
      if (latest?.hasPrograms) messages.push(updated);
      if (!backwards) return undefined;
      const undone = await mergeVersion(edition, repository, backwards, choices, needed);
      // A later version of anyone changed the same.
      return undone && undone.conflicts.length > 0 ? { ...undone, authors: undefined } : undefined;
    });
    if (conflict)
      return { kind: 'conflicts' as const, other: conflict.authors, conflicts: conflict.conflicts };
    if (!target) return { kind: 'saved' as const, messages: [...messages, alone] };
    const pushing = () => git(edition, 'push', 'origin', `HEAD:refs/heads/${target.branch}`);
    const failure = offline ?? (await errorIn(pushing));
    if (!failure) return { kind: 'published' as const, messages };
    const isBehind = /non-fast-forward|fetch first|cannot lock ref/i.test(String(failure));
    if (isBehind && tries < maxTries) continue;
    const reason = failureReason(failure) ?? String(failure);
    return { kind: 'unpublished' as const, messages: [...messages, notLive, reason] };
  }
}

export type PublishResult = Awaited<ReturnType<typeof publish>>;

const nothingToDiscard =
  'Your changes are in a saved version, so nothing was discarded. To take them back, open “History” and undo it.';

/** Returns to the last version. Git keeps what is discarded, for a webmaster who looks for it. */
export async function discard(edition: Edition): Promise<{ readonly messages: readonly string[] }> {
  await readyRepository(edition);
  if ((await changedFiles(edition, 'HEAD')).length === 0) return { messages: [nothingToDiscard] };
  const author = ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost'];
  const stash = ['push', '--quiet', '--include-untracked', '--message=Discarded', '--', '.'];
  await git(edition, ...author, 'stash', ...stash);
  return { messages: ['Changes discarded. Your webmaster can bring them back with git stash.'] };
}
