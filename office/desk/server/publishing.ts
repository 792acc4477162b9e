// Publishes: saves a version, gets and merges what others published, validates the result, and pushes it. Undoing a
// version writes its files backwards, and publishes that.
import { oneLine } from '@appraisers/directory/contact-text.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { z } from 'zod';
import { describeConflict } from '#desk/records/describe-records.ts';
import { sides } from '#desk/records/merge-records.ts';
import { assertBuildable, textOnDisk } from './build-issues.ts';
import { changedFiles } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { gitIn, gitLine, gitNames, runGit } from './git.ts';
import { gitReason } from './git-errors.ts';
import { undoVersion } from './history.ts';
import { type FileConflict, mergeLatest } from './merge-versions.ts';
import { readyRepository, type Target } from './repository.ts';
import { serialize } from './requests.ts';
import { titleOf } from './titles.ts';

/** A record that both changed: what it is about, such as "Members" and "Desta Haile", and the fields that differ. */
export type ShownConflict = ReturnType<typeof describeConflict> & {
  readonly id: string;
  readonly title: string;
};

export type PublishResult =
  | {
      readonly kind: 'conflicts';
      /** Who changed the same, such as "Ana"; undefined when it was a later version. */
      readonly other: string | undefined;
      readonly conflicts: readonly ShownConflict[];
    }
  | {
      /** Without a website, a version can only be saved. `unpublished` says why one with a website was not sent. */
      readonly kind: 'saved' | 'unpublished' | 'published';
      readonly messages: readonly string[];
    };

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
  await runGit(edition, 'config', 'user.name', clean(name));
  await runGit(edition, 'config', 'user.email', clean(email));
}

/** Saves what is on disk as a version, if it differs from the last one. */
async function saveVersion(edition: Edition, words: string): Promise<void> {
  await assertBuildable(
    edition,
    "The content has errors, so the site can't be built. Fix these first:",
  );
  await runGit(edition, 'add', '--all', '--', '.');
  const changed = await gitNames(
    edition,
    'diff',
    '--cached',
    '--relative',
    '--name-only',
    '-z',
    'HEAD',
    '--',
    '.',
  );
  if (changed.length === 0) return;
  const titles = changed.map((file) => titleOf(edition, file, textOnDisk(edition, file)));
  const update = `Update ${[...new Set(titles)].join(', ')}`;
  const subject = (words.replaceAll(/\s+/g, ' ').trim() || update).slice(0, 100);
  await runGit(edition, 'commit', '--quiet', `--message=${subject}`, '--', '.');
}

/** Offline, the desk waits so many milliseconds. */
const fetchTimeout = 20_000;

/**
 * Gets what others published, without a change on disk. Returns the last version there, if there is one.
 * @throws an error of git when it can't connect.
 */
async function fetchLatest(edition: Edition, { remote, branch }: Target) {
  const name = `refs/remotes/${remote}/${branch}`;
  await gitIn(edition, fetchTimeout)
    .raw(['fetch', '--quiet', '--no-tags', remote, `+refs/heads/${branch}:${name}`])
    .catch((error) => {
      // Nothing was published there yet.
      if (!/couldn't find remote ref/i.test(String(error))) throw error;
    });
  return gitLine(edition, 'rev-parse', '--verify', '--quiet', name);
}

/** How often others may publish between getting their version and pushing ours. */
const maxTries = 3;

const notLive = 'Saved on this computer, but not published.';
const alone =
  'Saved on this computer. This copy has no website to publish to. Make a file for your webmaster.';

/** @throws DeskError when nothing was saved. */
export async function publish(
  edition: Edition,
  { words, name, email, choices, undo }: PublishRequest,
): Promise<PublishResult> {
  const repository = await readyRepository(edition);
  const { target, askName } = repository;
  if (askName) await setAuthor(edition, name, email);
  const asks = (conflicts: readonly FileConflict[], other?: string): PublishResult => {
    const shown = conflicts.map(({ id, file, ...conflict }) => {
      return { id, title: titleOf(edition, file), ...describeConflict(file, conflict) };
    });
    return { kind: 'conflicts', other, conflicts: shown };
  };
  const later = undo ? await serialize(() => undoVersion(edition, repository, undo, choices)) : [];
  if (later.length > 0) return asks(later);
  const subject = undo && (await gitLine(edition, 'log', '-1', '--format=%s', undo));
  const messages: string[] = [];
  for (let tries = 1; ; tries += 1) {
    let offline: string | undefined;
    // The network may be slow: meanwhile, forms can be saved.
    const theirs =
      target &&
      (await fetchLatest(edition, target).catch((error) => {
        offline = gitReason(error);
        return target.known;
      }));
    const merged = await serialize(async () => {
      await saveVersion(edition, subject ? `Undo “${subject}”` : words);
      return theirs ? mergeLatest(edition, repository, theirs, choices) : undefined;
    });
    if (merged && merged.conflicts.length > 0) return asks(merged.conflicts, merged.authors);
    if (merged?.authors) messages.push(`Added ${merged.authors}'s changes to yours.`);
    if (merged?.hasPrograms)
      messages.push(
        'The desk was updated, too. Close it and open it again before you change anything.',
      );
    if (!target) return { kind: 'saved', messages: [...messages, alone] };
    if (offline) return { kind: 'unpublished', messages: [...messages, notLive, offline] };
    try {
      await gitIn(edition).raw(['push', target.remote, `HEAD:refs/heads/${target.branch}`]);
      return { kind: 'published', messages };
    } catch (error) {
      const isBehind = /non-fast-forward|fetch first|cannot lock ref/i.test(String(error));
      if (isBehind && tries < maxTries) continue;
      return { kind: 'unpublished', messages: [...messages, notLive, gitReason(error)] };
    }
  }
}

/** Returns to the last version. Git keeps what is discarded, for a webmaster who looks for it. */
export async function discard(edition: Edition): Promise<{ readonly messages: readonly string[] }> {
  await readyRepository(edition);
  if ((await changedFiles(edition, 'HEAD')).length === 0)
    return { messages: ['Nothing has changed since the last version.'] };
  const author = ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost'];
  const stash = ['push', '--quiet', '--include-untracked', '--message=Discarded', '--', '.'];
  await runGit(edition, ...author, 'stash', ...stash);
  return { messages: ['Changes discarded. Your webmaster can bring them back with git stash.'] };
}
