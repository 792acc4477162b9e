// Runs before the unit tests of each file: properties try 100 cases by day, with a new seed each time. At night,
// FAST_CHECK_RUNS names thousands. A failure prints its seed and the smallest case.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.FAST_CHECK_RUNS || 100) });
