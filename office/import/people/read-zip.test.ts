import { describe, expect, it } from 'vitest';
import { readZip } from './read-zip.ts';

describe('a ZIP code', () => {
  it.each([
    ['84604', '84604'],
    ['84604-1234', '84604'],
    ['84604 1234', '84604'],
    ['846041234', '84604'],
    ['84604.0', '84604'],
    ['XY 84604', '84604'],
    ['8460', '8460'],
    ['84G04', '84G04'],
    ['K1A 0B1', 'K1A 0B1'],
  ])('%s is read as %s', (written, zip) => expect(readZip(written, ['84'])).toEqual({ zip }));

  it.each([
    ['2139', '02139'],
    ['2139-4307', '02139'],
    ['21394307', '02139'],
    ['601', '00601'],
  ])('%s gets back the zeros it lost, where the state has such ZIPs', (written, zip) =>
    expect(readZip(written, ['02', '006'])).toEqual({ zip, restored: true }),
  );
});
