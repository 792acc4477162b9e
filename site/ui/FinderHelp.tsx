import { inSite } from '#loading/in-site.ts';
/**
 * The link to the pages by place, which are plain HTML, with a message for visitors without JavaScript.
 * site/client-scripts/finder-help.ts shows the template when files of the finder fail.
 */
export function FinderHelp() {
  return (
    <>
      <div id="finder-help" role="alert" />
      <template id="finder-help-words">
        <div className="notice mt-8 bg-sheet">
          <p>
            The search didn’t load. Check your connection and try again, or{' '}
            <BrowseByCity>browse appraisers by city</BrowseByCity>.
          </p>
          <button type="button" className="link target mt-2">
            Try again
          </button>
        </div>
      </template>
      <noscript>
        <p className="notice mt-8 bg-sheet">
          Search needs JavaScript, which is off in your browser. You can{' '}
          <BrowseByCity>browse every appraiser by city</BrowseByCity>.
        </p>
      </noscript>
      <p className="mt-6 asked:hidden">
        <a href={inSite('/appraisers')} className="link target">
          Browse by city
        </a>
      </p>
    </>
  );
}

const BrowseByCity = ({ children }: { children: string }) => (
  <a href={inSite('/appraisers')} className="link">
    {children}
  </a>
);
