/** The email address that was concealed (packages/directory/concealed-email.ts): backwards, with a space. */
export const decodeEmail = (concealed: string): string =>
  [...concealed].reverse().join('').replace(' ', '@');
