import { User } from 'lucide-react';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import words from '../data/words.json';

export function About() {
  const { heading, lead, history, organization, seats, board, pastPresidents } = words.about;
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      {[history, organization].map((story) => (
        <Section key={story.heading} heading={story.heading}>
          <div className="max-w-3xl space-y-4">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
      <Section>
        <p className="flex items-center gap-5">
          <span className="font-serif text-5xl text-orange-800">{seats.figure}</span> {seats.text}
        </p>
      </Section>
      <Section heading={board.heading} lead={board.lead}>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {words.board.members.map(({ name, title }) => (
            <div key={name} className="flex items-center gap-4 rounded-xl border bg-white p-4">
              <span className="rounded-full bg-stone-200 p-4">
                <User className="size-7 text-stone-500" />
              </span>
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="text-sm text-stone-600">{title}</p>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={pastPresidents.heading}>
        <p>
          {words.board.pastPresidents.map(({ name, years }) => `${name} (${years})`).join(', ')}
        </p>
      </Section>
    </>
  );
}
