import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

import { openEdition } from './open-edition.ts';

const folder = 'editions/journeys';
const region = openEdition(folder).readText('region.yaml');
const lowland = openEdition(folder, { 'region.yaml': `landscape: lowland\n${region}` });

it('a lowland has a drawing without mountains for each of the engine', () => {
  const names = globSync('*.svg', { cwd: 'packages/edition/drawings' }).sort();
  expect(globSync('*.svg', { cwd: 'packages/edition/drawings/lowland' }).sort()).toEqual(names);
  expect(lowland.pictures().get('ridge.svg')).toBe('packages/edition/drawings/lowland/ridge.svg');
  expect(openEdition(folder).pictures().get('ridge.svg')).toBe(
    'packages/edition/drawings/ridge.svg',
  );
});

it("an edition's own picture comes first in every landscape", () =>
  expect(lowland.pictures().get('feature-local.svg')).toBe(`${folder}/pictures/feature-local.svg`));

it('a landscape that we do not draw is an issue', () => {
  const { region: swamp } = openEdition(folder, { 'region.yaml': `landscape: swamp\n${region}` });
  expect(swamp.read).toThrow('Enter one of these: mountains, lowland.');
});
