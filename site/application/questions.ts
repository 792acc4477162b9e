// The questions of the application, in one table: their labels, the browser's rules without JavaScript,
// our own messages with it, and the lines of the email.

export const fieldNames = [
  'kind',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'zip',
  'licenseClass',
  'licenseNumber',
  'years',
  'listed',
  'heard',
  'statement',
] as const;

export type FieldName = (typeof fieldNames)[number];

export type ApplicationQuestion = {
  readonly label: string;
  readonly hint?: string;
  /** The answers to choose from. A single one is a check box. */
  readonly choices?: readonly string[];
  /** The message for an open question. Questions without one are optional. */
  readonly missing?: string;
  /** The form of an answer, as in HTML's pattern attribute. */
  readonly pattern?: string;
  /** The message for an answer of another form. */
  readonly wrong?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
  readonly maxLength?: number;
};

/** States register trainees, who don't hold a license yet. */
export const trainee = 'Trainee';
export const kinds = { join: 'New member', renew: 'Renewal' } as const;
const yes = 'Yes';

export const questions: Readonly<Record<FieldName, ApplicationQuestion>> = {
  kind: {
    label: 'Joining or renewing',
    choices: [kinds.join, kinds.renew],
    missing: 'Select new member or renewal.',
  },
  firstName: {
    label: 'First name',
    missing: 'Enter your first name.',
    autoComplete: 'given-name',
    maxLength: 80,
  },
  lastName: {
    label: 'Last name',
    missing: 'Enter your last name.',
    autoComplete: 'family-name',
    maxLength: 80,
  },
  email: {
    label: 'Email address',
    hint: 'Renewing? Use the email we have on file.',
    missing: 'Enter your email address.',
    pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
    wrong: 'Enter an email address like name@example.org.',
    type: 'email',
    autoComplete: 'email',
    maxLength: 120,
  },
  phone: {
    label: 'Phone number',
    missing: 'Enter your phone number.',
    pattern: '\\D*1?(\\D*\\d){10}\\D*',
    wrong: 'Enter a 10-digit phone number, with area code.',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 30,
  },
  city: {
    label: 'City',
    missing: 'Enter the city you work from.',
    autoComplete: 'address-level2',
    maxLength: 80,
  },
  zip: {
    label: 'ZIP code',
    missing: 'Enter your ZIP code.',
    pattern: '\\s*\\d{5}(-\\d{4})?\\s*',
    wrong: 'Enter a 5-digit ZIP code.',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    maxLength: 12,
  },
  licenseClass: {
    label: 'License class',
    choices: [trainee, 'State-Licensed', 'State-Certified Residential', 'State-Certified General'],
    missing: 'Select your license class.',
  },
  licenseNumber: {
    label: 'License number',
    hint: 'Optional for trainees.',
    missing: 'Enter your license number, or select Trainee as your license class.',
    pattern: '.*\\d.*',
    wrong: 'Enter your license number. Include the numbers.',
    maxLength: 30,
  },
  years: {
    label: 'Years as an appraiser',
    missing: 'Enter your years as an appraiser, or 0 if you’re new.',
    pattern: '\\s*\\d{1,2}\\s*',
    wrong: 'Enter a whole number of years, such as 12, or 0 if you’re new.',
    inputMode: 'numeric',
    maxLength: 8,
  },
  listed: {
    label: 'List me in the public appraiser finder',
    hint: 'Visitors will see your name, phone number, email address, city and ZIP code.',
    choices: [yes],
  },
  heard: { label: 'How you heard about us (optional)', maxLength: 160 },
  statement: {
    label: 'My answers are true and complete',
    choices: [yes],
    missing: 'Confirm that your answers are true and complete.',
  },
};
