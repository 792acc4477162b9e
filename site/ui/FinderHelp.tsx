import { sitePath } from './site-path.ts';

/**
 * What the page says when the search doesn't load, for visitors without JavaScript, and a link to the pages
 * by place, which are plain HTML. site/client-scripts/finder-help.ts shows the message when the finder's own
 * script is missing.
 */
export function FinderHelp() {
  return (
    <>
      <div id="finder-help" hidden>
        <SearchFailed />
      </div>
      <noscript>
        <p className="notice mt-8 bg-sheet">
          Search needs JavaScript, which is off in your browser. You can{' '}
          <BrowseByCity>browse every appraiser by city</BrowseByCity>.
        </p>
      </noscript>
      <p className="mt-6 asked:hidden print:hidden">
        <a href={sitePath('/appraisers')} className="link target">
          Browse by city
        </a>
      </p>
    </>
  );
}

/** @param onRetry what the finder does when a press begins or ends: by its end, the button may have moved */
export function SearchFailed({ onRetry }: { onRetry?: () => void }) {
  return (
    <div role="alert" className="notice mt-8 bg-sheet">
      <p>
        The search didn’t load. Check your connection and try again, or{' '}
        <BrowseByCity>browse appraisers by city</BrowseByCity>.
      </p>
      <button type="button" className="link target mt-2" onMouseDown={onRetry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

const BrowseByCity = ({ children }: { children: string }) => (
  <a href={sitePath('/appraisers')} className="link">
    {children}
  </a>
);
