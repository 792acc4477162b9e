// Publishes: saves a version, gets and merges what others published, validates the result, and pushes it. Undoing a
// version is the same with that version backwards.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { assertBuildable } from './build-issues.ts';
import { changedFiles } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { gitIn, gitLine } from './git.ts';
import { gitError, gitReason } from './git-errors.ts';
import { assertVersion } from './history.ts';
import { type FileConflict, mergeVersions, type SideChoices } from './merge-versions.ts';
import type { Target } from './repository.ts';
import { serialize } from './requests.ts';
import { type ShownConflict, shownConflict } from './shown-conflict.ts';
import {
  type Author,
  fetchLatest,
  finish,
  mergeLatest,
  nothingNew,
  readyRepository,
  saveVersion,
  setAuthor,
} from './versions.ts';

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

export type PublishRequest = Author & {
  /** What was changed, in the volunteer's words. */
  readonly words: string;
  readonly choices: SideChoices;
  /** The version to undo; empty to publish what is on disk. */
  readonly undo: string;
};

const contentErrors = "The content has errors, so the site can't be built. Fix these first:";

/** The versions on this computer that the website should get; or the conflicts on the way. */
async function prepare(
  edition: Edition,
  { undo, words, choices }: PublishRequest,
  target: Target | undefined,
): Promise<PublishResult> {
  if (undo && (await changedFiles(edition, 'HEAD')).length > 0)
    throw new DeskError('You have changes that are not published. Publish or discard them first.');
  await assertBuildable(edition, contentErrors);
  await saveVersion(edition, words);
  const { conflicts, authors, hasPrograms } = target
    ? await mergeLatest(edition, target, choices)
    : nothingNew;
  const show = (each: FileConflict) => shownConflict(edition, each);
  if (conflicts.length > 0)
    return { kind: 'conflicts', other: authors, conflicts: conflicts.map(show) };
  const later = undo ? await undoVersion(edition, undo, choices) : [];
  if (later.length > 0) return { kind: 'conflicts', other: undefined, conflicts: later.map(show) };
  const added = authors ? [`Added ${authors}'s changes to yours.`] : [];
  const programs = hasPrograms
    ? ['The desk was updated, too. Close it and open it again before you change anything.']
    : [];
  return { kind: 'saved', messages: [...added, ...programs] };
}

/** Makes a version that takes back what another one changed. */
async function undoVersion(edition: Edition, id: string, choices: SideChoices) {
  const theirs = await gitLine(edition, 'rev-parse', '--verify', '--quiet', `${id}^`);
  if (!theirs) throw new DeskError('Nothing was before this version, so it stays.');
  const command = ['revert', '--no-commit', id];
  const conflicts = await mergeVersions(edition, { base: id, theirs, command }, choices);
  if (conflicts.length > 0) return conflicts;
  const subject = (await gitLine(edition, 'log', '-1', '--format=%s', id)) ?? '';
  await finish(edition, `Undo “${subject}”`.slice(0, 200), {
    unbuildable: "The site couldn't be built without this version, so it stays. Fix these first:",
  });
  return [];
}

/** How often others may publish between getting their version and pushing ours. */
const maxTries = 3;

/** @throws DeskError when nothing was saved. */
export async function publish(edition: Edition, request: PublishRequest): Promise<PublishResult> {
  const { target, askName } = await readyRepository(edition);
  if (askName) await setAuthor(edition, request);
  let { undo } = request;
  if (undo) await assertVersion(edition, undo);
  const messages: string[] = [];
  for (let tries = 1; ; tries += 1) {
    // The network may be slow: meanwhile, forms can be saved.
    const offline = target && (await fetchLatest(edition, target).catch(gitReason));
    const prepared = await serialize(() => prepare(edition, { ...request, undo }, target));
    if (prepared.kind === 'conflicts') return prepared;
    undo = '';
    messages.push(...prepared.messages);
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

const notLive = 'Saved on this computer, but not published.';
const alone =
  'Saved on this computer. This copy has no website to publish to. Make a file for your webmaster.';

/** Returns to the last version. Git keeps what is discarded, for a webmaster who looks for it. */
export async function discard(edition: Edition): Promise<{ readonly messages: readonly string[] }> {
  await readyRepository(edition);
  if ((await changedFiles(edition, 'HEAD')).length === 0)
    return { messages: ['Nothing has changed since the last version.'] };
  const author = ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost'];
  const stash = [
    'stash',
    'push',
    '--quiet',
    '--include-untracked',
    '--message=Discarded',
    '--',
    '.',
  ];
  await gitIn(edition)
    .raw([...author, ...stash])
    .catch((error) => {
      throw gitError(error);
    });
  return { messages: ['Changes discarded. Your webmaster can bring them back with git stash.'] };
}
