// The style sheet of an answer, its map included.
import { stylesheet } from '#loading/stylesheet.ts';
import styles from './answer.css?url';
import { lazyResource } from './lazy-resource.ts';

/** Longer than this, in ms, and the visitor is told that it is still missing. */
const timeout = 8000;

export const answerStyles = lazyResource(async () => {
  if (!(await stylesheet(styles))) throw new Error('The style sheet of the answer did not load.');
}, timeout);
