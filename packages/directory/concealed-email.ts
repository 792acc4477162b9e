// Email addresses in served files. Programs that collect addresses look for something@something.tld in
// plain text.

const backwards = (text: string) => [...text].reverse().join('');

/** The address backwards, with a space for the at sign. */
export const concealEmail = (address: string): string => backwards(address).replaceAll('@', ' ');

/** Reverses `concealEmail`. */
export const revealEmail = (concealed: string): string => backwards(concealed).replaceAll(' ', '@');
