import { describe, expect, it, vi } from 'vitest';
import { renderArticle } from './articles.ts';

vi.mock('./sized-photos.ts', () => ({
  photos: async ([{ image = '' } = {}]: readonly { image?: string }[]) => ({
    [image]: { srcSet: 'a.webp 480w', src: 'a.webp', width: 960, height: 600 },
  }),
}));

const html = async (markdown: string) => (await renderArticle(markdown)).html.trim();
const drawing =
  '<picture><source srcSet="/art/dark/visit.svg" media="(prefers-color-scheme: dark)"/>' +
  '<img loading="lazy" width="480" height="300" src="/art/visit.svg" alt="A house"/></picture>';
const photo = (name: string) =>
  '<img loading="lazy" width="960" height="600" srcSet="a.webp 480w" src="a.webp" ' +
  `sizes="(min-width: 46rem) 42rem, calc(100vw - 2.5rem)" alt="${name}"/>`;

describe('an article shows', () => {
  it.each([
    ['a drawing', '![A house](visit.svg)', `<p>${drawing}</p>`],
    ['a photo', '![Nine people](Board_2025.JPG)', `<p>${photo('Nine people')}</p>`],
    ['a photo in angle brackets', '![a](<b.png>) c', `<p>${photo('a')} c</p>`],
    ['brackets in the words', '![a [b](c)](b.jpg)', `<p>${photo('a b')}</p>`],
    ['markup in words as text', '![a "&" <b>](b.jpg)', `<p>${photo('a “&amp;” &lt;b&gt;')}</p>`],
    ['a photo in a link', '[![a](b.jpg)](/c)', `<p><a href="/c">${photo('a')}</a></p>`],
    ['what is between lines of ---', '---\n\na: b\n\n---\n', '<hr>\n<p>a: b</p>\n<hr>'],
    ['code unchanged', '`![code](a.jpg)`', '<p><code>![code](a.jpg)</code></p>'],
  ])('%s', async (_, markdown, expected) => expect(await html(markdown)).toBe(expected));
});

it('an article names its headings with their ids', async () => {
  const { html: body, headings } = await renderArticle('## Содержание');
  expect(headings).toMatchObject([{ slug: 'содержание', text: 'Содержание' }]);
  expect(body).toContain('<h2 id="содержание">');
});
