import { expect, it } from 'vitest';
import { issuesOf } from './collect-issues.ts';
import { openEdition } from './open-edition.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

it.each([
  ['pictures/CON.svg', "Windows can't store a file with this name."],
  ['pictures/lpt1.svg', "Windows can't store a file with this name."],
  ['video/what: a day.vtt', "Windows can't store a file with this name."],
  [
    'pictures/Feature-Local.svg',
    'On Windows and on a Mac, this is the same file as feature-local.svg.',
  ],
])(
  '%s is rejected, because a volunteer with another computer could not have it',
  (file, reason) => {
    const issues = issuesOf(openEdition('editions/journeys', { [file]: drawing }).validate);
    expect(issues).toContainEqual(
      expect.objectContaining({ file: `editions/journeys/${file}`, reason }),
    );
  },
);

it.each(['pictures/console.svg', 'pictures/a_b-2.svg'])('%s is accepted', (file) => {
  expect(issuesOf(openEdition('editions/journeys', { [file]: drawing }).validate)).toEqual([]);
});
