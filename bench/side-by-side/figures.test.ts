import { expect, it } from 'vitest';
import { Figures } from './figures.ts';

const paint = { how: 'Simulated', what: 'first paint', unit: 'ms' } as const;

it('gives the median of each site', () => {
  const figures = new Figures();
  for (const time of [300, 100.4, 200.6]) figures.add(paint, 'this site', time);
  for (const time of [900, 800, 700]) figures.add(paint, 'generated', time);
  expect(figures.rows()).toEqual([{ ...paint, ours: 201, generated: 800 }]);
});

it('keeps the order in which things were measured first, and together what was measured alike', () => {
  const figures = new Figures();
  const weight = { ...paint, how: 'First visit', unit: 'kB' } as const;
  figures.add(weight, 'this site', 1);
  figures.add(paint, 'this site', 2);
  figures.add({ ...weight, unit: 'requests' }, 'this site', 3);
  figures.add(weight, 'this site', 4);
  expect(figures.rows().map(({ unit, ours }) => [unit, ours])).toEqual([
    ['kB', 4],
    ['requests', 3],
    ['ms', 2],
  ]);
});

it('has no figure where a site shows nothing', () => {
  const figures = new Figures();
  figures.add(paint, 'this site', 100);
  figures.add(paint, 'generated', undefined);
  expect(figures.rows()).toEqual([{ ...paint, ours: 100, generated: undefined }]);
});
