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
            The directory could not be loaded. Please check your connection. Your search is kept,
            and every member is listed under <AllPlaces />.
          </p>
          <button type="button" className="link target mt-2">
            Try again
          </button>
        </div>
      </template>
      <noscript>
        <p className="notice mt-8 bg-sheet">
          This search needs scripts, which do not run in your browser. Every member is listed under{' '}
          <AllPlaces />, with a telephone number.
        </p>
      </noscript>
      <p className="mt-6 asked:hidden">
        <a href="/appraisers" className="link target">
          All places with members
        </a>
      </p>
    </>
  );
}

const AllPlaces = () => (
  <a href="/appraisers" className="link">
    All places
  </a>
);
