// The questions of the application, in one table: their labels, the browser's rules without JavaScript,
// our own messages with it, and the lines of the email.

/** The parts of the form below its first question, with their questions in order. */
export const parts = {
  'Your details': ['firstName', 'lastName', 'email', 'phone', 'city', 'zip'],
  'Your license': ['credential', 'license', 'years'],
  'Your listing': ['listed', 'counties', 'work', 'homeowners', 'languages'],
  'Before you continue': ['heard', 'statement'],
} as const;

export type FieldName = 'kind' | (typeof parts)[keyof typeof parts][number];

export const fieldNames: readonly FieldName[] = ['kind', ...Object.values(parts).flat()];

export type ApplicationQuestion = {
  readonly label: string;
  readonly hint?: string;
  /** How it is answered. Without a control, by typing a line. */
  readonly control?: 'radio' | 'select' | 'checks' | 'check';
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
};

export type Questions = Readonly<Record<FieldName, ApplicationQuestion>>;

/** What an edition lets applicants choose from (page-data/application-choices.ts). */
export type ApplicationChoices = {
  readonly credentials: readonly string[];
  /** What the state calls a county. */
  readonly countyWord: string;
  readonly counties: readonly string[];
  readonly work: readonly string[];
};

/** States register trainees, who don't hold a license yet. */
export const trainee = 'Trainee';
export const kinds = { join: 'New member', renew: 'Renewal' } as const;
const yes = 'Yes';
/** No answer to an optional question. */
export const optional = ' (optional)';

/** A letter, and no digit. */
const nameQuestion = (what: string, autoComplete: string): ApplicationQuestion => ({
  label: `${what} name`,
  missing: `Enter your ${what.toLowerCase()} name.`,
  pattern: '\\D*\\p{L}\\D*',
  wrong: `Enter your ${what.toLowerCase()} name in letters.`,
  autoComplete,
});

export const questionsFor = (choices: ApplicationChoices): Questions => ({
  kind: {
    label: 'Joining or renewing',
    control: 'radio',
    choices: [kinds.join, kinds.renew],
    missing: 'Select new member or renewal.',
  },
  firstName: nameQuestion('First', 'given-name'),
  lastName: nameQuestion('Last', 'family-name'),
  email: {
    label: 'Email address',
    hint: 'Renewing? Use the email we have on file.',
    missing: 'Enter your email address.',
    pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
    wrong: 'Enter an email address like name@example.org.',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone number',
    missing: 'Enter your phone number.',
    pattern: '\\D*1?(\\D*\\d){10}\\D*',
    wrong: 'Enter a 10-digit phone number, with area code.',
    type: 'tel',
    autoComplete: 'tel',
  },
  city: {
    label: 'City',
    missing: 'Enter the city you work from.',
    autoComplete: 'address-level2',
  },
  zip: {
    label: 'ZIP code',
    missing: 'Enter your ZIP code.',
    pattern: '\\s*\\d{5}(-\\d{4})?\\s*',
    wrong: 'Enter a 5-digit ZIP code.',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  credential: {
    label: 'Credential',
    control: 'select',
    choices: [trainee, ...choices.credentials],
    missing: 'Select your credential.',
  },
  license: {
    label: 'License number',
    hint: 'Optional for trainees.',
    missing: 'Enter your license number, or select Trainee as your credential.',
    pattern: '.*\\d.*',
    wrong: 'Enter your license number. Include the numbers.',
  },
  years: {
    label: 'Years as an appraiser',
    missing: 'Enter your years as an appraiser, or 0 if you’re new.',
    pattern: '\\s*\\d{1,2}\\s*',
    wrong: 'Enter a whole number of years, such as 12, or 0 if you’re new.',
    inputMode: 'numeric',
  },
  listed: {
    label: 'List me in the public appraiser finder',
    hint: 'Visitors will see your name, contact details, city, ZIP code, credential, license number, and what you answer here.',
    control: 'check',
    choices: [yes],
  },
  counties: {
    label: `${choices.countyWord} coverage${optional}`,
    hint: 'Where you take work.',
    control: 'checks',
    choices: choices.counties,
  },
  work: {
    label: `Kinds of work${optional}`,
    control: 'checks',
    choices: choices.work,
  },
  homeowners: {
    label: `Work from homeowners${optional}`,
    hint: 'Whether you take it. Your answer saves a call.',
    control: 'select',
    choices: [yes, 'No', 'Not now'],
  },
  languages: {
    label: `Languages besides English${optional}`,
    hint: 'Example: Spanish, Navajo.',
    pattern: '\\D*',
    wrong: 'Enter languages with a comma between them, such as Spanish, Navajo.',
  },
  heard: { label: `How you heard about us${optional}` },
  statement: {
    label: 'My answers are true and complete',
    control: 'check',
    choices: [yes],
    missing: 'Confirm that your answers are true and complete.',
  },
});
