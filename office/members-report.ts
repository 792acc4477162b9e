// Run by hand (`npm run members:report`) before a meeting of the board or a letter to the members: where
// members are and where people have none near, and what of their entries should be checked. Says it in
// the terminal, and writes a page to print and tables for a spreadsheet into .built/report/, which is
// not published. Works for the edition that CONTENT_DIR names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { makeReport } from '#coverage/coverage-report.ts';
import { coverageText } from '#coverage/coverage-text.ts';
import { tablesOf } from '#coverage/csv-tables.ts';
import { readReportInput } from '#coverage/read-input.ts';
import { reportPage } from '#coverage/report-page.ts';

exitOnContentError();
const report = makeReport(readReportInput(edition));
const folder = join('.built', 'report', basename(edition.folder));
const files = { 'report.html': reportPage(report), ...tablesOf(report) };
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(coverageText(report));
console.log(`\nTo print, and for a spreadsheet, in ${folder}: ${Object.keys(files).join(', ')}`);
