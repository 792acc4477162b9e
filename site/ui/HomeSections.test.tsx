import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HomeSections } from './HomeSections.tsx';

const edition = openEdition('editions/journeys');
const page = edition.pages.home.read();
const answers = edition.answers.read();
const { reasons } = edition.benefits.read();
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading);

const bare = { ...answers, answers: [] };
const { cardsHeading: _, ...rest } = page;

it.each([
  ['everything', page, answers, [page.cardsHeading, page.beforeYouCall.heading, answers.heading]],
  ['no questions', page, bare, [page.cardsHeading, page.beforeYouCall.heading]],
  ['cards only', { ...rest, beforeYouCall: { heading: '', items: [] } }, bare, ['Good to know']],
])('the story of a home page with %s', (_name, given, questions, story) => {
  const html = renderToStaticMarkup(
    <HomeSections page={given} answers={questions} reasons={reasons} />,
  );
  expect(headings(html)).toEqual([...story, page.why.heading]);
});
