import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photosModule } from './embedded-photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'edition-'));
beforeAll(() => cpSync('editions/journeys', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it('is empty where there are no photos', () => {
  expect(photosModule(openEdition(folder))).toBe('export const originals = {\n};');
});

it('holds the photos that content names, by their names, and no others', () => {
  cpSync('site/drawings', join(folder, 'pictures'), { recursive: true });
  for (const name of ['portrait.jpg', 'Meeting.JPG', 'unused.png'])
    writeFileSync(join(folder, 'pictures', name), '');
  writeFileSync(
    join(folder, 'board.yaml'),
    'members:\n- name: A\n  title: President\n  image: portrait.jpg\n- name: B\n  title: Secretary\npastPresidents: []\n',
  );
  const [article = ''] = globSync(join(folder, 'posts/*.md'));
  appendFileSync(article, '\n\n![A meeting](Meeting.JPG) ![A house](visit.svg)\n');
  expect(photosModule(openEdition(folder))).toBe(
    [
      `import photo0 from "${folder}/pictures/Meeting.JPG";`,
      `import photo1 from "${folder}/pictures/portrait.jpg";`,
      'export const originals = {',
      '  "Meeting.JPG": photo0,',
      '  "portrait.jpg": photo1,',
      '};',
    ].join('\n'),
  );
});
