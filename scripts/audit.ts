// Run by `npm run audit`, and once a week by .github/workflows/audit.yml: asks the registry whether faults
// are known in our packages. What visitors receive decides, by the policy in SECURITY.md.
//   npm run audit                       says it in the terminal
//   npm run audit -- --markdown FILE    writes it to a file as well
// It ends with 0 when no fault is known in what visitors receive, 1 when one is, 2 when npm got no answer.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readAudit } from './audit/report.ts';
import { verdictOf } from './audit/verdict.ts';

function ask(...options: readonly string[]) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return readAudit(stdout ?? '');
}

function run(): number {
  const { values } = parseArgs({ options: { markdown: { type: 'string' } } });
  // What the scripts for visitors import stands under "dependencies", and nothing else does.
  const { status, says, table } = verdictOf(ask('--omit=dev'), ask());
  const text = `${[says, table].filter(Boolean).join('\n\n')}\n`;
  console.log(text);
  if (values.markdown !== undefined) writeFileSync(values.markdown, text);
  return status;
}

try {
  process.exitCode = run();
} catch (error) {
  // Not 1, which says that a fault is known.
  process.exitCode = 2;
  console.error(error instanceof Error && 'code' in error ? error.message : error);
}
