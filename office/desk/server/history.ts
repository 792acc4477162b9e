// What was published when and by whom, the two ways back (a version undone, and a page as it was then), and whether
// visitors see the last version.
import { issuesOf, tryRead } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { titleOf } from '#desk/records/describe-records.ts';
import { changedFiles, changesBetween, emptyTree } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { save } from './edition-files.ts';
import { fileIn, git, gitLine, pathsBetween } from './git.ts';
import { repositoryOf } from './repository.ts';

/** Some years of a volunteer who publishes every week. */
const maxVersions = 200;
/** Version, parents, time, author and words, with a mark before each version and between its parts. */
const format = '--format=%x1e%H%x1f%P%x1f%aI%x1f%an%x1f%s';

async function log(edition: Edition, ...args: string[]) {
  const names = ['--name-only', '--relative', '--no-renames'];
  const versions = (await gitLine(edition, 'log', ...names, format, ...args)) ?? '';
  return versions
    .split('\x1e')
    .slice(1)
    .map((version) => {
      const [line = '', ...files] = version.split('\n').filter(Boolean);
      const [id = '', parents = '', time = '', author = '', subject = ''] = line.split('\x1f');
      return {
        id,
        parent: parents.split(' ')[0] ?? '',
        /** With the time zone of the author, such as 2026-11-22T14:05:09-07:00. */
        time,
        author,
        /** The volunteer's words about it. */
        subject,
        /** What the volunteer calls the files that changed. */
        changed: [...new Set(files.map((file) => titleOf(file)))],
      };
    });
}

/** The last versions that changed the edition, newest first. Versions that only merge two others are left out. */
export async function history(edition: Edition) {
  const { head, blocked = '' } = await repositoryOf(edition);
  if (!head) return { versions: [], blocked };
  const which = ['--no-merges', '--full-history', `--max-count=${maxVersions}`, '--', '.'];
  return { versions: await log(edition, ...which), blocked: '' };
}

/** @throws DeskError when the last version doesn't follow this one. */
async function versionOf(edition: Edition, id: string) {
  const isId = /^[0-9a-f]{40,64}$/.test(id);
  const isOurs = isId && (await gitLine(edition, 'merge-base', '--is-ancestor', id, 'HEAD')) === '';
  const [version] = isOurs ? await log(edition, '-1', id) : [];
  if (!version) throw new DeskError("We can't find that version. Select one from the history.");
  return version;
}

/** A version with its changes. Without a parent, nothing in it can be undone. */
export async function openVersion(edition: Edition, id: string) {
  const version = await versionOf(edition, id);
  const { askName } = await repositoryOf(edition);
  const files = await changesBetween(edition, version.parent || emptyTree, id);
  return { ...version, askName, files };
}

/**
 * Makes a file as it was in a version. It is published with the next version.
 * @throws DeskError when it has changes that are not published, or the site couldn't be built with it.
 */
export async function makeAsThen(edition: Edition, id: string, file: string) {
  await versionOf(edition, id);
  // One that has errors may be made as it was, whatever else changed.
  const isBroken = issuesOf(edition.validate).some((issue) => issue.file === edition.pathOf(file));
  if (!isBroken && (await changedFiles(edition, 'HEAD')).includes(file))
    throw new DeskError(
      'You changed this page and did not publish it. Publish or discard it first.',
    );
  const files = await changedFiles(edition, emptyTree, id);
  if (!files.includes(file)) throw new DeskError('This version has no such page.');
  save(edition, { [file]: await fileIn(edition, id, `./${file}`) });
  return {
    messages: ['The page is as it was then. Not live yet: see “Publish” for what changed.'],
  };
}

/**
 * Makes a version that takes back another one. It follows that one, so merging it takes back nothing that came later.
 * @throws DeskError when there is nothing to return to, or the desk has changes that are not published.
 */
export async function versionBackwards(edition: Edition, prefix: string, id: string) {
  const { parent, subject } = await versionOf(edition, id);
  if ((await changedFiles(edition, 'HEAD')).length > 0)
    throw new DeskError('You have changes that are not published. Publish or discard them first.');
  if (!parent) throw new DeskError('Nothing was before this version, so it stays.');
  if ((await pathsBetween(edition, parent, id)).some((path) => !path.startsWith(prefix)))
    throw new DeskError('This version changed programs, too. Ask your webmaster to undo it.');
  const words = `Undo “${subject}”`;
  return (await git(edition, 'commit-tree', `${parent}^{tree}`, '-p', id, '-m', words)).trim();
}

/** When this desk first saw each version on the website. */
const seen = new Map<string, string>();

const timeout = 5000;

/** The version that the website says it has; undefined when it doesn't say. */
async function versionAt(address: string): Promise<string | undefined> {
  const options = { signal: AbortSignal.timeout(timeout), cache: 'no-store' } as const;
  const response = await fetch(`${address}/version.txt`, options).catch(() => undefined);
  const text = response?.ok ? (await response.text()).trim() : '';
  return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
}

/** The website is right with the last version of this computer, or one that came after it. */
export async function liveState(edition: Edition, now: Date) {
  const address = tryRead(() => edition.site.read().url) ?? '';
  const head = (await gitLine(edition, 'rev-parse', 'HEAD')) ?? '';
  const shown = await versionAt(address);
  if (!shown || !head) return { kind: 'unknown', address } as const;
  const hasIt = await gitLine(edition, 'merge-base', '--is-ancestor', head, shown);
  if (hasIt === undefined) return { kind: 'waiting', address } as const;
  const since = seen.get(head) ?? now.toLocaleTimeString('en-US', { timeStyle: 'short' });
  seen.set(head, since);
  return { kind: 'live', since } as const;
}
