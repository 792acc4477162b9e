// The directory, its rules and the views of an answer, fetched when a visitor turns to the search box.
import { looks } from './looks.ts';
import { onDemand } from './on-demand.ts';

/** Longer than this, in ms, and the visitor is told that they are still missing. */
const patience = 8000;

/** A list without its looks can be read; longer than this, in ms, it does not wait for them. */
const patienceForLooks = 1000;

export const answerPart = onDemand(async () => {
  const enough = new Promise((resolve) => setTimeout(resolve, patienceForLooks));
  const looked = Promise.race([looks(), enough]);
  const { AnswerSummary, AnswerViews, ListSummary, LocatedPlace, Suggestions } = await import(
    './answer.ts'
  );
  if (!AnswerViews) throw new Error('The file of the answer came empty.');
  await looked;
  return { AnswerSummary, AnswerViews, ListSummary, LocatedPlace, Suggestions };
}, patience);
