import { defaults } from '@appraisers/directory/criteria.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { letters, placeLabels } from '@appraisers/directory/map-names.ts';
import { nearbyPlaces } from '@appraisers/directory/places-with-members.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import { placeMap } from './place-map.ts';
import { places } from './place-pages.ts';

const base = edition.mapBase.read();
const radius = defaults.within;

describe.each(places.map((place) => [place.name, place] as const))('the map of %s', (_, place) => {
  const nearby = nearbyPlaces(place, places, radius);
  const map = placeMap(base, place, nearby, radius);
  const { width, height, circle, marks } = map;

  it('has every place in its frame, and the circle whole', () => {
    expect(marks).toHaveLength(nearby.length + 1);
    for (const { x, y, r } of marks) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(r);
    }
    const { x, y, r } = circle;
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(r);
  });

  it('is to scale: places in the circle are within the miles', () => {
    for (const { place: other } of nearby) {
      const mark = marks.find(({ name }) => name === other.name);
      const units = Math.hypot((mark?.x ?? 0) - circle.x, (mark?.y ?? 0) - circle.y);
      const miles = (units / circle.r) * radius;
      // The scale grows with the latitude: over 150 miles by some hundredths.
      expect(miles / milesBetween(place, other)).toBeCloseTo(1, 0.9);
    }
  });

  it('names the place, and names over each other nothing', () => {
    expect(marks[0]).toMatchObject({ name: place.name, text: expect.anything() });
    const boxes = marks.flatMap(({ name, text }) => {
      if (!text) return [];
      const long = name.length * letters.width;
      const left = { start: text.x, middle: text.x - long / 2, end: text.x - long }[text.anchor];
      return [{ left, right: left + long, y: text.y }];
    });
    for (const [at, a] of boxes.entries())
      for (const b of boxes.slice(at + 1))
        expect(a.right <= b.left || b.right <= a.left || Math.abs(a.y - b.y) >= letters.size).toBe(
          true,
        );
  });

  it('has ground under it, and weighs little', () => {
    expect(map.area).toMatch(/^M[-\d l]+z/);
    expect(map.area.length + map.lines.length).toBeLessThan(3000);
  });
});

it('a name that is longer than the map is left out', () => {
  const frame = { width: 100, height: 100 };
  expect(placeLabels([{ name: 'x'.repeat(60), x: 50, y: 50, r: 9 }], frame)).toEqual([undefined]);
});
