// The coverage and the mail-merge table, for the page of the desk.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { confirmedDays } from '@appraisers/edition/loaders/read-members.ts';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { CoverageDrawing, DrawnElement } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';

/** An element as plain data, from which the page creates it again. */
function drawn(element: ReactElement): DrawnElement {
  const { type, props } = element;
  if (typeof type !== 'string' || !isFields(props)) throw new Error('a drawing of plain elements');
  const { children, ...given } = props;
  const attributes = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, value] as const]
      : [],
  );
  return {
    tag: type,
    attributes: Object.fromEntries(attributes),
    children: isNode(children) ? Children.toArray(children).flatMap(drawnChild) : [],
  };
}

const isNode = (children: unknown): children is ReactNode => children !== undefined;

const drawnChild = (child: ReactNode): (DrawnElement | string)[] => {
  if (isValidElement(child)) return [drawn(child)];
  return typeof child === 'string' || typeof child === 'number' ? [`${child}`] : [];
};

/** The report on the members of the list. The population is read only when needed: it takes a while. */
async function reportOf(edition: Edition) {
  const [{ readReportInput }, { makeReport }] = await Promise.all([
    import('#coverage/read-input.ts'),
    import('#coverage/coverage-report.ts'),
  ]);
  return makeReport(readReportInput(edition));
}

/** Where members are, and where people have none nearby. */
export async function coverageOf(edition: Edition): Promise<CoverageDrawing> {
  const [report, { coverageMap }, { legend }, { coverageSentences, gapRows }] = await Promise.all([
    reportOf(edition),
    import('#coverage/map.ts'),
    import('#coverage/legend.ts'),
    import('#coverage/coverage-words.ts'),
  ]);
  const sentences = coverageSentences(report);
  const map = coverageMap(report, `${report.region.name}: ${sentences.join(' ')}`);
  return { map: drawn(map), legend: drawn(legend(report)), sentences, gaps: gapRows(report) };
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
