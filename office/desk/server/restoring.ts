// Undoes what a version changed, or returns files to what they were in it. Both make a new version and send
// it: what was published stays in the history.
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { RestoreResult } from '#desk/api-types.ts';
import { withPart } from '#desk/merging/describe-values.ts';
import { formatOf, valueOfBytes, withAllNumbers } from '#desk/merging/file-values.ts';
import { type FileVersions, isSameFile } from '#desk/merging/merge-file.ts';
import type { ValuePath } from '#desk/merging/merge-values.ts';
import { textFileOf } from '#desk/merging/text-bytes.ts';
import { prefixOf, titleOf } from './changes.ts';
import {
  applyCombination,
  type CombinePlan,
  planCombination,
  type SideChoices,
} from './combine.ts';
import { DeskError, issueLines } from './desk-error.ts';
import { bytesOnDisk, issuesAfter } from './edition-files.ts';
import { gitLine } from './git.ts';
import { rangeOf } from './history.ts';
import type { DeskPlace, Latest } from './latest.ts';
import { recordedState, send, setAuthor } from './publishing.ts';
import { fileIn } from './revisions.ts';

export type RestoreRequest = {
  /** `undo` takes back what the version changed. `return` takes the files as the version has them. */
  readonly action: 'undo' | 'return';
  /** One file, or the whole edition. */
  readonly file?: string | undefined;
  /** One change of that file. */
  readonly path?: ValuePath | undefined;
  readonly choices: SideChoices;
  readonly name: string;
  readonly email: string;
};

/** The files with only one change taken back. */
function onlyPart({ base, mine, theirs }: FileVersions, file: string, path: ValuePath) {
  const [now, then] = [valueOfBytes(file, base), valueOfBytes(file, theirs)];
  const format = formatOf(file);
  if (!format || !base) throw new DeskError("We can't undo a part of this file. Undo all of it.");
  const { text, bytesOf } = textFileOf(base);
  return { base, mine, theirs: bytesOf(format.write(text, withPart(now, then, path))) };
}

/** Whether the plan leaves every file as it is. */
async function changesNothing(edition: Edition, { saved, onDisk }: CombinePlan): Promise<boolean> {
  const prefix = await prefixOf(edition);
  for (const [path, bytes] of saved) {
    const name = path.slice(prefix.length);
    if (!isSameFile(bytes, await fileIn(edition, 'HEAD', path))) return false;
    if (!isSameFile(onDisk.get(path), bytesOnDisk(edition, name))) return false;
  }
  return true;
}

async function assertNoIssues(edition: Edition, { onDisk }: CombinePlan): Promise<void> {
  const prefix = await prefixOf(edition);
  const files = [...onDisk].map(([path, bytes]) => [path.slice(prefix.length), bytes] as const);
  const issues = issueLines(issuesAfter(edition, Object.fromEntries(files)));
  if (issues.length === 0) return;
  throw new DeskError(
    "Nothing was restored, because the site couldn't be built. Fix these first:",
    issues.map((message) => ({ path: [], message })),
  );
}

async function subjectOf(edition: Edition, id: string, { action, file, path }: RestoreRequest) {
  const version = (await gitLine(edition, 'log', '-1', '--format=%s', id)) ?? '';
  const what = file ? ` ${path ? 'a change in ' : ''}${await titleOf(edition, file, id)}` : '';
  const begin = action === 'undo' ? `Undo${what}` : `Return${what}`;
  return `${begin}${action === 'undo' ? ' of' : ' to'} “${version}”`.slice(0, 200);
}

/** Restores, and sends the new version. A conflict without a choice stops it before anything is written. */
export async function restoreVersion(
  edition: Edition,
  id: string,
  request: RestoreRequest,
  latest: Latest,
  { backups, now }: DeskPlace,
): Promise<RestoreResult> {
  const { action, file, path, choices, name, email } = request;
  const { askName, target } = await recordedState(edition);
  if (askName) await setAuthor(edition, name, email);
  const { before, after } = await rangeOf(edition, id);
  if (target && (await latest.update()).kind === 'conflicts')
    throw new DeskError(
      'Someone else changed what you changed. Open “Get the latest version” and choose what to keep. Then try again.',
    );
  const { members, memberNumbers } = edition;
  // The list and its numbers belong together.
  const only = file === members.file ? [file, memberNumbers.file] : [file ?? ''];
  const undo = action === 'undo';
  const plan = await planCombination(
    edition,
    {
      base: undo ? after : 'HEAD',
      theirs: undo ? before : after,
      only,
      instead: (name, versions) => {
        if (name === memberNumbers.file)
          return { ...versions, theirs: withAllNumbers(versions.theirs, versions.mine) };
        return path && name === file ? onlyPart(versions, name, path) : versions;
      },
    },
    choices,
  );
  if (plan.conflicts.length > 0) return { messages: [], conflicts: plan.conflicts };
  if (await changesNothing(edition, plan))
    return { messages: ['The content already is like that. Nothing has changed.'], conflicts: [] };
  await assertNoIssues(edition, plan);
  const head = (await gitLine(edition, 'rev-parse', 'HEAD')) ?? '';
  const subject = await subjectOf(edition, id, request);
  const version = { parents: [head] as const, subject, theirs: undo ? before : after };
  const copy = await applyCombination(edition, plan, version, { backups, now: now() });
  const kept = copy ? [`Your unsaved changes are still here. A copy of them is in ${copy}.`] : [];
  const done = [`Saved as a new version: ${subject}.`, ...kept];
  if (!target)
    return {
      messages: [...done, 'To publish it, make a file and send it to your webmaster.'],
      conflicts: [],
    };
  try {
    const { messages } = await send(openEdition(edition.folder), latest);
    return { messages: [...done, ...messages], conflicts: [] };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    const issues = error.issues.map(({ message }) => message);
    const messages = [...done, 'Not live yet.', error.message, ...issues];
    return { messages, conflicts: [] };
  }
}
