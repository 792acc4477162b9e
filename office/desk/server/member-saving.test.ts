import { expect, it } from 'vitest';
import { formPart } from '#desk/forms/form-part.ts';
import { errorOf, fieldsOf, sampleDesk } from './desk.fixture.ts';
import { memberList } from './member-saving.ts';
import { openEdit, removeEdit, saveEdit } from './saving.ts';

const desk = sampleDesk();
const open = (name: string) => openEdit(desk.edition, 'members', name);

/** Saves the form of a member with other cells. */
const save = (name: string, cells: Readonly<Record<string, string>>, confirmed = false) => {
  const { hash, value } = open(name);
  const draft = { hash, value: { ...fieldsOf(value), ...cells }, confirmed };
  return saveEdit(desk.edition, 'members', name, draft);
};
const cellsOf = (name: string) => fieldsOf(open(name).value);

it('is changed in one row, and a new ZIP has its own point', () => {
  const before = desk.read('members.csv').split('\n');
  save('3', { city: 'Provo', zip: '84604' });
  const rows = desk.read('members.csv').split('\n');
  const changed = rows.filter((row) => !before.includes(row));
  expect(rows.length).toBe(before.length);
  expect(changed).toEqual([expect.stringMatching(/^3,.*,Provo,84604,.*,,$/)]);
});

it.each([
  [{ phone: '385-555-0139 x12' }, ['phone']],
  [{ phone: '555', email: 'ruth', city: 'Xy' }, ['phone', 'email', 'city']],
  // The build names the row.
  [{ firstName: 'Ru\u0007th' }, ['']],
  [
    { phone: '385-555-0139 or 385-555-0140', counties: 'Cook', languages: 'Spannish' },
    ['phone', 'counties', 'languages'],
  ],
  [{ confirmed: '2099-01-01' }, ['confirmed']],
])('has each issue of %j at its field', (cells, fields) => {
  const { issues } = errorOf(() => save('3', { ...cells }));
  expect(issues.map(({ path }) => path.join())).toEqual(fields);
});

it('may have details, for which the list gets columns', () => {
  const columns = 'id,firstName,lastName,phone,email,city,zip';
  desk.write('members.csv', `${columns}\n4,Ann,Quist,,ann@example.org,Provo,84604\n`);
  save('4', { counties: 'utah county, Juab', languages: 'spanish', homeowners: 'not now' });
  expect(desk.read('members.csv')).toBe(
    `${columns},counties,homeowners,languages\n4,Ann,Quist,,ann@example.org,Provo,84604,Utah; Juab,not now,Spanish\n`,
  );
});

it('may have confirmed the entry, on a day that only the office reads', () => {
  const before = desk.read('members.csv');
  desk.write('member-numbers.csv', 'id,platformId\n2,b\n');
  save('4', { confirmed: '2026-11-20' });
  expect(desk.read('member-numbers.csv')).toBe(
    'id,platformId,person,confirmed\n2,b,,\n4,,Annika Lindqvist,2026-11-20\n',
  );
  expect(desk.read('members.csv')).toBe(before);
  const { members } = memberList(desk.edition);
  expect(members.flatMap(({ confirmed }) => confirmed || [])).toEqual(['2026-11-20']);
  save('4', { confirmed: '' });
  expect(desk.read('member-numbers.csv')).toBe('id,platformId\n2,b\n4,\n');
});

it('offers the credentials, counties and kinds of work of the edition', () => {
  const { form, choices } = open('4');
  expect(choices).toMatchObject({
    homeowners: ['Yes', 'No', 'Not now'].map((label) => ({ value: label.toLowerCase(), label })),
    credential: expect.arrayContaining([
      { value: 'certified-general', label: 'Certified general appraiser' },
    ]),
    counties: expect.arrayContaining([{ value: 'Salt Lake', label: 'Salt Lake County' }]),
    work: expect.arrayContaining([{ value: 'divorce', label: 'A divorce' }]),
  });
  const { counties, languages } = formPart.parse(form).properties ?? {};
  expect(counties).toMatchObject({ look: 'checks', choices: 'counties' });
  expect(languages?.look).toBe(undefined);
});

it('gets a new number, which no later member gets', () => {
  const { id } = cellsOf('new');
  const person = { firstName: 'Ada', lastName: 'Quist', email: 'ada@example.org' };
  expect(save('new', { ...person, city: 'Provo', zip: '84604' })).toBe(id);
  removeEdit(desk.edition, 'members', String(id), open(String(id)).hash);
  expect(desk.read('member-numbers.csv')).toContain(`\n${id},`);
  expect(Number(cellsOf('new').id)).toBe(Number(id) + 1);
});

it('is changed in one window while another changes someone else, or else rejected', () => {
  const { hash, value } = open('3');
  const draft = { hash, value: { ...fieldsOf(value), phone: '801-555-0100' } };
  save('4', { phone: '801-555-0101' });
  saveEdit(desk.edition, 'members', '3', draft);
  expect(cellsOf('4').phone).toBe('18015550101');
  for (const action of [
    () => saveEdit(desk.edition, 'members', '3', draft),
    () => removeEdit(desk.edition, 'members', '3', hash),
  ])
    expect(action).toThrow('was changed elsewhere');
});

it('is added twice only on request', () => {
  const name = { firstName: 'DALLIN', lastName: 'Sorensen', email: 'another@example.org' };
  const twin = { ...name, city: 'Herriman', zip: '84096' };
  const { asks, message } = errorOf(() => save('new', twin));
  expect(asks).toBe(true);
  expect(message).toContain('is already on the list (number 3)');
  save('new', twin, true);
  expect(desk.read('members.csv')).toContain('another@example.org');
});
