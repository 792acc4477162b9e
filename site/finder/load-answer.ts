// Loads the file of the answer. The build takes `load-sharded-answer.ts` for a large directory.
export async function loadAnswer() {
  const { AnswerSummary, AnswerViews, fetchGazetteer, LocatedPlace, Suggestions } = await import(
    './answer.ts'
  );
  if (!AnswerViews) throw new Error('The file of the answer is empty.');
  fetchGazetteer();
  return { AnswerSummary, AnswerViews, LocatedPlace, Suggestions };
}
