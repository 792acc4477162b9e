import { expect, it } from 'vitest';
import { plotOf, x } from './plot.ts';

const row = { how: 'Simulated', what: 'first paint of `/`', unit: 'ms' } as const;

it('puts equal ratios at equal distances', () => {
  expect(x(300) - x(100)).toBeCloseTo(x(3000) - x(1000));
});

it('shows both times and their ratio', () => {
  const drawn = plotOf([{ ...row, ours: 900, generated: 1890 }]);
  for (const words of ['first paint of /', '900 ms', '1.89 s', '2.1 ×'])
    expect(drawn).toContain(`>${words}</text>`);
});

it('says so where the other site shows nothing', () => {
  const drawn = plotOf([{ ...row, ours: 900, generated: undefined }]);
  expect(drawn).toContain('the other shows nothing');
  expect(drawn).not.toContain('NaN');
});

it('leaves out what is no time', () => {
  expect(plotOf([{ ...row, unit: 'kB', ours: 1, generated: 2 }])).not.toContain('first paint of');
});
