// Loads the answer of a large directory, as `load-answer.ts` does for a small one.
export async function loadShardedAnswer() {
  const { loadIndexAndAnswer } = await import('./sharded-answer.ts');
  return loadIndexAndAnswer();
}
