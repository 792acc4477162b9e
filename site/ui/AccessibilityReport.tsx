import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { formatDate } from './format-date.ts';
import { OfficeContact } from './OfficeContact.tsx';
import { Paragraphs, Section } from './Section.tsx';

type AccessibilityReportProps = { report: PageWords<'accessibility'>; contact: Site['contact'] };

/** What was tested, what falls short, and how to report a problem. */
export function AccessibilityReport({ report, contact }: AccessibilityReportProps) {
  const { checked, measure, tested, known, tell } = report;
  return (
    <>
      <Section heading={measure.heading} beside>
        <Paragraphs texts={measure.paragraphs}>
          <p className="text-soft">
            Last checked on <time dateTime={checked}>{formatDate(checked)}</time>.
          </p>
        </Paragraphs>
      </Section>
      {[tested, known].map(({ heading, items }) => (
        <Section key={heading} heading={heading} beside divided>
          <ul className="rows max-w-measure">
            {items.map((item) => (
              <li key={item} className="py-3">
                {item}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section heading={tell.heading} beside divided>
        <p className="max-w-measure">{tell.text}</p>
        <OfficeContact contact={contact} subject="Accessibility" />
      </Section>
    </>
  );
}
