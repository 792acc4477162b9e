// Articles, and what is written into them, for the tests of the reader.

export const head = {
  id: '1',
  title: 'How a house is measured',
  excerpt: 'What is measured, from where, and why two careful people can differ by a square foot.',
  author: 'Ruth Abernathy',
  date: '2026-03-12',
  category: 'Residential',
  image: 'visit.svg',
  imageAlt: 'Line drawing of a house and a tape.',
};

/** Front matter, of which lines are changed or, given as undefined, left out. */
export const opening = (given: { readonly [Key in keyof typeof head]?: string | undefined } = {}) =>
  Object.entries({ ...head, ...given })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');

export const body = 'The first paragraph.\n\nA **second** one.\n';

/** The text of an article. */
export const article = (front = opening(), text = body) => `---\n${front}---\n${text}`;
