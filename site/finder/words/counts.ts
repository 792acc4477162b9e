/** A count with commas. */
export const written = (count: number): string => count.toLocaleString('en-US');

export const appraisers = (count: number): string =>
  count === 1 ? '1 appraiser' : `${written(count)} appraisers`;
