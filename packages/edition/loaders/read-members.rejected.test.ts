import { describe, expect, it } from 'vitest';
import { sampleGeography } from './editions.fixture.ts';
import { memberRow, memberRowIssues, oneIssue } from './members-file.fixture.ts';

describe('a members file is rejected', () => {
  it.each([
    ['a short ZIP', 'zip', '8460', '"8460" isn\'t a ZIP code. Enter 5 digits.'],
    ['a ZIP of Ohio', 'zip', '43215', '"43215" isn\'t a ZIP code we know in Utah.'],
    ['a northern point', 'lat', '43.2', '43.2 is outside Utah. Enter degrees from 36.9 to 42.1.'],
    ['a longitude without its sign', 'lng', '111.577', 'Enter degrees from -114.1 to -109'],
    [
      'a phone with punctuation',
      'phone',
      '(801) 555-0101',
      "isn't a phone number. Enter 1 and then",
    ],
    ['a 900 number', 'phone', '19005550101', "isn't a regular or toll-free number. Callers"],
    ['a phone of a spreadsheet', 'phone', '1.80156E+10', 'format the column as Text'],
    ['an email address without a host', 'email', 'ruth@', '"ruth@" isn\'t an email address.'],
    ['a number in the name', 'firstName', 'Ruth 2', '"Ruth 2" isn\'t a name.'],
    ['a formula as a name', 'lastName', '+SUM(A:A)', '"+SUM(A:A)" isn\'t a name. Use letters'],
    ['a letter that was lost', 'lastName', 'Nguy?n', 'A ? may be a letter that was lost'],
    ['an endless name', 'lastName', 'A'.repeat(61), 'has 61 characters. Shorten it to 60'],
    ['a city with a typo', 'city', 'Prvo', '"Prvo" isn\'t a place we know in Utah.'],
    ['a city far from its ZIP', 'city', 'Lehi', '"Lehi" isn\'t at ZIP code 84604, which is Provo.'],
    ['an id from 0', 'id', '0', 'Enter a whole number from 1.'],
  ])('for %s', (_, field, value, expected) => {
    const issue = oneIssue(memberRow({ id: '7' }), memberRow({ id: '2', [field]: value }));
    expect(issue).toContain(`members.csv, line 3, ${field}: `);
    expect(issue).toContain(expected);
  });

  it.each([
    ['a point in St. George', { lat: '37.1', lng: '-113.58' }, '242 miles from ZIP code 84604.'],
    ['a longitude without a latitude', { lat: '' }, 'Only one has a value. Leave both'],
  ])('for %s', (_, point, expected) => {
    const issue = oneIssue(memberRow(point));
    expect(issue).toContain('line 2, lat, lng: ');
    expect(issue).toContain(expected);
  });

  const person = 'firstName, lastName, phone';
  const ruth = { firstName: ' RUTH', lastName: 'Abernathy ', phone: '18015550101', email: '' };
  const byEmail = 'firstName, lastName, email';
  it.each([
    [{ phone: '', email: 'Ruth.Abernathy@Example.org' }, byEmail, 'Delete one of the two rows.'],
    [{ phone: '18015550101', email: 'ruth@example.org' }, person, 'Delete one of the two rows.'],
    [ruth, person, 'Delete one of the two rows.'],
  ])('for %j of an earlier row with another id, and says where', (given, field, hint) => {
    const issue = oneIssue(memberRow(), memberRow({ id: '9' }), memberRow({ id: '2', ...given }));
    expect(issue).toContain(`line 4, ${field}: Line 2 already has "`);
    expect(issue).toContain(hint);
  });

  it('not for the phone of an office that two share, nor for two of a name', () => {
    const colleague = {
      firstName: 'Ann',
      phone: '18015550101',
      email: 'ruth.abernathy@example.org',
    };
    expect(
      memberRowIssues(memberRow(), memberRow({ id: '2', ...colleague }), memberRow({ id: '3' })),
    ).toEqual([]);
    const without = { phone: '', email: '' };
    expect(
      memberRowIssues(memberRow({ id: '4', ...without }), memberRow({ id: '5', ...without })),
    ).toEqual([]);
  });

  it('for a point 41 miles from its ZIP, not for one 39 miles from it', () => {
    const milesOfLatitude = (3959 * Math.PI) / 180;
    const { lat = 0, lng = 0 } = sampleGeography.pointOf('84604') ?? {};
    const north = (miles: number) => ({
      ...{ lat: (lat + miles / milesOfLatitude).toFixed(4), lng: `${lng}` },
    });
    expect(memberRowIssues(memberRow(north(39)))).toEqual([]);
    const [issue] = memberRowIssues(memberRow(north(41)));
    expect(issue).toContain('This point is 41 miles from ZIP code 84604.');
  });

  it('for an id used before, and says where', () => {
    const issue = oneIssue(memberRow(), memberRow({ id: '2' }), memberRow({ firstName: 'Ann' }));
    expect(issue).toContain('line 4, id: Line 2 already has "1". Give one of the two');
  });

  it('with all its issues at once, those of one row together', () => {
    const found = memberRowIssues(
      memberRow(),
      memberRow({ phone: '5', email: 'x' }),
      memberRow({ id: '2', zip: '1' }),
      '3,Ann',
      memberRow({ id: '4', zip: '43215' }),
    );
    const places = found.map((sentence) => /line \d+[^:]*/.exec(sentence)?.[0]);
    expect(places.join('; ')).toBe(
      'line 3, phone; line 3, email; line 3, id; line 4, zip; line 5; line 6, zip',
    );
  });
});
