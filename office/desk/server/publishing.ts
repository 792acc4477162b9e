// Publishes the edition: records what changed, sends it when asked, and brings the last published state
// back.
import { rmSync } from 'node:fs';
import { oneLine } from '@appraisers/directory/contact-text.ts';
import { issuesOf } from '@appraisers/edition/loaders/collect-issues.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { ActionResult, PublishState } from '#desk/api-types.ts';
import { storeCopy } from './bundle.ts';
import { changesNow } from './changes.ts';
import { DeskError, issueLines } from './desk-error.ts';
import { git } from './git.ts';
import { gitState } from './git-state.ts';

export async function publishState(edition: Edition): Promise<PublishState> {
  const { recorded, hindrance, remote, unsent, askName } = await gitState(edition);
  const changes = recorded ? await changesNow(edition) : [];
  return { changes, recorded, hindrance, remote, unsent, askName };
}

/** @throws DeskError with all that keeps the site from being built. */
export async function assertBuildable(edition: Edition): Promise<void> {
  const issues = [...issuesOf(edition.validate), ...(await validatePictures(edition))];
  if (issues.length === 0) return;
  const lines = issueLines(issues).map((message) => ({ path: [], message }));
  throw new DeskError('The site could not be built. Correct this first.', lines);
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

async function recordedState(edition: Edition) {
  const record = await gitState(edition);
  if (!record.recorded)
    throw new DeskError('This folder has no record of what was published. Make a file to send.');
  if (record.hindrance) throw new DeskError(record.hindrance);
  return record;
}

/** Who publishes, for git, which writes it beside every change. */
async function introduce(edition: Edition, name: string, mail: string): Promise<void> {
  const clean = (text: string) => oneLine(text.replaceAll(/[<>]/g, ' '));
  if (clean(name) === '' || !/^[^\s@]+@[^\s@]+$/.test(clean(mail)))
    throw new DeskError('Type your name and your mail address: they are noted beside the change.');
  await git(edition, 'config', '--local', 'user.name', clean(name));
  await git(edition, 'config', '--local', 'user.email', clean(mail));
}

export type PublishRequest = {
  /** What was done, in the words of the volunteer. */
  readonly words: string;
  readonly name: string;
  readonly mail: string;
};

/** Records what changed in the edition, and nothing else. */
export async function publish(
  edition: Edition,
  { words, name, mail }: PublishRequest,
): Promise<ActionResult> {
  const record = await recordedState(edition);
  await assertBuildable(edition);
  const changes = await changesNow(edition);
  if (changes.length === 0)
    return { messages: ['Nothing has changed since it was last published.'] };
  if (record.askName) await introduce(edition, name, mail);
  const titles = [...new Set(changes.map(({ title }) => title.toLowerCase()))].join(', ');
  const subject = words.replaceAll(/\s+/g, ' ').trim().slice(0, 100) || `Change ${titles}`;
  await git(edition, 'add', '--all', '--', '.');
  const { ok, out, err } = await git(
    edition,
    'commit',
    '--quiet',
    `--message=${subject}`,
    '--',
    '.',
  );
  if (!ok)
    throw new DeskError(
      `The change could not be recorded; your files are as they were. Git says: ${lastLine(err || out)}`,
    );
  return { messages: ['Recorded as published on this computer.', ...nextStep(record.remote)] };
}

function nextStep(remote: string | undefined): readonly string[] {
  return remote
    ? ['Press “Send it” now: the site that visitors see is built from what arrives there.']
    : [
        'Visitors do not see it yet. Press “Make a file to send”, and send the file to whoever looks after the site.',
      ];
}

const sendError: readonly (readonly [RegExp, string])[] = [
  [
    /rejected|non-fast-forward|fetch first/i,
    'Somebody else has published since. Ask whoever looks after the site to bring both together; what you recorded is safe here.',
  ],
  [
    /authentication|permission denied|could not read (username|password)|access denied/i,
    'The other side does not let this computer in. Ask whoever looks after the site for the right to publish; what you recorded is safe here.',
  ],
  [
    /could not resolve|unable to access|timed out|connection/i,
    'The other side was not reached. Look whether this computer is on the network, and press “Send it” again.',
  ],
];

/** Sends what is recorded to where the site is built from. */
export async function send(edition: Edition): Promise<ActionResult> {
  const { remote, branch } = await recordedState(edition);
  if (!remote || !branch) throw new DeskError('There is nowhere to send it. Make a file to send.');
  const { ok, err } = await git(edition, 'push', remote, `HEAD:refs/heads/${branch}`);
  if (ok)
    return {
      messages: ['Sent.', 'The site is built from it now; visitors see it some minutes later.'],
    };
  const known = sendError.find(([char]) => char.test(err))?.[1];
  throw new DeskError(known ?? `It could not be sent. Git says: ${lastLine(err)}`);
}

/** Brings the edition back as it was last published, after a copy of what it is now. */
export async function undo(edition: Edition, backups: string, now: Date): Promise<ActionResult> {
  const { recorded, hindrance } = await gitState(edition);
  if (!recorded)
    throw new DeskError('This folder has no record of what was published: nothing can be undone.');
  const changes = await changesNow(edition);
  if (changes.length === 0)
    return { messages: ['Nothing has changed since it was last published.'] };
  if (hindrance?.includes('conflict')) throw new DeskError(hindrance);
  const copy = storeCopy(edition, backups, now);
  const { ok, err } = await git(
    edition,
    'restore',
    '--source=HEAD',
    '--staged',
    '--worktree',
    '--',
    '.',
  );
  if (!ok) throw new DeskError(`It could not be brought back. Git says: ${lastLine(err)}`);
  const others = (await git(edition, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.'))
    .out;
  for (const file of others.split('\0').filter(Boolean))
    rmSync(edition.pathOf(file), { force: true });
  return {
    messages: ['All is as it was last published.', `What you had changed is kept in ${copy}.`],
  };
}
