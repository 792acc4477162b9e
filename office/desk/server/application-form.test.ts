import { sampleApplication } from '@appraisers/site/application/application.fixture.ts';
import { letterOf } from '@appraisers/site/application/letter.ts';
import { questionsFor } from '@appraisers/site/application/questions.ts';
import { applicationChoices } from '@appraisers/site/page-data/application-choices.ts';
import { describe, expect, it } from 'vitest';
import { openApplication } from './application-form.ts';
import { errorOf, fieldsOf, sampleDesk } from './desk.fixture.ts';
import { openEdit, saveEdit } from './saving.ts';

const desk = sampleDesk();
const questions = questionsFor(applicationChoices(desk.edition));
const emailOf = (change: Parameters<typeof sampleApplication>[0]) =>
  letterOf(sampleApplication(change), questions);
const open = (change: Parameters<typeof sampleApplication>[0]) =>
  openApplication(desk.edition, emailOf(change));

describe('an application that the office pastes', () => {
  it('fills in the form of a new member, which is saved as it is', () => {
    const [work = ''] = questions.work.choices ?? [];
    const { name, hash, value } = open({ work });
    expect(name).toBe('new');
    const id = saveEdit(desk.edition, 'members', name, { hash, value });
    expect(fieldsOf(openEdit(desk.edition, 'members', id).value)).toMatchObject({
      ...{ firstName: 'Maren', lastName: 'Oakeshott', phone: '18015550142', zip: '84604' },
      ...{ credential: 'certified-residential', license: '1234567-CR00' },
      ...{ counties: 'Salt Lake; Utah', homeowners: 'not now', languages: 'Spanish; Navajo' },
      ...{ work: desk.edition.reasons.read().reasons[0]?.id, confirmed: '2026-11-22' },
    });
  });

  it('changes who has the email address, and keeps what it does not say', () => {
    const before = fieldsOf(openEdit(desk.edition, 'members', '3').value);
    const { name, value } = open({ email: String(before.email).toUpperCase(), city: '', zip: '' });
    expect(name).toBe('3');
    expect(fieldsOf(value)).toMatchObject({ id: '3', city: before.city, lastName: 'Oakeshott' });
  });

  it.each([
    ['Hello, how do I join?', 'has no application'],
    [emailOf({ listed: '' }), 'Maren Oakeshott asked not to be in the finder.'],
  ])('is refused: %s', (text, message) =>
    expect(errorOf(() => openApplication(desk.edition, text)).message).toContain(message),
  );
});
