import { describe, expect, it } from 'vitest';
import { cellsOf, changedLines, errorOf, fieldsOf, sampleDesk, today } from './desk.fixture.ts';
import { DeskError } from './desk-error.ts';
import { setChecked } from './form-saving.ts';
import { memberList, openMember, removeMember, saveMember } from './member-saving.ts';

const desk = sampleDesk();

describe('a member', () => {
  it('is changed in one row, and a new ZIP has its own point', () => {
    const before = desk.read('members.csv');
    const { hash, value } = openMember(desk.edition, '3');
    saveMember(desk.edition, '3', hash, { ...cellsOf(value), city: 'Provo', zip: '84604' });
    const { gone, came } = changedLines(before, desk.read('members.csv'));
    expect([gone.length, came.length]).toEqual([1, 1]);
    expect(came[0]).toMatch(/,Provo,84604,.*,,$/);
    desk.edition.validate();
  });
  it.each([
    ['(385) 555-0139', '13855550139'],
    ['+1 385.555.0139', '13855550139'],
    ['Cell: 385-555-0139', '13855550139'],
    ['n/a', ''],
    ['', ''],
  ])('accepts the phone number %s', (draft, written) => {
    const { hash, value } = openMember(desk.edition, '3');
    saveMember(desk.edition, '3', hash, { ...cellsOf(value), phone: draft });
    expect(fieldsOf(openMember(desk.edition, '3').value).phone).toBe(written);
  });
  it.each(['555', '385-555-0139 x12', '385-555-0139 or 385-555-0140'])(
    'may not type it as %s, of which the list would lose a part',
    (phone) => {
      const { hash, value } = openMember(desk.edition, '3');
      const cells = { ...cellsOf(value), phone };
      const { issues } = errorOf(() => saveMember(desk.edition, '3', hash, cells));
      expect(issues.map(({ path }) => path)).toEqual([['phone']]);
    },
  );
  it('may have details, for which the list gets columns', () => {
    const cells = desk.read('members.csv').split('\n').slice(0, 10);
    const plain = cells.map((line) =>
      line.replace(/^((?:[^,]*,){6}[^,]*),.*(,[^,]*,[^,]*)$/, '$1$2'),
    );
    desk.write('members.csv', `${plain.join('\n')}\n`);
    const { hash, value } = openMember(desk.edition, '4');
    const details = { counties: 'utah county, Juab', languages: 'spanish', homeowners: 'not now' };
    saveMember(desk.edition, '4', hash, { ...cellsOf(value), ...details });
    expect(desk.read('members.csv').split('\n')[0]).toBe(
      'id,firstName,lastName,phone,email,city,zip,counties,homeowners,languages,lat,lng',
    );
    expect(fieldsOf(openMember(desk.edition, '4').value)).toMatchObject({
      counties: 'Utah; Juab',
      languages: 'Spanish',
      homeowners: 'not now',
    });
    desk.edition.validate();
  });
  it('may have confirmed the entry, on a day that only the office reads', () => {
    const confirm = (confirmed: string) => {
      const { hash, value } = openMember(desk.edition, '4');
      saveMember(desk.edition, '4', hash, { ...cellsOf(value), confirmed });
    };
    const before = desk.read('members.csv');
    confirm('2026-11-20');
    expect(desk.read('member-numbers.csv')).toBe(
      'id,platformId,person,confirmed\n4,,Annika Lindqvist,2026-11-20\n',
    );
    expect(desk.read('members.csv')).toBe(before);
    expect(fieldsOf(openMember(desk.edition, '4').value).confirmed).toBe('2026-11-20');
    const { members } = memberList(desk.edition, today);
    expect(members.flatMap(({ confirmed }) => confirmed || [])).toEqual(['2026-11-20']);
    desk.edition.validate();
    confirm('');
    expect(desk.read('member-numbers.csv')).toBe('id,platformId\n4,\n');
  });
  it('may not have a county or language that we do not know', () => {
    const { hash, value } = openMember(desk.edition, '4');
    const wrong = { ...cellsOf(value), counties: 'Cook', languages: 'Spannish' };
    const { issues } = errorOf(() => saveMember(desk.edition, '4', hash, wrong));
    expect(issues).toMatchObject([
      { path: ['counties'], message: expect.stringContaining("isn't a county of Utah") },
      { path: ['languages'], message: expect.stringContaining('Did you mean Spanish?') },
    ]);
  });
  it('offers the credentials, counties and kinds of work of the edition', () => {
    const { schema, uiSchema } = openMember(desk.edition, '4');
    expect(schema).toMatchObject({
      properties: { homeowners: { enum: ['yes', 'no', 'not now'], title: expect.any(String) } },
    });
    expect(uiSchema).toMatchObject({
      homeowners: { 'ui:enumNames': ['Yes', 'No', 'Not now'] },
      credential: { 'ui:enumNames': expect.arrayContaining(['Certified general appraiser']) },
      counties: {
        'ui:widget': 'checks',
        'ui:options': {
          entries: expect.arrayContaining([{ value: 'Salt Lake', label: 'Salt Lake County' }]),
        },
      },
      work: {
        'ui:options': {
          entries: expect.arrayContaining([{ value: 'divorce', label: 'A divorce' }]),
        },
      },
    });
    expect(uiSchema.languages).not.toHaveProperty('ui:widget');
  });
  it('shows an issue at its field', () => {
    const { hash, value } = openMember(desk.edition, '3');
    const wrong = {
      ...cellsOf(value),
      phone: '555',
      email: 'ruth',
      city: 'Xy',
    };
    const { issues } = errorOf(() => saveMember(desk.edition, '3', hash, wrong));
    expect(issues.map(({ path }) => path)).toEqual([['phone'], ['email'], ['city']]);
    const control = { ...wrong, firstName: 'Ru\u0007th', lastName: 'Latu\0' };
    const paths = errorOf(() => saveMember(desk.edition, '3', hash, control)).issues;
    expect(paths.map(({ path }) => path)).toEqual([['firstName'], ['lastName']]);
  });
  it('is not confirmed on a day in the future', () => {
    const { hash, value } = openMember(desk.edition, '3');
    const later = { ...cellsOf(value), confirmed: '2099-01-01' };
    const { issues } = errorOf(() => saveMember(desk.edition, '3', hash, later, false, today));
    expect(issues).toMatchObject([
      { path: ['confirmed'], message: expect.stringContaining('in the future') },
    ]);
  });
  it('gets a new number, which no later member gets', () => {
    const { value } = openMember(desk.edition, 'new');
    const id = fieldsOf(value).id;
    const person = { firstName: 'Ada', lastName: 'Quist', email: 'ada@example.org' };
    const cells = { ...cellsOf(value), ...person, city: 'Provo', zip: '84604' };
    expect(saveMember(desk.edition, 'new', memberList(desk.edition, today).hash, cells)).toBe(id);
    removeMember(desk.edition, String(id), memberList(desk.edition, today).hash);
    expect(desk.read('member-numbers.csv')).toContain(`\n${id},`);
    expect(Number(fieldsOf(openMember(desk.edition, 'new').value).id)).toBe(Number(id) + 1);
    desk.edition.validate();
  });
  it('is added twice only on request', () => {
    const { value } = openMember(desk.edition, 'new');
    const twin = {
      ...cellsOf(value),
      ...{ firstName: 'DALLIN', lastName: 'Sorensen', city: 'Herriman', zip: '84096' },
      email: 'another@example.org',
    };
    const before = desk.read('members.csv');
    const { asks, message } = errorOf(() =>
      saveMember(desk.edition, 'new', memberList(desk.edition, today).hash, twin),
    );
    expect([asks, desk.read('members.csv')]).toEqual([true, before]);
    expect(message).toContain('is already on the list (number 3)');
    const mail = { ...twin, email: 'dallin.sorensen@example.org' };
    const { issues } = errorOf(() =>
      saveMember(desk.edition, 'new', memberList(desk.edition, today).hash, mail, true),
    );
    expect(issues.map(({ path }) => path)).toEqual([['firstName']]);
    saveMember(desk.edition, 'new', memberList(desk.edition, today).hash, twin, true);
    expect(desk.read('members.csv')).toContain('another@example.org');
  });
  it('has no cell that a spreadsheet would execute', () => {
    const { hash, value } = openMember(desk.edition, '3');
    const mail = "+1'@example.org";
    try {
      saveMember(desk.edition, '3', hash, { ...cellsOf(value), email: mail });
    } catch (error) {
      expect(error).toBeInstanceOf(DeskError);
    }
    const cells = desk.read('members.csv').split(/[\n,]/);
    expect(cells.filter((cell) => /^[=+@\t]|^-(?![\d.]+$)/.test(cell))).toEqual([]);
  });
  it('was checked today', () => {
    setChecked(desk.edition, today);
    expect(memberList(desk.edition, today).listChecked).toBe(today);
  });
});
