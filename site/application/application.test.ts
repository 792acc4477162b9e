import { describe, expect, it } from 'vitest';
import { sampleApplication } from './application.fixture.ts';
import { readApplication, validateApplication } from './application.ts';
import { type FieldName, fieldNames, questions } from './questions.ts';

const issues = (change: Partial<Record<FieldName, string>>) =>
  validateApplication(sampleApplication(change)).map(({ field, message }) => [field, message]);

describe('an application', () => {
  it('without a problem has none', () => expect(issues({})).toEqual([]));

  it('left empty asks for everything that is needed, in the order of the form', () => {
    const asked = validateApplication(readApplication(() => '   ')).map(({ field }) => field);
    expect(asked).toEqual(fieldNames.filter((name) => name !== 'listed' && name !== 'heard'));
  });

  it('need not say how the applicant heard of us, nor list them', () => {
    expect(issues({ heard: '', listed: '' })).toEqual([]);
  });

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
  ])('whose %s is %j is told what to do', (field, answer) => {
    expect(issues({ [field]: answer })).toEqual([[field, questions[field].wrong]]);
  });

  it.each<[FieldName, string]>([
    ['phone', '(801) 555-0142'],
    ['phone', '+1 801.555.0142'],
    ['phone', '8015550142'],
    ['zip', ' 84604-1234 '],
    ['email', 'o’brien+uara@mail.example.org'],
    ['years', '0'],
  ])('may have %s as %j', (field, answer) => {
    expect(issues({ [field]: answer })).toEqual([]);
  });
});

describe('the license number', () => {
  it('may be missing for a trainee only', () => {
    expect(issues({ licenseClass: 'Trainee', licenseNumber: '' })).toEqual([]);
    expect(issues({ licenseNumber: '' })).toEqual([
      ['licenseNumber', 'Enter your license number, or choose Trainee as your class.'],
    ]);
  });
});
