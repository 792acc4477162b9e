// An application without an issue, and the questions it answers.
import { type Application, readApplication } from './application.ts';
import { type FieldName, questionsFor } from './questions.ts';

export const sampleChoices = {
  credentials: ['Licensed appraiser', 'Certified residential appraiser'],
  countyWord: 'County',
  counties: ['Salt Lake', 'Utah', 'Wasatch'],
  work: ['Estates', 'Divorce', 'Tax appeals'],
};

export const sampleQuestions = questionsFor(sampleChoices);

const answers: Partial<Record<FieldName, string>> = {
  kind: 'New member',
  firstName: 'Maren',
  lastName: 'Oakeshott',
  email: 'maren.oakeshott@example.org',
  phone: '801 555 0142',
  city: 'Provo',
  zip: '84604',
  credential: 'Certified residential appraiser',
  license: '1234567-CR00',
  years: '12',
  listed: 'Yes',
  counties: 'Salt Lake; Utah',
  work: 'Estates; Tax appeals',
  homeowners: 'Not now',
  languages: 'Spanish, Navajo',
  statement: 'Yes',
};

/** The sample with some answers changed. */
export const sampleApplication = (change: Partial<Record<FieldName, string>> = {}): Application =>
  readApplication((name) => ({ ...answers, ...change })[name] ?? '');
