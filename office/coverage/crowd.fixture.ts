// A larger state than the sample, for the tests of the report.

import type { CoverageReport } from './coverage-report.ts';
import {
  corner,
  county,
  listed,
  sampleInput,
  sampleReport,
  sampleZip,
  square,
} from './report.fixture.ts';

const { south, west } = corner;

/** A report with more of everything than two sheets have room for, on a state that is wide or tall. */
export function crowdedReport(shape: 'wide' | 'tall'): CoverageReport {
  const [width, height] = shape === 'wide' ? [9, 2] : [4, 8];
  const right = west + width;
  const top = south + height;
  const far = Array.from({ length: 300 }, (_, at) =>
    sampleZip(
      `98${String(at).padStart(3, '0')}`,
      'Mountain Springs Crossing',
      top - (at % 9) / 10,
      right - 0.5,
    ),
  );
  const manyCounties = Array.from({ length: 254 }, (_, at) =>
    county(
      String(10_000 + at),
      `Long County Name ${at}`,
      square(west, south, west + 0.01, south + 0.01),
    ),
  );
  const crowd = Array.from({ length: 400 }, (_, at) =>
    listed({
      id: at + 1,
      firstName: 'Maximiliana-Theodora',
      lastName: `Featherstonehaugh ${at}`,
      email: `member.${Math.floor(at / 4)}@example.org`,
      phone:
        at % 2 === 0 ? '' : `1801555${String(100 + (Math.floor(at / 3) % 100)).padStart(4, '0')}`,
      confirmed: '2024-01-31',
      lat: south + 0.2,
      lng: west + 0.2,
    }),
  );
  return sampleReport({
    region: { ...sampleInput.region, bounds: { south, north: top, west, east: right } },
    members: crowd,
    zips: far,
    counties: manyCounties,
    people: new Map(far.map(({ zip: code }, at) => [code, { people: 1_000_000 + at, shares: {} }])),
    mapBase: { ...sampleInput.mapBase, outline: [[square(west, south, right, top)]] },
  });
}
