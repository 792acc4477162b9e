import type { MembershipPage } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { ButtonLink } from './Button.tsx';
import { Section } from './Section.tsx';
import { Video } from './Video.tsx';

type JoinNowProps = { video: Site['video']; page: Pick<MembershipPage, 'video' | 'join'> };

/** How to join, below the video if the association has one. */
export function JoinNow({ video, page: { video: words, join } }: JoinNowProps) {
  const button = (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink href="/join" variant="accent">
        {join.button}
      </ButtonLink>
      <span className="text-soft">{join.text}</span>
    </p>
  );
  if (!video || !words) {
    return <div className="mx-auto max-w-page px-5 pt-10 sm:px-8">{button}</div>;
  }
  // The words describe the association's own video only.
  const { heading, lead } = video.src ? { heading: video.title } : words;
  return (
    <Section heading={heading} {...(lead && { lead })} beside>
      <Video video={video} words={words} />
      <div className="mt-8">{button}</div>
    </Section>
  );
}
