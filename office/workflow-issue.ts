// Run by the weekly workflows: one open issue for each label has the newest report as its text.
//   node office/workflow-issue.ts --label links --title TITLE --resolved COMMENT REPORT
// If the file REPORT doesn't exist, all is well, and an open issue is closed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The output of GitHub's CLI. */
function gh(...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`gh ${args.slice(0, 2).join(' ')} failed: ${error ?? stderr}`);
  return stdout.trim();
}

const text = { type: 'string', default: '' } as const;
const { values, positionals } = parseArgs({
  options: { label: text, title: text, resolved: text },
  allowPositionals: true,
});
const { label, title, resolved } = values;
const [report = ''] = positionals;
const open = ['--state', 'open', '--label', label, '--limit', '1'];
const number = gh('issue', 'list', ...open, '--json', 'number', '--jq', '.[].number');

if (!existsSync(report)) {
  if (number) gh('issue', 'close', number, '--comment', resolved);
} else if (number) {
  gh('issue', 'edit', number, '--body-file', report);
} else {
  gh('label', 'create', label, '--force', '--description', title);
  gh('issue', 'create', '--title', title, '--label', label, '--body-file', report);
}
