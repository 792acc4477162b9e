import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { writeErrorOf } from './desk-error.ts';
import { save } from './edition-files.ts';

const desk = sampleDesk();

it('writes all files of a change, or none', () => {
  const before = desk.read('facts.yaml');
  // Where the next file would be written first, there is a folder.
  mkdirSync(desk.edition.pathOf(`.board.yaml.${process.pid}.part`));
  const changes = {
    'facts.yaml': before.replace('$100', '$120'),
    'board.yaml': `${desk.read('board.yaml')}\n`,
  };
  expect(() => save(desk.edition, changes, 'facts.yaml')).toThrow(/EISDIR/);
  expect(desk.read('facts.yaml')).toBe(before);
});

it.each([
  ['ENOSPC', 'The disk is full. Free some space'],
  ['EROFS', 'This disk is read-only.'],
  ['EACCES', "This computer doesn't let the desk write"],
])('says what to do about %s', (code, message) => {
  expect(writeErrorOf(Object.assign(new Error(code), { code }))).toContain(message);
});
