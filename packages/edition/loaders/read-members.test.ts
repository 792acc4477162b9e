import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { sampleGeography } from './editions.fixture.ts';
import { memberHeader, memberRow, readMembers, ruth, withHeader } from './members-file.fixture.ts';

const read = (...rows: string[]) => readMembers(withHeader(...rows));

describe('a members file that is read', () => {
  it('may have its columns in another order', () => {
    const turned = [...memberColumns].reverse().join(',');
    const cells = memberRow().split(',').reverse().join(',');
    expect(readMembers(`${turned}\n${cells}`)).toEqual([ruth]);
  });

  it('may have old line ends, blank lines, and rows and columns of commas alone', () => {
    const rows = [memberHeader, memberRow(), ',,,,,,,,', memberRow({ id: '2' })];
    const lines = ['', ...rows.flatMap((row) => [`${row},,`, '']), ''];
    for (const end of ['\n', '\r\n', '\r'])
      expect(readMembers(`\uFEFF${lines.join(end)}`)).toHaveLength(2);
  });

  it('may have its columns named with spaces and in other case, and spaces around cells', () => {
    const named = memberHeader
      .replace('id,firstName,lastName', 'ID, First Name ,LAST NAME')
      .replace('email', 'E-Mail');
    expect(readMembers(`${named}\n${memberRow().replaceAll(',', ' , ')}`)).toEqual([ruth]);
  });

  it.each([
    ['Provo, UT', '84604'],
    ['st george', '84770'],
    ['Saint George', '84790'],
    ['Sugar House', '84106'],
    ['Highland', '84003'],
  ])('may be of %s in ZIP %s', (city, zip) => {
    const point = sampleGeography.pointOf(zip);
    const [found] = read(
      memberRow({ city: `"${city}"`, zip, lat: `${point?.lat}`, lng: `${point?.lng}` }),
    );
    expect(found?.city).toBe(city);
  });

  it('may leave the point out, in a row or in all: it is that of the ZIP', () => {
    const there = { ...ruth, ...sampleGeography.pointOf(ruth.zip) };
    expect(read(memberRow({ lat: '', lng: '' }))).toEqual([there]);
    const columns = memberColumns.filter((column) => !['lat', 'lng'].includes(column));
    const cells = memberRow().split(',').slice(0, -2).join(',');
    expect(readMembers(`${columns.join(',')}\n${cells}`)).toEqual([there]);
  });

  it('may have a ZIP of the extra table alone', () => {
    const place = { city: 'Lehi', zip: '84048', lat: '40.4210', lng: '-111.9030' };
    expect(read(memberRow(place))).toHaveLength(1);
  });
});
