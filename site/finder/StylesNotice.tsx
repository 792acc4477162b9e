import { mapPart } from '#finder/map/map-part.ts';
import { answerStyles } from './answer-styles.ts';
import { useArrival } from './on-demand.ts';

/** Says that an answer looks plain because its style sheet did not load; everything in it works. */
export function StylesNotice() {
  if (useArrival(answerStyles).state !== 'failed') return null;
  return (
    <p role="status" className="notice mt-4 bg-sheet">
      <span>Part of this page’s design didn’t load. The list is complete.</span>{' '}
      <button
        type="button"
        className="link target"
        onClick={() => {
          answerStyles.ask();
          // It failed for the same reason.
          if (mapPart.read().state === 'failed') mapPart.ask();
        }}
      >
        Try again
      </button>
    </p>
  );
}
