// The directory, its rules and the views of an answer, fetched when a visitor turns to the search box.
import { loadPart } from '#loading/site-files.ts';
import { answerStyles } from './answer-styles.ts';
import { lazyResource } from './lazy-resource.ts';

/** Longer than this, in ms, and the visitor is told that they are still missing. */
const timeout = 8000;

/** A list without its styles can be read; longer than this, in ms, it does not wait for them. */
const stylesTimeout = 1000;

async function loadAnswer() {
  const { AnswerSummary, AnswerViews, ListSummary, LocatedPlace, Suggestions } = await import(
    './answer.ts'
  );
  if (!AnswerViews) throw new Error('The file of the answer came empty.');
  return { AnswerSummary, AnswerViews, ListSummary, LocatedPlace, Suggestions };
}

export const answerPart = lazyResource(async () => {
  const enough = new Promise((resolve) => setTimeout(resolve, stylesTimeout));
  const styled = Promise.race([answerStyles.settled(), enough]);
  const part = await loadPart(loadAnswer);
  await styled;
  return part;
}, timeout);
