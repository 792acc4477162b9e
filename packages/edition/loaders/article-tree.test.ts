import { expect, it } from 'vitest';
import { pictureReferences, withAddresses } from './article-tree.ts';

it.each([
  ['nothing', 'No picture, [a link](/about) and `![code](a.jpg)`.', undefined],
  ['a drawing', 'A ![house](visit.svg).', 'A ![house](/pictures/visit.svg).'],
  ['a photo', '![Nine people](Board_2025.JPG)', '![Nine people](/pictures/Board_2025.JPG)'],
  ['one in angle brackets', '![a](<b.png>) c', '![a](/pictures/b.png) c'],
  ['one whose words are its name', '![b.webp](b.webp)', '![b.webp](/pictures/b.webp)'],
  ['brackets in its words', '![a [b](c)](b.svg)', '![a [b](c)](/pictures/b.svg)'],
  ['one over two lines', '![a\nb](\nb.jpg\n)\n\nc', '![a\nb](/pictures/b.jpg)\n\nc'],
  ['a link', '[![a](b.jpg)](/c) ![d](e.svg)', '[![a](/pictures/b.jpg)](/c) ![d](/pictures/e.svg)'],
])('%s is given an address', (_, written, addressed = written) =>
  expect(withAddresses(written, (name) => `/pictures/${name}`)).toBe(addressed),
);

it('names the pictures of a text', () =>
  expect(pictureReferences('![a](b.jpg)\n- ![c](d.svg)\n`![](f.png)`')).toEqual([
    'b.jpg',
    'd.svg',
  ]));
