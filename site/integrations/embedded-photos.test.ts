import { resolve } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { expect, it } from 'vitest';
import { photosModule } from './embedded-photos.ts';

const folder = 'editions/journeys';
const edition = openEdition(folder);

it('is empty where there are no photos', () => {
  expect(photosModule(edition)).toBe('export const originals = {\n};');
});

it('holds the photos that content names, by their names, and no others', () => {
  const article = edition.list().find((name) => name.startsWith('posts/')) ?? '';
  const board =
    'members:\n- name: A\n  title: President\n  image: portrait.jpg\n- name: B\n  title: Secretary\npastPresidents: []\n';
  const pictures = ['portrait.jpg', 'Meeting.JPG', 'unused.png'];
  const withPhotos = openEdition(folder, {
    ...Object.fromEntries(pictures.map((name) => [`pictures/${name}`, ''])),
    'board.yaml': board,
    [article]: `${edition.readText(article)}\n\n![A meeting](Meeting.JPG) ![A house](visit.svg)\n`,
  });
  const root = toPosix(resolve(folder));
  expect(photosModule(withPhotos)).toBe(
    [
      `import photo0 from "${root}/pictures/Meeting.JPG";`,
      `import photo1 from "${root}/pictures/portrait.jpg";`,
      'export const originals = {',
      '  "Meeting.JPG": photo0,',
      '  "portrait.jpg": photo1,',
      '};',
    ].join('\n'),
  );
});
