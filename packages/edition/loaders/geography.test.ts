import { expect, it } from 'vitest';
import { eventRegion } from './events.fixture.ts';
import { validatePlaces } from './geography.ts';

it('places lie in the region, on both axes and by ZIP code', () => {
  const inside = { lat: 45, lng: -114 };
  const own = `${eventRegion.zipPrefixes[0]}00000`.slice(0, 5);
  const zips = [own, '00501'].map((zip) => ({ zip, name: 'Town', ...inside }));
  const names = [
    { name: 'Hill', ...inside },
    { name: 'Out', lat: 10, lng: 10 },
  ];
  const issues = validatePlaces({ zips, names }, eventRegion);
  expect(issues.map(({ path, reason }) => `${path.join('.')}: ${reason}`)).toEqual([
    `zips.1.zip: "00501" isn't a ZIP code in ${eventRegion.name}.`,
    `names.1.lat: 10 is outside ${eventRegion.name}.`,
    `names.1.lng: 10 is outside ${eventRegion.name}.`,
  ]);
});
