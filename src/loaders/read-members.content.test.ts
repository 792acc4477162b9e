import { describe, expect, it } from 'vitest';
import { readMembers } from './read-members.ts';
import { readGeography } from './town-at-zip.ts';

describe('content/members.csv', () => {
  const members = readMembers();
  const distinct = (of: (member: (typeof members)[number]) => unknown) =>
    new Set(members.map(of)).size;

  it('has 89 members, spread over about 50 ZIPs in about 40 cities', () => {
    expect(members).toHaveLength(89);
    expect(distinct(({ id }) => id)).toBe(89);
    expect(distinct(({ zip }) => zip)).toBeGreaterThanOrEqual(45);
    expect(distinct(({ zip }) => zip)).toBeLessThanOrEqual(55);
    expect(distinct(({ city }) => city)).toBeGreaterThanOrEqual(36);
    expect(distinct(({ city }) => city)).toBeLessThanOrEqual(44);
  });

  it('reaches nobody: the numbers and the mail addresses are kept free for invention', () => {
    const phones = members.map(({ phone }) => phone);
    expect(phones.filter((phone) => !/^(1(801|385|435)55501\d\d)?$/.test(phone))).toEqual([]);
    expect(phones).toContain('');
    expect(members.filter(({ email }) => !email.endsWith('@example.org'))).toEqual([]);
  });

  it('gives all members of a ZIP the same point, that of the ZIP', () => {
    const utah = readGeography();
    const astray = members.filter(({ zip, lat, lng }) => {
      const point = utah.pointOf(zip);
      return point?.lat !== lat || point.lng !== lng;
    });
    expect(astray).toEqual([]);
  });
});
