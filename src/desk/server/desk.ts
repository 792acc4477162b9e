// What a desk works with: given once, when it is opened.
import type { SeeIt } from './see-it.ts';

export type Desk = {
  /** Of the address: whoever does not know it is turned away. */
  readonly secret: string;
  readonly portOf: () => number;
  /** The folder with the built page. */
  readonly page: string;
  /** Where copies and verdicts are kept, outside of what is published. */
  readonly backups: string;
  readonly now: () => Date;
  readonly seeIt: SeeIt;
  /** Is told of what nobody foresaw. */
  readonly log: (error: unknown) => void;
};
