// What the command that starts an edition asks. Each answer is read into a value, or rejected with what to do.
import { readFileSync, statSync } from 'node:fs';
import { UserError } from '@appraisers/edition/loaders/content-error.ts';
import { pictureIssue } from '@appraisers/edition/pictures/validate-pictures.ts';
import { email } from '@appraisers/edition/schemas/text.ts';
import { legible } from '@appraisers/edition/starter/palette.ts';
import { stateNamed } from './describe-state.ts';
import { postOffices, stateNames } from './place-packages.ts';
import { neighborsOf } from './state-counties.ts';

/** In the order in which they are asked. */
export const questionNames = [
  ...(['state', 'name', 'short', 'zip', 'email', 'phone', 'main', 'accent', 'mark'] as const),
] as const;

/** The answers so far, as texts that have been read, or empty. */
export type EditionAnswers = Readonly<Record<(typeof questionNames)[number], string>>;

type Question = {
  readonly message: string;
  /** What an empty answer means. */
  readonly usual: (answers: EditionAnswers) => string;
  /** @throws UserError when the answer doesn't work. */
  readonly read: (text: string, answers: EditionAnswers) => string | Promise<string>;
};

/** The town and the state of the office's ZIP. It may be in a state on the border. */
export function placeOfOffice({ zip, state }: Pick<EditionAnswers, 'zip' | 'state'>): string {
  const [, stateName] = stateNamed(state);
  const office = postOffices.find((each) => each.zip === zip.trim());
  if (!office)
    throw new UserError(`There is no ZIP code "${zip}". Enter the five digits of your office's.`);
  const own = stateNames.get(office.state) ?? office.state;
  const place = `${office.city}, ${own}`;
  if (own === stateName || neighborsOf(stateName).includes(own)) return place;
  throw new UserError(
    `${zip} is ${place}. Enter a ZIP code in ${stateName}, or across its border.`,
  );
}

const color = (text: string) => {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits) return `#${digits.toLowerCase()}`;
  throw new UserError(`"${text}" isn't a color. Enter # and six digits or letters from a to f.`);
};

function assertLegible(given: string, better: string): string {
  if (given === better) return given;
  throw new UserError(
    `${given} is hard to read: text needs a contrast of 7:1. Use ${better}, the nearest color that works.`,
  );
}

/** The most populated ZIP of the state. */
const firstZip = ({ state }: EditionAnswers) => {
  const [postalCode] = stateNamed(state);
  return postOffices.find((office) => office.state === postalCode)?.zip ?? '';
};

const initials = (name: string) => name.replaceAll(/[^A-Z]/g, '') || name.slice(0, 4).toUpperCase();

export const editionQuestions: Readonly<Record<keyof EditionAnswers, Question>> = {
  state: {
    message: 'Which state is it for?',
    usual: () => '',
    read: (text) => stateNamed(text)[1],
  },
  name: {
    message: 'What is the name of your association?',
    usual: ({ state }) => `${state} Association of Home Appraisers`,
    read: (text) => text.trim(),
  },
  short: {
    message: 'What is its short name?',
    usual: ({ name }) => initials(name),
    read: (text) => text.trim(),
  },
  zip: {
    message: 'What is the ZIP code of your office?',
    usual: firstZip,
    read: (text, { state }) => {
      placeOfOffice({ zip: text, state });
      return text.trim();
    },
  },
  email: {
    message: "What is your office's email?",
    usual: () => 'office@example.org',
    read: (text) => {
      const { data, error } = email('office@example.org').safeParse(text);
      if (data !== undefined) return data;
      throw new UserError(error?.issues[0]?.message.replaceAll('\n', ' ') ?? '');
    },
  },
  phone: {
    message: "What is your office's phone number?",
    usual: () => '(202) 555-0100',
    read: (text) => {
      const digits = text.replaceAll(/\D/g, '').replace(/^(?=\d{10}$)/, '1');
      if (/^1\d{10}$/.test(digits)) return digits;
      throw new UserError(`"${text}" isn't a phone number. Enter its ten digits.`);
    },
  },
  main: {
    message: 'What is your main color, for buttons and text?',
    usual: () => '#1d4a63',
    read: (text) => {
      const main = color(text);
      return assertLegible(main, legible({ main, accent: main }, 'main'));
    },
  },
  accent: {
    message: 'What is your second color, for links and icons?',
    usual: ({ main }) => legible({ main, accent: '#8a2f1d' }, 'accent'),
    read: (text, { main }) => {
      const accent = color(text);
      return assertLegible(accent, legible({ main, accent }, 'accent'));
    },
  },
  mark: {
    message: 'Which SVG file is your mark? Leave it empty for a house in your colors.',
    usual: () => '',
    read: async (text) => {
      const file = text.trim();
      if (file === '') return '';
      if (!statSync(file, { throwIfNoEntry: false })?.isFile())
        throw new UserError(`There is no file ${file}. Check its path.`);
      const name = `mark${/\.\w+$/.exec(file)?.[0].toLowerCase() ?? ''}`;
      const issue = await pictureIssue(name, readFileSync(file));
      if (!issue) return file;
      throw new UserError(`${file}: ${issue.reason} ${issue.hint}`);
    },
  },
};
