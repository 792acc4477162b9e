// The style sheet of an answer, its map included.
import { stylesheet } from '#data-fetching/stylesheet.ts';
import styles from './answer.css?url';

/** Links it; resolves when it is here, or with false when it has failed. */
export const looks = (): Promise<boolean> => stylesheet(styles);
