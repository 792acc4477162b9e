import './video.css';
import type { MembershipPage } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { Play } from 'lucide-react';
import { Drawing } from './Picture.tsx';

type VideoProps = {
  film: NonNullable<Site['video']>;
  words: NonNullable<MembershipPage['video']>;
};

/**
 * A picture that opens the video. site/client-scripts/video-facade.ts replaces it with the player of the
 * template, so nothing loads before. Without JavaScript, the picture links to the video.
 */
export function Video({ film, words }: VideoProps) {
  return (
    <figure>
      <a href={film.src ?? '/video/intro.mp4'} className="film film-door" data-film>
        <Drawing name="visit.svg" alt="" width="480" height="300" />
        <span className="film-play">
          <Play aria-hidden className="size-6" />
          {words.play}
        </span>
      </a>
      <template>
        {film.src ? (
          <iframe className="film" src={film.src} title={film.title} allow="fullscreen; autoplay" />
        ) : (
          <video
            className="film"
            controls
            autoPlay
            playsInline
            poster="/art/visit.svg"
            width="1280"
            height="720"
            aria-label={film.title}
          >
            <source src="/video/intro.webm" type="video/webm" />
            <source src="/video/intro.mp4" type="video/mp4" />
            <track kind="captions" src="/video/intro.en.vtt" srcLang="en" label="English" />
          </video>
        )}
      </template>
      {film.src ? (
        <figcaption className="mt-3 text-sm">
          Trouble with the film?{' '}
          <a className="link target" href={film.src} target="_blank" rel="noopener">
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
