// The map of the coverage report, as data for the page of the desk.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
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

/** Where members are. The population is read only when needed: it takes a while. */
export async function coverageOf(edition: Edition, today: string): Promise<CoverageDrawing> {
  const [{ readReportInput }, { makeReport }, { coverageMap, legend }, { coverageSentences }] =
    await Promise.all([
      import('#coverage/read-input.ts'),
      import('#coverage/coverage-report.ts'),
      import('#coverage/map.ts'),
      import('#coverage/report-sentences.ts'),
    ]);
  const report = makeReport(readReportInput(edition, today));
  const sentences = coverageSentences(report);
  const map = coverageMap(report, `${report.region.name}: ${sentences.join(' ')}`);
  return { map: drawn(map), legend: drawn(legend(report)), sentences };
}

/** The mail-merge table that asks each member to check the entry. */
export async function mailMergeOf(edition: Edition, today: string): Promise<string> {
  const [{ readReportInput }, { mailMerge }] = await Promise.all([
    import('#coverage/read-input.ts'),
    import('#coverage/mail-merge.ts'),
  ]);
  const { members, details, region } = readReportInput(edition, today);
  return mailMerge(members, details, region);
}
