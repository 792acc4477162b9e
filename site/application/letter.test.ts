import { describe, expect, it } from 'vitest';
import { sampleQuestions as questions, sampleApplication } from './application.fixture.ts';
import { letterLink, letterOf, parseLetter, subjectOf } from './letter.ts';
import { type FieldName, fieldNames } from './questions.ts';

const odd = sampleApplication({ lastName: 'O’Neil & Söhne', heard: '100% by friends? yes #1' });
const sample = sampleApplication({ phone: '(801) 555-0142' });
const letter = letterOf(sample, questions);
const lines = letter.split('\r\n');

describe('the letter', () => {
  it('has one answer a line, with the line breaks of email', () => {
    expect(lines).toHaveLength(fieldNames.length);
    expect(lines).toContain('County coverage: Salt Lake; Utah');
    expect(letter.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('names the request and the applicant in its subject', () => {
    expect(subjectOf(sample)).toBe('Membership application: Maren Oakeshott');
    expect(subjectOf(sampleApplication({ kind: 'Renewal' }))).toBe(
      'Membership renewal: Maren Oakeshott',
    );
  });

  it('survives its link unchanged', () => {
    const link = new URL(letterLink('office@example.org', odd, questions));
    expect(link.pathname).toBe('office@example.org');
    expect(link.href).toContain('%0D%0A');
    expect(link.href).not.toContain('+');
    expect([...link.searchParams]).toEqual([
      ['subject', subjectOf(odd)],
      ['body', letterOf(odd, questions)],
    ]);
  });
});

describe('a letter that the office pastes', () => {
  const quoted = lines.map((line) => `> ${line}`).join('\n');
  it.each([
    ['as it was sent', letter],
    ['with the subject and a signature', `Subject: Hi\n\n${letter}\n\nSent from my phone\nMaren`],
    ['quoted in a reply', `On Monday Maren wrote:\n${quoted}`],
    ['sent and quoted again', `${letter}\n\n${quoted.replaceAll('Maren', 'Someone')}`],
    [
      'wrapped',
      letter.replace('Salt Lake; Utah', 'Salt\nLake; Utah').replace('public ', 'public\n'),
    ],
    ['with empty lines', lines.join('\n\n')],
    ['on one line', lines.join(' ')],
    ['indented and bold', lines.map((line) => `  *${line.replace(':', ':*')}`).join('\n')],
    ['with spaces of a web page', letter.replaceAll(': ', ':\u00a0')],
    ['in capitals', letter.replace('First name', 'FIRST NAME')],
  ])('is read %s', (_, text) => expect(parseLetter(text, questions)).toEqual(sample));

  it('is read as a browser without JavaScript sends the form', () => {
    const answer = (name: FieldName) => sample.get(name) ?? '';
    const sent = fieldNames.flatMap((name) =>
      answer(name)
        .split('; ')
        .map((value) => `${name}=${value}`),
    );
    expect(parseLetter(sent.join('\r\n'), questions)).toEqual(sample);
  });

  it('that says no and all is read as the form had it', () => {
    const all = sampleApplication({
      phone: '(801) 555-0142',
      listed: '',
      counties: 'Salt Lake; Utah; Wasatch',
    });
    expect(parseLetter(letterOf(all, questions), questions)).toEqual(all);
  });

  it.each(['', 'Hello, how do I join?', 'City: Provo\nZIP code: 84604'])(
    'is no application: %j',
    (text) => expect(parseLetter(text, questions)).toBeUndefined(),
  );
});
