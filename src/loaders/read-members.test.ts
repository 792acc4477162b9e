import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { readMembers, zipPoints } from './read-members.ts';
import { header, membersFolder, row, ruth, underHeader } from './sample-members-file.ts';

const { written } = membersFolder();
const read = (...rows: string[]) => readMembers(written(underHeader(...rows)));

describe('a members file that is read', () => {
  it('may have been saved by a spreadsheet, with its mark and its line ends', () => {
    const file = written(`\uFEFF${[header, row(), row({ id: '2' }), ''].join('\r\n')}`);
    expect(readMembers(file)).toEqual([ruth, { ...ruth, id: 2 }]);
  });

  it('may have commas and quotation marks inside quotes', () => {
    const [found] = read(row({ lastName: '"Abernathy, ""Jr."""' }));
    expect(found?.lastName).toBe('Abernathy, "Jr."');
  });

  it('may have its columns in another order', () => {
    const turned = [...memberColumns].reverse().join(',');
    const cells = row().split(',').reverse().join(',');
    expect(readMembers(written(`${turned}\n${cells}`))).toEqual([ruth]);
  });

  it('may have no telephone number', () => {
    expect(read(row({ phone: '' }))[0]?.phone).toBe('');
  });

  it('may have a ZIP of the extra table alone', () => {
    const place = { city: 'Lehi', zip: '84048', lat: '40.4210', lng: '-111.9030' };
    expect(read(row(place))).toHaveLength(1);
    expect(zipPoints().get('84048')).toMatchObject({ lat: 40.421, lng: -111.903 });
  });
});
