// What the finder says about the files of a large directory.

export const cardsComing = 'Loading appraisers…';

/** Cards that the network refused, or that this device has not stored. */
export const cardsMissing = (count: number) =>
  count === 1
    ? '1 appraiser in this list didn’t load. Check your connection.'
    : `${count} appraisers in this list didn’t load. Check your connection.`;

/** Files of names that failed: a search by name may find too few. */
export const namesMissing = 'Some names didn’t load, so appraisers may be missing here.';
