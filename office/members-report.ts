// Run by hand (`npm run members:report`) before a board meeting or an email to the members: where members
// are, who has none nearby, and which entries to check. Prints a summary, and writes a page and tables for a
// spreadsheet to .built/report/, which is never published. Uses the selected edition (edition.txt).
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { makeReport } from '#coverage/coverage-report.ts';
import { coverageText } from '#coverage/coverage-text.ts';
import { tablesOf } from '#coverage/csv-tables.ts';
import { mailMerge, mailMergeName } from '#coverage/mail-merge.ts';
import { readReportInput } from '#coverage/read-input.ts';
import { reportPage } from '#coverage/report-page.ts';

exitOnContentError();
const report = makeReport(readReportInput(edition));
const folder = join('.built', 'report', basename(edition.folder));
const files = {
  'report.html': reportPage(report),
  ...tablesOf(report),
  [mailMergeName]: mailMerge(report.members, report.details, report.region),
};
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(coverageText(report));
console.log(`\nFiles to print or open in a spreadsheet are in ${folder}:`);
console.log(`  ${Object.keys(files).join(', ')}`);
