// What the edition tells anyone who looks for an appraiser: where licenses are checked, and what is good
// to know for each reason.
export { letter, licensing, reasons } from 'virtual:guidance';

/** Of the whole country, kept by the Appraisal Subcommittee of the federal banking agencies. */
export const nationalRegistry = 'https://www.asc.gov/appraiser';
