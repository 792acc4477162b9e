// An application without an issue.
import { type Application, readApplication } from './application.ts';
import type { FieldName } from './questions.ts';

const answers: Partial<Record<FieldName, string>> = {
  kind: 'New member',
  firstName: 'Maren',
  lastName: 'Oakeshott',
  email: 'maren.oakeshott@example.org',
  phone: '801 555 0142',
  city: 'Provo',
  zip: '84604',
  licenseClass: 'State-Certified Residential',
  licenseNumber: '1234567-CR00',
  years: '12',
  listed: 'Yes',
  statement: 'Yes',
};

/** The sample with some answers changed. */
export const sampleApplication = (change: Partial<Record<FieldName, string>> = {}): Application =>
  readApplication((name) => ({ ...answers, ...change })[name] ?? '');
