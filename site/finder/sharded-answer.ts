// The file before that of the answer, in a large directory.
import { loadIndex } from './fetch-member-file.ts';
import { loadAnswer } from './load-answer.ts';

/** Loads the index of the members, then the file of the answer, which reads it at once. */
export async function loadIndexAndAnswer() {
  await loadIndex();
  return loadAnswer();
}
