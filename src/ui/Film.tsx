import './film.css';
import { Play } from 'lucide-react';
import type { MembershipPage } from '#schemas/pages/membership.ts';
import type { Site } from '#schemas/site.ts';

type FilmProps = { film: Site['video']; words: MembershipPage['video'] };

/** The film, or the door to it on a video host; nothing of either is fetched before it is played. */
export function Film({ film, words }: FilmProps) {
  return (
    <figure>
      {film.src ? (
        <a href={film.src} className="film film-door" data-player={film.title}>
          <img src="/art/visit.svg" alt="" width="480" height="300" />
          <span className="film-play">
            <Play aria-hidden className="size-6" />
            {words.play}
          </span>
        </a>
      ) : (
        <video
          className="film"
          controls
          playsInline
          preload="none"
          poster="/art/visit.svg"
          width="1280"
          height="720"
          aria-label={film.title}
        >
          <source src="/video/intro.webm" type="video/webm" />
          <source src="/video/intro.mp4" type="video/mp4" />
          <track kind="captions" src="/video/intro.en.vtt" srcLang="en" label="English" />
          <a href="/video/intro.mp4">{words.play}</a>
        </video>
      )}
      <figcaption className="mt-3">
        <details>
          <summary className="link inline-block cursor-pointer py-2">
            {words.transcriptLabel}
          </summary>
          <div className="mt-2 max-w-measure space-y-3 text-soft">
            {words.transcript.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>
      </figcaption>
    </figure>
  );
}
