import { edition } from '@appraisers/edition/loaders/edition.ts';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { appraisersPageSchema } from '@appraisers/edition/schemas/pages.ts';
import { expect, it } from 'vitest';
import { placeText } from './place-pages.ts';

it.each(sampleEditions)('the words of %s name the place, and leave no gap', (folder) => {
  const { title, description, heading, lead } = placeText(
    openEdition(folder).pages.appraisers.read(),
    'O$& Fork',
  );
  for (const words of [title, description, heading]) expect(words).toContain('O$& Fork');
  expect(title + description + heading + lead).not.toMatch(/[{}]/);
});

it('a title that would be the same for every place is refused', () => {
  const page = edition.pages.appraisers.read();
  const { error } = appraisersPageSchema.safeParse({
    ...page,
    place: { ...page.place, title: 'Our appraisers' },
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'The text has no {place}.\nWrite {place} where the name of the place belongs.',
  ]);
});
