import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';
import type { AccessibilityPage } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { formatDate } from './format-date.ts';
import { Section } from './Section.tsx';

type AccessibilityReportProps = { report: AccessibilityPage; contact: Site['contact'] };

/** What was tested, what falls short, and how to report a problem. */
export function AccessibilityReport({ report, contact }: AccessibilityReportProps) {
  const { checked, measure, tested, known, tell } = report;
  return (
    <>
      <Section heading={measure.heading} beside>
        <div className="grid max-w-measure gap-y-4">
          {measure.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="text-soft">
            Last checked on <time dateTime={checked}>{formatDate(checked)}</time>.
          </p>
        </div>
      </Section>
      <Section heading={tested.heading} beside divided>
        <Items items={tested.items} />
      </Section>
      <Section heading={known.heading} beside divided>
        <Items items={known.items} />
      </Section>
      <Section heading={tell.heading} beside divided>
        <p className="max-w-measure">{tell.text}</p>
        <ul className="mt-4">
          <li>
            <a className="link target py-1" href={`mailto:${contact.email}?subject=Accessibility`}>
              {contact.email}
            </a>
          </li>
          <li>
            <a className="link target py-1" href={phoneHref(contact.phone)}>
              {formatPhone(contact.phone)}
            </a>
          </li>
        </ul>
      </Section>
    </>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="rows max-w-measure">
      {items.map((item) => (
        <li key={item} className="py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
