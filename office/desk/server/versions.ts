// Saves versions of the edition, and gets and merges what others published.
import { rmSync } from 'node:fs';
import { oneLine } from '@appraisers/directory/contact-text.ts';
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { assertBuildable, textOnDisk } from './build-issues.ts';
import { changedFiles, titleOf } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { gitIn, gitLine } from './git.ts';
import { gitError } from './git-errors.ts';
import {
  type FileConflict,
  mergeMark,
  mergeVersions,
  type SideChoices,
  stopMerge,
} from './merge-versions.ts';
import { knownVersion, type Repository, repositoryOf, type Target } from './repository.ts';

/** @throws DeskError when git can't save a version now. */
export async function readyRepository(edition: Edition): Promise<Repository> {
  const repository = await repositoryOf(edition);
  if (repository.blocked) throw new DeskError(repository.blocked);
  return repository;
}

export type Author = { readonly name: string; readonly email: string };

/** Sets the author that git stores with each version. */
export async function setAuthor(edition: Edition, { name, email }: Author): Promise<void> {
  const clean = (text: string) => oneLine(text.replaceAll(/[<>]/g, ' '));
  if (clean(name) === '' || !/^[^\s@]+@[^\s@]+$/.test(clean(email)))
    throw new DeskError("Enter your name and email. They're saved with each change.");
  await gitIn(edition).addConfig('user.name', clean(name));
  await gitIn(edition).addConfig('user.email', clean(email));
}

/** Saves what is on disk as a version, if it differs from the last one. */
export async function saveVersion(edition: Edition, words: string): Promise<void> {
  const changes = await changedFiles(edition, 'HEAD');
  if (changes.length === 0) return;
  const titles = changes.map(({ file }) => titleOf(edition, file, textOnDisk(edition, file)));
  const update = `Update ${[...new Set(titles)].join(', ')}`;
  const subject = (words.replaceAll(/\s+/g, ' ').trim() || update).slice(0, 100);
  try {
    await gitIn(edition).raw(['add', '--all', '--', '.']);
    await gitIn(edition).raw(['commit', '--quiet', `--message=${subject}`, '--', '.']);
  } catch (error) {
    throw gitError(error);
  }
}

/** Offline, the desk waits so many milliseconds. */
const fetchTimeout = 20_000;

/**
 * Gets what others published, without a change on disk.
 * @throws an error of git when it can't connect.
 */
export async function fetchLatest(edition: Edition, { remote, branch }: Target): Promise<void> {
  const refs = `+refs/heads/${branch}:refs/remotes/${remote}/${branch}`;
  await gitIn(edition, fetchTimeout)
    .raw(['fetch', '--quiet', '--no-tags', remote, refs])
    .catch((error) => {
      // Nothing was published there yet.
      if (!/couldn't find remote ref/i.test(String(error))) throw error;
    });
}

export type Merged = {
  readonly conflicts: readonly FileConflict[];
  /** Who published it, such as "Ben and Ana". */
  readonly authors: string;
  /** Whether programs of the desk changed, too. */
  readonly hasPrograms: boolean;
};

export const nothingNew: Merged = { conflicts: [], authors: '', hasPrograms: false };

const otherHistory =
  "The website's versions and yours have no common beginning. Ask your webmaster to connect this copy again. Your work is safe.";

/** Who made the versions of a range. */
export async function authorsOf(edition: Edition, range: string): Promise<string> {
  const names = (await gitLine(edition, 'log', '--no-merges', '--format=%an', range)) ?? '';
  const all = [...new Set(names.split('\n').filter(Boolean))];
  return new Intl.ListFormat('en-US').format(all) || 'someone else';
}

/**
 * Merges what git has fetched with the last version on this computer. Every change on disk is in that version.
 * @throws DeskError when the result can't be built. Then nothing changed.
 */
export async function mergeLatest(
  edition: Edition,
  target: Target,
  choices: SideChoices,
): Promise<Merged> {
  const theirs = await knownVersion(edition, target);
  const head = await gitLine(edition, 'rev-parse', 'HEAD');
  if (!theirs || !head) return nothingNew;
  const base = await gitLine(edition, 'merge-base', head, theirs);
  if (base === theirs) return nothingNew;
  if (!base) throw new DeskError(otherHistory);
  const authors = await authorsOf(edition, `${base}..${theirs}`);
  const command = ['merge', '--quiet', '--no-commit', '--no-ff', theirs];
  const conflicts = await mergeVersions(edition, { base, theirs, command }, choices);
  const prefix = await gitLine(edition, 'rev-parse', '--show-prefix');
  const others = ['diff', '--name-only', base, theirs, '--', ':/', `:(top,exclude)${prefix}`];
  const hasPrograms = Boolean(prefix && (await gitLine(edition, ...others)));
  if (conflicts.length > 0) return { conflicts, authors, hasPrograms };
  await finish(edition, `Added ${authors}'s changes`, {
    unbuildable: `Your changes and ${authors}'s don't go together, so nothing was published. Fix these first:`,
  });
  return { conflicts, authors, hasPrograms };
}

/** Makes a version of what git has merged, if it can be built. */
export async function finish(
  edition: Edition,
  subject: string,
  { unbuildable }: { readonly unbuildable: string },
): Promise<void> {
  try {
    await assertBuildable(openEdition(edition.folder), unbuildable);
    await gitIn(edition).raw(['commit', '--quiet', '--allow-empty', `--message=${subject}`]);
    rmSync(await mergeMark(edition), { force: true });
  } catch (error) {
    await stopMerge(edition);
    throw gitError(error);
  }
}
