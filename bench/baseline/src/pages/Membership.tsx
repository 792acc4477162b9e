import { BadgeDollarSign, BookOpen, GraduationCap, Landmark, Scale, Users } from 'lucide-react';
import { InfoCard } from '../components/InfoCard.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import words from '../data/words.json';

const benefitIcons = [BadgeDollarSign, GraduationCap, BookOpen, Scale];
const committeeIcons = [GraduationCap, Landmark, Users];

export function Membership() {
  const { heading, lead, video, join, benefitsHeading, committeesHeading, committeesLead } =
    words.membership;
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <Section heading={video.heading} lead={video.lead}>
        {video.transcript.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">{video.transcriptLabel}</summary>
            <div className="mt-4 max-w-3xl space-y-3">
              {video.transcript.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <LinkButton to="/join">{join.button}</LinkButton>
          <span className="text-stone-600">{join.text}</span>
        </div>
      </Section>
      <Section heading={benefitsHeading}>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {words.benefits.membership.map(({ title, text }, at) => (
            <InfoCard key={title} icon={benefitIcons[at] ?? BookOpen} title={title} text={text} />
          ))}
        </div>
      </Section>
      <Section heading={committeesHeading} lead={committeesLead}>
        <div className="grid gap-6 lg:grid-cols-3">
          {words.committees.map(({ title, mission, duties }, at) => (
            <InfoCard key={title} icon={committeeIcons[at] ?? Users} title={title} text={mission}>
              <ul className="mt-4 list-disc space-y-2 pl-5">
                {duties.slice(0, 3).map((duty) => (
                  <li key={duty}>{duty}</li>
                ))}
              </ul>
            </InfoCard>
          ))}
        </div>
      </Section>
    </>
  );
}
