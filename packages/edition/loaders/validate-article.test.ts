import { expect, it } from 'vitest';
import { pictureReferences } from './validate-article.ts';

it('names the pictures of a text', () =>
  expect(
    pictureReferences('![a](b.jpg)\n- [![c [d](e)](<f.svg>)](/g)\n`![](h.png)` [i](j.png)'),
  ).toEqual(['b.jpg', 'f.svg']));
