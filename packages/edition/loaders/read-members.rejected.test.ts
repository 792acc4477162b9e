import { describe, expect, it } from 'vitest';
import { memberRow, memberRowIssues } from './members-file.fixture.ts';

describe('a members file is rejected', () => {
  it.each([
    ['a short ZIP', 'zip', '8460', 'five digits'],
    ['a ZIP with letters', 'zip', '84G04', 'five digits'],
    ['a ZIP of Ohio', 'zip', '43215', 'a ZIP code of Utah'],
    ['a ZIP that is nowhere', 'zip', '84999', 'a ZIP code of Utah'],
    ['a point north of Utah', 'lat', '43.2', 'inside Utah, from 36.9 to 42.1'],
    ['a longitude without its sign', 'lng', '111.577', 'from -114.1 to -109'],
    ['a latitude that is no number', 'lat', '40°19', 'such as'],
    ['a phone with signs', 'phone', '(801) 555-0101', 'eleven digits'],
    ['a phone of ten digits', 'phone', '8015550101', 'eleven digits'],
    ['an area code from 1', 'phone', '11015550101', 'eleven digits'],
    ['a phone of a spreadsheet', 'phone', '1.80156E+10', 'as Text'],
    ['an email address without a host', 'email', 'ruth@', 'a mail address'],
    ['no email address', 'email', '', 'a mail address such as'],
    ['no first name', 'firstName', ' ', 'a name'],
    ['a number in the name', 'firstName', 'Ruth 2', 'a name, of letters'],
    ['a letter that was lost', 'lastName', 'Nguy?n', 'lost when the'],
    ['an endless name', 'lastName', 'A'.repeat(61), 'at most 60 characters'],
    ['no city', 'city', '', 'the name of a city'],
    ['an endless city', 'city', 'P'.repeat(70), 'at most 60 characters'],
    ['a city of Ohio', 'city', 'Columbus', 'such as Provo for ZIP 84604'],
    ['a city with a typo', 'city', 'Prvo', 'a city or place of Utah'],
    ['a city far from its ZIP', 'city', 'Lehi', 'a place at ZIP 84604, such as Provo'],
    ['a city beyond the mountains', 'city', 'Heber City', 'or another ZIP'],
    ['an endless number', 'lat', `40.${'1'.repeat(16)}`, 'degrees from'],
    ['an id from 0', 'id', '0', 'a whole number from 1'],
    ['no id', 'id', '', 'a whole number from 1'],
  ])('for %s', (_, field, value, expected) => {
    const [issue, ...others] = memberRowIssues(
      memberRow({ id: '7' }),
      memberRow({ id: '2', [field]: value }),
    );
    expect(others).toEqual([]);
    expect(issue).toMatch(/, row 3, /);
    const [place = '', hint] = issue?.split('; expected ') ?? [];
    expect(place.replaceAll('"', '')).toContain(`field ${field}: found ${value}`);
    expect(hint).toContain(expected);
  });

  it.each([
    ['a point in St. George', { lat: '37.1', lng: '-113.58' }, '37.1, -113.58', '40 mi'],
    ['no latitude alone', { lat: '' }, ', -111.577', 'both degrees, or neither'],
  ])('for %s', (_, point, found, expected) => {
    const [issue, ...others] = memberRowIssues(memberRow(point));
    expect(others).toEqual([]);
    expect(issue).toContain(`field "lat, lng": found "${found}"; expected `);
    expect(issue).toContain(expected);
  });

  const person = 'firstName, lastName, phone';
  const ruth = { firstName: ' RUTH', lastName: 'Abernathy ', phone: '18015550101' };
  it.each([
    [{ email: 'Ruth.Abernathy@Example.org' }, 'email', 'a mail address of its own'],
    [{ phone: '18015550101' }, person, 'the person once'],
    [ruth, person, 'the person once'],
  ])('for %j of an earlier row under another id, and says where', (given, field, expected) => {
    const [issue, ...others] = memberRowIssues(
      memberRow(),
      memberRow({ id: '9' }),
      memberRow({ id: '2', ...given }),
    );
    expect(others).toEqual([]);
    expect(issue).toContain(`row 4, field "${field}": found "`);
    expect(issue).toContain(`; expected ${expected}`);
    expect(issue).toContain('; row 2 has it.');
  });

  it('not for the phone of an office that two share, nor for two of a name', () => {
    const colleague = { firstName: 'Ann', phone: '18015550101' };
    expect(
      memberRowIssues(memberRow(), memberRow({ id: '2', ...colleague }), memberRow({ id: '3' })),
    ).toEqual([]);
    const without = { phone: '' };
    expect(
      memberRowIssues(memberRow({ id: '4', ...without }), memberRow({ id: '5', ...without })),
    ).toEqual([]);
  });

  it('for a point 41 miles from its ZIP, not for one 39 miles from it', () => {
    const milesOfLatitude = (3959 * Math.PI) / 180;
    const north = (miles: number) => ({ lat: (40.3187 + miles / milesOfLatitude).toFixed(4) });
    expect(memberRowIssues(memberRow(north(39)))).toEqual([]);
    const [issue] = memberRowIssues(memberRow(north(41)));
    expect(issue).toContain('within 40 miles of ZIP 84604 (40.3187, -111.577)');
  });

  it('for an id used before, and says where', () => {
    const [issue, ...others] = memberRowIssues(
      memberRow(),
      memberRow({ id: '2' }),
      memberRow({ firstName: 'Ann' }),
    );
    expect(others).toEqual([]);
    expect(issue).toContain(
      'row 4, field "id": found "1"; expected an id of its own; row 2 has it',
    );
  });

  it('with all its issues at once, those of one row together', () => {
    const found = memberRowIssues(
      memberRow(),
      memberRow({ phone: '5', email: 'x' }),
      memberRow({ id: '2', zip: '1' }),
      '3,Ann',
      memberRow({ id: '4', zip: '43215' }),
    );
    const places = found.map((line) => /row \d+(, field "[^"]+")?/.exec(line)?.[0]);
    expect(places).toEqual([
      'row 3, field "phone"',
      'row 3, field "email"',
      'row 3, field "id"',
      'row 4, field "zip"',
      'row 5',
      'row 6, field "zip"',
    ]);
  });
});
