import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Section } from './Section.tsx';

it.each([
  ['Past presidents', /^past-presidents$/],
  ['История', /^[^-]/],
])('the heading %j has an id of its own', (heading, id) => {
  const html = renderToStaticMarkup(<Section heading={heading}>Text</Section>);
  const [, found = ''] = /<h2 id="([^"]*)"/.exec(html) ?? [];
  expect(found).toMatch(id);
  expect(html).toContain(`<section aria-labelledby="${found}"`);
});
