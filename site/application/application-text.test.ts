import { describe, expect, it } from 'vitest';
import { sampleApplication } from './application.fixture.ts';
import { readApplication } from './application.ts';
import { applicationAnswers, letterHref, letterOf, subjectOf } from './application-text.ts';
import { fieldNames, questions } from './questions.ts';

describe('the answers in words', () => {
  it('are all there, in the order of the form', () => {
    expect(applicationAnswers(sampleApplication()).map(({ field }) => field)).toEqual(fieldNames);
  });

  it.each([
    ['(801) 555-0142', { phone: '801.555.0142' }, 'Phone number'],
    ['(801) 555-0142', { phone: '+1 (801) 555-0142' }, 'Phone number'],
    ['Not given', { heard: '' }, 'How you heard about us'],
    ['At a class', { heard: 'At a class' }, 'How you heard about us'],
    ['No', { listed: '' }, 'List me in the public appraiser finder'],
    ['Yes', { listed: 'Yes' }, 'List me in the public appraiser finder'],
    ['Not given', { licenseClass: 'Trainee', licenseNumber: '' }, 'State license number'],
  ])('say %j for %j', (answer, change, question) => {
    expect(applicationAnswers(sampleApplication(change))).toContainEqual(
      expect.objectContaining({ question, answer }),
    );
  });
});

describe('the letter', () => {
  const odd = sampleApplication({ lastName: 'O’Neil & Söhne', heard: '100% by friends? yes #1' });

  it('has one answer a line, lines ended as in mail', () => {
    const lines = letterOf(odd).split('\r\n');
    expect(lines).toHaveLength(fieldNames.length);
    expect(lines).toContain('Last name: O’Neil & Söhne');
    expect(letterOf(odd).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('says in its subject what is asked and by whom', () => {
    expect(subjectOf(sampleApplication())).toBe('Membership application: Maren Oakeshott');
    expect(subjectOf(sampleApplication({ kind: 'Renewal' }))).toBe(
      'Membership renewal: Maren Oakeshott',
    );
  });

  it('comes out of its link as it went in', () => {
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
    // Windows hands programs links of at most 2,083 characters.
    expect(letterHref('office@example.org', full).length).toBeLessThan(2083);
  });
});
