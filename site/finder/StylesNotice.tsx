import { mapPart } from '#finder/map/map-part.ts';
import { answerStyles } from './answer-styles.ts';
import { useLoadState } from './lazy-resource.ts';

/** Says that an answer looks plain because its style sheet did not load; everything in it works. */
export function StylesNotice() {
  if (useLoadState(answerStyles).state !== 'failed') return null;
  return (
    <p role="status" className="notice mt-4 bg-sheet">
      <span>Part of this page’s design didn’t load. The list is complete.</span>{' '}
      <button
        type="button"
        className="link target"
        onClick={() => {
          answerStyles.load();
          // It failed for the same reason.
          if (mapPart.read().state === 'failed') mapPart.load();
        }}
      >
        Try again
      </button>
    </p>
  );
}
