import './notice.css';

/**
 * Says, as long as one is offline, of which day the directory is. Its place is in the page before
 * there is anything to say, so that it is read out; site/client-scripts/offline-line.ts shows the words.
 */
export function OfflineLine({ updated }: { updated: string }) {
  return (
    <div role="status" className="print:hidden">
      <p id="offline" hidden className="notice mt-5 inline-block">
        You are offline. The directory is the one of {updated}.
      </p>
    </div>
  );
}
