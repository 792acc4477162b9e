import { Drawing } from './Picture.tsx';

type HeroProps = {
  heading: string;
  lead: string;
  /** The day of the directory. */
  updated: string;
};

/** The opening of the home page: contour lines, and the ridge above the finder. */
export function Hero({ heading, lead, updated }: HeroProps) {
  return (
    <div className="hero">
      <div className="survey-lines" />
      <Drawing
        name="ridge.svg"
        alt=""
        width="1920"
        height="240"
        className="hero-ridge asked:hidden"
      />
      <div className="mx-auto max-w-page px-5 pt-22 pb-28 print:py-4 asked:pb-5 asked:max-md:pb-0 sm:px-8 sm:pb-36">
        <h1 className="max-w-[20ch] text-3xl sm:text-4xl asked:max-w-none asked:text-xl asked:max-md:sr-only">
          {heading}
        </h1>
        <p className="mt-4 text-lg text-soft asked:hidden">{lead}</p>
        <OfflineLine updated={updated} />
      </div>
    </div>
  );
}

/**
 * The day of the directory, shown while the device is offline
 * (site/client-scripts/offline.ts). Screen readers announce it because its place is in
 * the page from the start.
 */
function OfflineLine({ updated }: { updated: string }) {
  return (
    <div role="status" className="print:hidden">
      <p id="offline" hidden className="notice mt-5 inline-block">
        You’re offline. Showing the directory as checked on {updated}.
      </p>
    </div>
  );
}
