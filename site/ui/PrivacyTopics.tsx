import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { type ReactNode, useId } from 'react';
import { OfficeContact } from './OfficeContact.tsx';
import { Paragraphs } from './Section.tsx';

type PrivacyTopicsProps = Pick<PageWords<'privacy'>, 'ask'> & {
  topics: readonly PageWords<'privacy'>['topics']['search'][];
  contact: Site['contact'];
};

/** What leaves the browser, topic by topic, and how to ask about it. */
export function PrivacyTopics({ topics, ask, contact }: PrivacyTopicsProps) {
  return (
    <div className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20">
      <div className="rows">
        {topics.map(({ heading, paragraphs }) => (
          <Topic key={heading} heading={heading} paragraphs={paragraphs} />
        ))}
        <Topic heading={ask.heading} paragraphs={[ask.text]}>
          <OfficeContact contact={contact} subject="Privacy" />
        </Topic>
      </div>
    </div>
  );
}

type TopicProps = PageWords<'privacy'>['topics']['search'] & { children?: ReactNode };

function Topic({ heading, paragraphs, children }: TopicProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-16 gap-y-3 py-8 print:block print:py-4 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <Paragraphs texts={paragraphs}>{children}</Paragraphs>
    </section>
  );
}
