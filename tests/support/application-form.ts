// The membership application, as an applicant fills it in.
import type { FrameLocator, Page } from '@playwright/test';

/** The page, or the frame that has it. */
export type Place = Page | FrameLocator;

export const answers = [
  ['First name', 'Maren'],
  ['Last name', 'Oakeshott & Co'],
  ['Email address', 'maren@example.org'],
  ['Phone number', '801.555.0142'],
  ['City', 'Provo'],
  ['ZIP code', '84604'],
  ['License number', '1234567-CR00'],
  ['Years as an appraiser', '12'],
] as const;

export async function answerAll(place: Place): Promise<void> {
  await place.getByRole('radio', { name: 'New member' }).check();
  for (const [label, answer] of answers) await place.getByLabel(label).fill(answer);
  await place.getByLabel('Credential').selectOption({ index: 3 });
  await place.getByLabel('My answers are true and complete').check();
}

export const proceed = (place: Place) => place.getByRole('button', { name: 'Continue' }).click();

export const errors = (place: Place) => place.getByRole('region', { name: /^Fix \d+ answers?$/ });

export const check = (place: Place) =>
  place.getByRole('heading', { name: 'Check your application' });
