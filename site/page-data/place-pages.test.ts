import { edition } from '@appraisers/edition/loaders/edition.ts';
import { pages } from '@appraisers/edition/schemas/pages.ts';
import { expect, it } from 'vitest';
import { memberPagePaths, placePaths } from './place-pages.ts';

it('the words of a place name it, and leave no gap', () => {
  for (const { props } of placePaths()) {
    const { place, title, description, heading, lead } = props;
    for (const words of [title, description, heading]) expect(words).toContain(place.name);
    expect(title + description + heading + lead).not.toMatch(/[{}]/);
  }
});

it('each page of a member has a title of its own, without a gap', () => {
  const titles = memberPagePaths().map(({ props }) => props.title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join()).not.toMatch(/[{}]/);
});

it('a title that would be the same for every place is refused', () => {
  const page = edition.pages.appraisers.read();
  const { error } = pages.appraisers.schema.safeParse({
    ...page,
    place: { ...page.place, title: 'Our appraisers' },
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'The text has no {place}.\nWrite {place} where the name belongs.',
  ]);
});
