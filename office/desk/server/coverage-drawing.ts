// The coverage and the mail-merge table, for the page of the desk. The population is read only when needed: it
// takes a while.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { confirmedDays } from '@appraisers/edition/loaders/read-members.ts';

/** The report on the members of the list. */
async function reportOf(edition: Edition) {
  const [{ readReportInput }, { makeReport }] = await Promise.all([
    import('#coverage/read-input.ts'),
    import('#coverage/coverage-report.ts'),
  ]);
  return makeReport(readReportInput(edition));
}

/** Where members are, and where people have none nearby. */
export async function coverageOf(edition: Edition) {
  const [report, { coverageMap }, { coverageSentences, gapRows }] = await Promise.all([
    reportOf(edition),
    import('#coverage/map.ts'),
    import('#coverage/coverage-words.ts'),
  ]);
  const sentences = coverageSentences(report);
  const label = `${report.region.name}: ${sentences.join(' ')}`;
  return { map: coverageMap(report), label, sentences, gaps: gapRows(report) };
}

/** Each ZIP code with its people and members, as CSV. */
export async function coverageTableOf(edition: Edition): Promise<string> {
  const { zipTable } = await import('#coverage/coverage-words.ts');
  return zipTable(await reportOf(edition));
}

/** The mail-merge table that asks each member to check the entry. */
export async function mailMergeOf(edition: Edition): Promise<string> {
  const { mailMerge } = await import('#coverage/mail-merge.ts');
  const members = edition.members.read();
  const confirmed = confirmedDays(edition.memberNumbers.read(), members);
  const listed = members.map((member) => ({ ...member, confirmed: confirmed.get(member.id) }));
  return mailMerge(listed, edition.detailNames(), edition.region.read());
}
