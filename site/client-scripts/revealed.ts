/** The mail address that was concealed (packages/directory/concealed-mail.ts): backwards, with a space. */
export const revealed = (concealed: string): string =>
  [...concealed].reverse().join('').replace(' ', '@');
