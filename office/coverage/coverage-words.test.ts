import { expect, it } from 'vitest';
import { zipTable } from './coverage-words.ts';
import { listed, sampleReport } from './report.fixture.ts';

it('lists every ZIP code with its nearest member, and no cell runs as a formula', () => {
  const [head = '', first, second] = zipTable(
    sampleReport({ members: [listed({ firstName: '=Ada', lastName: 'Quist' })] }),
  ).split('\n');
  expect(head).toMatch(/^\uFEFF"ZIP","Post office","County","People","Members here",/);
  expect(first).toBe('"99101","Northam","Northwest",10000,1,1,"\'=Ada Quist","Northam","0.0"');
  expect(second).toContain('"Northam Boxes","Northwest",,0,1');
});
