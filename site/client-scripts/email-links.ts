// Turns the concealed email addresses of members into links. Reversed, an address is as wide as it will
// be, so nothing moves.
export {};

for (const concealed of document.querySelectorAll('[data-mail]')) {
  // The rule of packages/directory/concealed-email.ts. Importing it would make one more file to load.
  const address = [...(concealed.textContent ?? '')].reverse().join('').replace(' ', '@');
  const link = document.createElement('a');
  link.href = `mailto:${address}`;
  link.textContent = address;
  concealed.replaceWith(link);
}
