// The planted faults match the code. `npm run faults` shows that tests find them.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from '../faults/faults.ts';

it.each(faults)('"$name" changes one place, and its test exists', ({ file, from, to, test }) => {
  expect(existsSync(test), test).toBe(true);
  expect(readFileSync(file, 'utf8').split(from).length - 1, `${file} contains ${from}`).toBe(1);
  expect(to).not.toBe(from);
});

it('there are at least sixty, `npm test` finds at least fifty, and no two share a name', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(faults.filter(({ onlyInAll }) => !onlyInAll).length).toBeGreaterThanOrEqual(50);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
