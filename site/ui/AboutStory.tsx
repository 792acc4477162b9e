import type { AboutPage } from '@appraisers/edition/schemas/pages.ts';
import { Section } from './Section.tsx';

type AboutStoryProps = Pick<AboutPage, 'history' | 'organization' | 'seats'> & {
  founded: number;
};

/** Where the association comes from, how it works, and the seats it holds. */
export function AboutStory({ history, organization, seats, founded }: AboutStoryProps) {
  return (
    <>
      <Section heading={history.heading} beside>
        <Figure figure={String(founded)} text="the year we were founded" />
        <Paragraphs texts={history.paragraphs} />
      </Section>
      <Section heading={organization.heading} beside divided>
        <Figure figure={seats.figure} text={seats.text} />
        <Paragraphs texts={organization.paragraphs} />
      </Section>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-measure content-start gap-y-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Figure({ figure, text }: { figure: string; text: string }) {
  return (
    <p className="mb-6 flex max-w-measure items-center gap-5 border-line border-b pb-6">
      <span className="font-semibold font-serif text-4xl text-rock">{figure}</span>
      <span className="max-w-[36ch] text-soft">{text}</span>
    </p>
  );
}
