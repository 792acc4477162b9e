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
