import { describe, expect, it } from 'vitest';
import { sampleApplication } from './application.fixture.ts';
import {
  applicationAnswers,
  letterHref,
  letterOf,
  readApplication,
  subjectOf,
  validateApplication,
} from './application.ts';
import { type FieldName, fieldNames, questions } from './questions.ts';

const issues = (change: Partial<Record<FieldName, string>>) =>
  validateApplication(sampleApplication(change)).map(({ field, message }) => [field, message]);

describe('an application', () => {
  it('without an issue has none', () => expect(issues({})).toEqual([]));

  it('left empty asks for every required answer, in the order of the form', () => {
    const asked = validateApplication(readApplication(() => '   ')).map(({ field }) => field);
    expect(asked).toEqual(fieldNames.filter((name) => name !== 'listed' && name !== 'heard'));
  });

  it('needs neither a listing nor how the applicant heard about us', () =>
    expect(issues({ heard: '', listed: '' })).toEqual([]));

  it('tidies spaces', () => {
    const application = sampleApplication({ firstName: '  Anna \t  Lee ' });
    expect(application.get('firstName')).toBe('Anna Lee');
  });

  it.each<[FieldName, string]>([
    ['email', 'maren'],
    ['email', 'maren@example'],
    ['email', 'maren @example.org'],
    ['email', 'a@b@example.org'],
    ['phone', '555 0142'],
    ['phone', '2 801 555 0142'],
    ['phone', 'call me'],
    ['zip', '8460'],
    ['zip', '84604-12'],
    ['zip', 'Provo'],
    ['licenseNumber', 'pending'],
    ['years', 'twelve'],
    ['years', '1.5'],
    ['years', '120'],
  ])('with %s %j says what to do', (field, answer) =>
    expect(issues({ [field]: answer })).toEqual([[field, questions[field].wrong]]),
  );

  it.each<[FieldName, string]>([
    ['phone', '(801) 555-0142'],
    ['phone', '+1 801.555.0142'],
    ['phone', '8015550142'],
    ['zip', ' 84604-1234 '],
    ['email', 'o’brien+uara@mail.example.org'],
    ['years', '0'],
  ])('accepts %s %j', (field, answer) => expect(issues({ [field]: answer })).toEqual([]));
});

describe('the license number', () => {
  it('may be missing for a trainee only', () => {
    expect(issues({ licenseClass: 'Trainee', licenseNumber: '' })).toEqual([]);
    expect(issues({ licenseNumber: '' })).toEqual([
      ['licenseNumber', 'Enter your license number, or select Trainee as your license class.'],
    ]);
  });
});

describe('the answers in words', () => {
  it('are complete, in the order of the form', () =>
    expect(applicationAnswers(sampleApplication()).map(({ field }) => field)).toEqual(fieldNames));

  it.each([
    ['(801) 555-0142', { phone: '801.555.0142' }, 'Phone number'],
    ['(801) 555-0142', { phone: '+1 (801) 555-0142' }, 'Phone number'],
    ['Not given', { heard: '' }, 'How you heard about us'],
    ['At a class', { heard: 'At a class' }, 'How you heard about us'],
    ['No', { listed: '' }, 'List me in the public appraiser finder'],
    ['Yes', { listed: 'Yes' }, 'List me in the public appraiser finder'],
    ['Not given', { licenseClass: 'Trainee', licenseNumber: '' }, 'License number'],
  ])('are %j for %j', (answer, change, question) =>
    expect(applicationAnswers(sampleApplication(change))).toContainEqual(
      expect.objectContaining({ question, answer }),
    ),
  );
});

describe('the letter', () => {
  const odd = sampleApplication({ lastName: 'O’Neil & Söhne', heard: '100% by friends? yes #1' });

  it('has one answer a line, with the line breaks of email', () => {
    const lines = letterOf(odd).split('\r\n');
    expect(lines).toHaveLength(fieldNames.length);
    expect(lines).toContain('Last name: O’Neil & Söhne');
    expect(letterOf(odd).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('names the request and the applicant in its subject', () => {
    expect(subjectOf(sampleApplication())).toBe('Membership application: Maren Oakeshott');
    expect(subjectOf(sampleApplication({ kind: 'Renewal' }))).toBe(
      'Membership renewal: Maren Oakeshott',
    );
  });

  it('survives its link unchanged', () => {
    const link = new URL(letterHref('office@example.org', odd));
    expect(link.pathname).toBe('office@example.org');
    expect(link.href).toContain('%0D%0A');
    expect(link.href).not.toContain('+');
    expect([...link.searchParams]).toEqual([
      ['subject', subjectOf(odd)],
      ['body', letterOf(odd)],
    ]);
  });

  it('stays short enough for a link when every field is full', () => {
    const full = readApplication((name) => {
      const { choices, maxLength = 0 } = questions[name];
      return choices?.at(-1) ?? 'words of names '.repeat(12).slice(0, maxLength);
    });
    // Windows passes links of at most 2,083 characters to programs.
    expect(letterHref('office@example.org', full).length).toBeLessThan(2083);
  });
});
