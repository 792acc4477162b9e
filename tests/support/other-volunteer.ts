// Another volunteer, who publishes from a clone of the same repository.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type RunGit = (...args: readonly string[]) => string;

/** Connects the desk to a website, and gives another volunteer a clone of it. */
export function addOtherVolunteer(folder: string, git: RunGit): void {
  const website = join(folder, '.git', 'website.git');
  git('init', '--quiet', '--bare', '--initial-branch=main', website);
  git('remote', 'add', 'origin', website);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const clone = join(folder, '.git', 'other');
  git('clone', '--quiet', website, clone);
  for (const [name, value] of [
    ['user.name', 'Ben Okafor'],
    ['user.email', 'ben@example.org'],
  ] as const)
    execFileSync('git', ['-C', clone, 'config', name, value]);
}

/** Publishes a change of the other volunteer. */
export function publishAsOther(
  folder: string,
  subject: string,
  file: string,
  change: (text: string) => string,
): void {
  const clone = join(folder, '.git', 'other');
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', clone, ...args]);
  git('pull', '--quiet', '--ff-only');
  const path = join(clone, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  git('commit', '--quiet', '--all', `--message=${subject}`);
  git('push', '--quiet', 'origin', 'main');
}
