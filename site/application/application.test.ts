import { describe, expect, it } from 'vitest';
import { sampleQuestions as questions, sampleApplication } from './application.fixture.ts';
import { applicationAnswers, readApplication, validateApplication } from './application.ts';
import { type FieldName, fieldNames } from './questions.ts';

const issues = (change: Partial<Record<FieldName, string>>) =>
  validateApplication(sampleApplication(change), questions).map(({ field, message }) => [
    field,
    message,
  ]);

describe('an application', () => {
  it('without an issue has none', () => expect(issues({})).toEqual([]));

  it('left empty asks for every required answer, in the order of the form', () => {
    const empty = readApplication(() => '   ');
    const asked = validateApplication(empty, questions).map(({ field }) => field);
    expect(asked).toEqual(fieldNames.filter((name) => questions[name].missing));
  });

  it('tidies spaces', () => {
    const application = sampleApplication({ firstName: '  Anna \t  Lee ' });
    expect(application.get('firstName')).toBe('Anna Lee');
  });

  it.each<[FieldName, string]>([
    ['lastName', 'Oakeshott2'],
    ['lastName', '١٢٣'],
    ['firstName', '...'],
    ['email', 'maren'],
    ['email', 'maren @example.org'],
    ['email', 'a@b@example.org'],
    ['phone', '555 0142'],
    ['phone', '2 801 555 0142'],
    ['zip', '8460'],
    ['zip', '84604-12'],
    ['license', 'pending'],
    ['years', 'twelve'],
    ['years', '120'],
    ['languages', '2'],
  ])('with %s %j says what to do', (field, answer) =>
    expect(issues({ [field]: answer })).toEqual([[field, questions[field].wrong]]),
  );

  it.each<[FieldName, string]>([
    ['lastName', 'O’Neil-Díaz, Jr.'],
    ['firstName', 'ʻOfa'],
    ['phone', '(801) 555-0142'],
    ['phone', '+1 801.555.0142'],
    ['zip', ' 84604-1234 '],
    ['email', 'o’brien+uara@mail.example.org'],
    ['years', '0'],
  ])('accepts %s %j', (field, answer) => expect(issues({ [field]: answer })).toEqual([]));
});

describe('the license number', () => {
  it('may be missing for a trainee only', () => {
    expect(issues({ credential: 'Trainee', license: '' })).toEqual([]);
    expect(issues({ license: '' })).toEqual([['license', questions.license.missing]]);
  });
});

describe('the answers in words', () => {
  it.each([
    ['(801) 555-0142', { phone: '+1 (801) 555.0142' }, 'Phone number'],
    ['Not given', { heard: '' }, 'How you heard about us'],
    ['At a class', { heard: 'At a class' }, 'How you heard about us'],
    ['No', { listed: '' }, 'List me in the public appraiser finder'],
    ['Yes', { listed: 'Yes' }, 'List me in the public appraiser finder'],
    ['All', { counties: 'Salt Lake; Utah; Wasatch' }, 'County coverage'],
    ['Utah', { counties: 'Utah' }, 'County coverage'],
  ])('are %j for %j', (answer, change, question) =>
    expect(applicationAnswers(sampleApplication(change), questions)).toContainEqual(
      expect.objectContaining({ question, answer }),
    ),
  );
});
