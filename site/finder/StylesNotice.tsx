import { answerStyles, useLoadState } from './lazy-resource.ts';
import { mapPart } from './MapView.tsx';
import * as words from './words/answers.ts';

/** Explains why an answer looks plain: its style sheet didn't load. Everything still works. */
export function StylesNotice() {
  if (useLoadState(answerStyles).state !== 'failed') return null;
  return (
    <p role="status" className="notice mt-4 bg-sheet">
      <span>{words.stylesFailed}</span>{' '}
      <button
        type="button"
        className="link target"
        onClick={() => {
          answerStyles.load();
          // The map may have failed for the same reason.
          if (mapPart.read().state === 'failed') mapPart.load();
        }}
      >
        {words.tryAgain}
      </button>
    </p>
  );
}
