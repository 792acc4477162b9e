// Mail addresses as they lie in the served files: programs that gather addresses from pages look
// for something@something.tld in plain text, so that is what must not stand there.

const backwards = (text: string) => [...text].reverse().join('');

/** The address backwards, with a space for the at sign. */
export const concealMail = (address: string): string => backwards(address).replaceAll('@', ' ');

/** The address that `concealMail` was given. */
export const revealMail = (concealed: string): string => backwards(concealed).replaceAll(' ', '@');
