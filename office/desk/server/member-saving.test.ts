import { describe, expect, it } from 'vitest';
import { changedLines, errorOf, fieldsOf, sampleDesk, today } from './desk.fixture.ts';
import { setChecked } from './form-saving.ts';
import { memberList, openMember, removeMember, saveMember } from './member-saving.ts';

const desk = sampleDesk();

/** Saves the form of a member with other cells. */
const save = (name: string, cells: Readonly<Record<string, string>>, confirmed = false) => {
  const { hash, value } = openMember(desk.edition, name);
  const draft = { hash, value: { ...fieldsOf(value), ...cells }, today, confirmed };
  return saveMember(desk.edition, name, draft);
};
const cellsOf = (name: string) => fieldsOf(openMember(desk.edition, name).value);
const issuesOf = (name: string, cells: Readonly<Record<string, string>>) =>
  errorOf(() => save(name, cells)).issues;
const pathsOf = (name: string, cells: Readonly<Record<string, string>>) =>
  issuesOf(name, cells).map(({ path }) => path);

describe('a member', () => {
  it('is changed in one row, and a new ZIP has its own point', () => {
    const before = desk.read('members.csv');
    save('3', { city: 'Provo', zip: '84604' });
    const { gone, came } = changedLines(before, desk.read('members.csv'));
    expect([gone.length, came.length]).toEqual([1, 1]);
    expect(came[0]).toMatch(/,Provo,84604,.*,,$/);
    desk.edition.validate();
  });

  it.each([
    ['(385) 555-0139', '13855550139'],
    ['Cell: 385-555-0139', '13855550139'],
    ['n/a', ''],
  ])('accepts the phone number %s', (phone, written) => {
    save('3', { phone });
    expect(cellsOf('3').phone).toBe(written);
  });

  it('has each issue at its field', () => {
    for (const phone of ['555', '385-555-0139 x12', '385-555-0139 or 385-555-0140'])
      expect(pathsOf('3', { phone })).toEqual([['phone']]);
    const wrong = { phone: '555', email: 'ruth', city: 'Xy' };
    expect(pathsOf('3', wrong)).toEqual([['phone'], ['email'], ['city']]);
    const control = { firstName: 'Ru\u0007th', lastName: 'Latu\0' };
    expect(pathsOf('3', control)).toEqual([['firstName'], ['lastName']]);
    expect(issuesOf('4', { counties: 'Cook', languages: 'Spannish' })).toMatchObject([
      { path: ['counties'], message: expect.stringContaining("isn't a county of Utah") },
      {
        path: ['languages'],
        message: expect.stringContaining("isn't the English name of a language"),
      },
    ]);
    expect(issuesOf('3', { confirmed: '2099-01-01' })).toMatchObject([
      { path: ['confirmed'], message: expect.stringContaining('in the future') },
    ]);
  });

  it('may have details, for which the list gets columns', () => {
    const columns = 'id,firstName,lastName,phone,email,city,zip';
    desk.write('members.csv', `${columns}\n4,Ann,Quist,,ann@example.org,Provo,84604\n`);
    save('4', { counties: 'utah county, Juab', languages: 'spanish', homeowners: 'not now' });
    expect(desk.read('members.csv')).toBe(
      `${columns},counties,homeowners,languages\n4,Ann,Quist,,ann@example.org,Provo,84604,Utah; Juab,not now,Spanish\n`,
    );
    desk.edition.validate();
  });

  it('may have confirmed the entry, on a day that only the office reads', () => {
    const before = desk.read('members.csv');
    save('4', { confirmed: '2026-11-20' });
    expect(desk.read('member-numbers.csv')).toBe(
      'id,platformId,person,confirmed\n4,,Annika Lindqvist,2026-11-20\n',
    );
    expect(desk.read('members.csv')).toBe(before);
    expect(cellsOf('4').confirmed).toBe('2026-11-20');
    const { members } = memberList(desk.edition, today);
    expect(members.flatMap(({ confirmed }) => confirmed || [])).toEqual(['2026-11-20']);
    desk.edition.validate();
    save('4', { confirmed: '' });
    expect(desk.read('member-numbers.csv')).toBe('id,platformId\n4,\n');
  });

  it('offers the credentials, counties and kinds of work of the edition', () => {
    const { uiSchema } = openMember(desk.edition, '4');
    const offered = (value: string, label: string) => ({
      'ui:options': { entries: expect.arrayContaining([{ value, label }]) },
    });
    expect(uiSchema).toMatchObject({
      homeowners: { 'ui:enumNames': ['Yes', 'No', 'Not now'] },
      credential: { 'ui:enumNames': expect.arrayContaining(['Certified general appraiser']) },
      counties: { 'ui:widget': 'checks', ...offered('Salt Lake', 'Salt Lake County') },
      work: offered('divorce', 'A divorce'),
    });
    expect(uiSchema.languages).not.toHaveProperty('ui:widget');
  });

  it('gets a new number, which no later member gets', () => {
    const { id } = cellsOf('new');
    const person = { firstName: 'Ada', lastName: 'Quist', email: 'ada@example.org' };
    expect(save('new', { ...person, city: 'Provo', zip: '84604' })).toBe(id);
    removeMember(desk.edition, String(id), memberList(desk.edition, today).hash);
    expect(desk.read('member-numbers.csv')).toContain(`\n${id},`);
    expect(Number(cellsOf('new').id)).toBe(Number(id) + 1);
    desk.edition.validate();
  });

  it('is added twice only on request', () => {
    const twin = {
      ...{ firstName: 'DALLIN', lastName: 'Sorensen', city: 'Herriman', zip: '84096' },
      email: 'another@example.org',
    };
    const before = desk.read('members.csv');
    const { asks, message } = errorOf(() => save('new', twin));
    expect([asks, desk.read('members.csv')]).toEqual([true, before]);
    expect(message).toContain('is already on the list (number 3)');
    save('new', twin, true);
    expect(desk.read('members.csv')).toContain('another@example.org');
  });

  it('was checked today', () => {
    setChecked(desk.edition, today);
    expect(memberList(desk.edition, today).listChecked).toBe(today);
  });
});
