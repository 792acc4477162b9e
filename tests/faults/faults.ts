// The planted faults: small, plausible defects, each with the test that has to find it. `npm run faults` plants them.

import { answerFaults, searchFaults } from './finder-faults.ts';
import { deskFaults, editionFaults, importFaults } from './owner-faults.ts';
import { choiceFaults, pageFaults } from './site-faults.ts';

export type PlantedFault = {
  readonly name: string;
  /** What a visitor or an owner would lose, in one sentence. */
  readonly breaks: string;
  readonly file: string;
  /** A text that `file` contains exactly once. */
  readonly from: string;
  readonly to: string;
  /** The test file that finds it. */
  readonly test: string;
  /** Only `npm run test:all` runs the test that finds it. */
  readonly onlyInAll?: boolean | undefined;
};

export const faults: readonly PlantedFault[] = [
  ...searchFaults,
  ...answerFaults,
  ...choiceFaults,
  ...pageFaults,
  ...editionFaults,
  ...importFaults,
  ...deskFaults,
];
