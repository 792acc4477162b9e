import { expect, it } from 'vitest';
import { pictureReferences } from './picture-references.ts';

it('names the pictures of a text', () => {
  expect(pictureReferences('![a](b.jpg)\n\n- ![c](d.svg)\n\n`![e](f.png)`')).toEqual([
    'b.jpg',
    'd.svg',
  ]);
});
