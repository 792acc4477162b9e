import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { Play } from 'lucide-react';
import { ButtonLink, buttonStyles } from './Button.tsx';
import { cn } from './cn.ts';
import { Drawing } from './Picture.tsx';
import { Section } from './Section.tsx';
import { sitePath } from './site-path.ts';

type VideoProps = {
  video: NonNullable<Site['video']>;
  words: NonNullable<PageWords<'membership'>['video']>;
};

/**
 * A picture that opens the video. site/client-scripts/video-facade.ts replaces it with the player of the
 * template, so nothing loads before. Without JavaScript, the picture links to the video.
 */
export function Video({ video, words }: VideoProps) {
  return (
    <figure>
      <a href={sitePath(video.src ?? '/video/intro.mp4')} className="relative block" data-video>
        <Drawing name="visit.svg" alt="" className="video" />
        <span className={cn(buttonStyles.accent, 'absolute top-4 left-4')}>
          <Play aria-hidden className="size-6" />
          {words.play}
        </span>
      </a>
      <template>
        {video.src ? (
          <iframe
            className="video"
            src={sitePath(video.src)}
            title={video.title}
            allow="fullscreen; autoplay"
          />
        ) : (
          <video
            className="video"
            controls
            autoPlay
            playsInline
            poster={sitePath('/art/visit.svg')}
            width="1280"
            height="720"
            aria-label={video.title}
          >
            <source src={sitePath('/video/intro.webm')} type="video/webm" />
            <source src={sitePath('/video/intro.mp4')} type="video/mp4" />
            <track
              kind="captions"
              src={sitePath('/video/intro.en.vtt')}
              srcLang="en"
              label="English"
            />
          </video>
        )}
      </template>
      {video.src ? (
        <figcaption className="mt-3 text-sm">
          Video not playing?{' '}
          <a className="link target" href={sitePath(video.src)} target="_blank" rel="noopener">
            Open it in a new tab
          </a>
        </figcaption>
      ) : (
        <figcaption className="mt-3">
          <details>
            <summary className="link inline-block min-h-11 cursor-pointer py-2">
              {words.transcriptLabel}
            </summary>
            <div className="mt-2 grid max-w-measure gap-y-3 text-soft">
              {words.transcript.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </details>
        </figcaption>
      )}
    </figure>
  );
}

type JoinNowProps = { video: Site['video']; page: Pick<PageWords<'membership'>, 'video' | 'join'> };

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
