import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InfoCards } from './InfoCards.tsx';

it.each([
  [1, 'max-w-measure'],
  [2, 'lg:grid-cols-2'],
  [3, 'lg:grid-cols-3'],
  [4, 'lg:grid-cols-4'],
  [5, 'lg:grid-cols-3'],
  [6, 'lg:grid-cols-3'],
  [7, 'lg:grid-cols-4'],
  [8, 'lg:grid-cols-4'],
  [9, 'lg:grid-cols-3'],
  [12, 'lg:grid-cols-3'],
])('%d cards fill their rows: %s', (count, expected) => {
  const cards = Array.from({ length: count }, (_, at) => ({
    title: `Card ${at}`,
    text: 'A text.',
    icon: 'ethics' as const,
  }));
  const html = renderToStaticMarkup(<InfoCards cards={cards} />);
  expect(html).toContain(`<ul class="info-cards ${expected}">`);
  expect(html.match(/<li>/g)).toHaveLength(count);
});
