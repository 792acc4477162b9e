// Mail addresses as they lie in the served files: programs that gather addresses from pages look
// for something@something.tld in plain text, so that is what must not stand there.

const backwards = (text: string) => [...text].reverse().join('');

/** The address backwards, with a space for the at sign. */
export const concealEmail = (address: string): string => backwards(address).replaceAll('@', ' ');

/** The address that `concealEmail` was given. */
export const revealEmail = (concealed: string): string => backwards(concealed).replaceAll(' ', '@');
