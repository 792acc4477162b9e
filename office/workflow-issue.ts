// Run by the weekly workflows: one open issue for each label has the newest report as its text.
//   node office/workflow-issue.ts --label links --title TITLE --resolved COMMENT REPORT
// If the file REPORT doesn't exist, all is well, and an open issue is closed. A copy of a repository starts without
// issues: the report then goes onto the page of the run, which fails, so that GitHub sends an email.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
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

function updateIssue(): void {
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
}

if (gh('repo', 'view', '--json', 'hasIssuesEnabled', '--jq', '.hasIssuesEnabled') !== 'false')
  updateIssue();
else if (existsSync(report)) {
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `# ${title}\n\n${readFileSync(report, 'utf8')}`);
  console.error(
    `::error::${title}. The report is on the page of this run, because issues are turned off. To get an issue instead, open Settings, General, Features, and select Issues.`,
  );
  process.exitCode = 1;
}
