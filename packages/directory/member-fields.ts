// The fields of a member, one row each. The list, the import, the desk, the cards and the files for
// address books read this table. To add a field, add its row here and its column to members.csv.

/** What a field holds. It decides how the field is validated, read from an export, shown and typed. */
export type FieldKind =
  | 'name'
  | 'phone'
  | 'email'
  | 'web'
  | 'city'
  | 'zip'
  | 'text'
  /** One of the row's `options`. */
  | 'choice'
  /** Entries with a semicolon between them. */
  | 'list';

type FieldRow = {
  /** The label at the desk and in reports. */
  readonly title: string;
  /** The label for visitors, where that is shorter. */
  readonly short?: string;
  readonly kind: FieldKind;
  /** Whether each member has a value. Without it, members.csv may leave out the column. */
  readonly cell?: 'filled' | 'may be empty';
  /** Advice below the field at the desk. */
  readonly help?: string;
  /**
   * Set for a way to reach a member, which cards show: what its copy button copies, and its property in
   * a vCard.
   */
  readonly contact?: { readonly copies: string; readonly vcard: string };
  readonly options?: readonly string[];
};

/** The credentials that states give to appraisers. region.yaml has the wording. */
export const credentials = ['licensed', 'certified-residential', 'certified-general'] as const;
/** Whether a member takes work from homeowners. */
const homeownerAnswers = ['yes', 'no', 'not now'] as const;

const rows = {
  firstName: { title: 'First name', kind: 'name', cell: 'filled' },
  lastName: { title: 'Last name', kind: 'name', cell: 'filled' },
  /** Eleven digits starting with 1. */
  phone: {
    title: 'Phone',
    kind: 'phone',
    cell: 'may be empty',
    help: 'Example: 801-555-0123. Leave blank to show N/A.',
    contact: { copies: 'Phone number', vcard: 'TEL;TYPE=WORK,VOICE' },
  },
  email: {
    title: 'Email',
    kind: 'email',
    cell: 'may be empty',
    contact: { copies: 'Email address', vcard: 'EMAIL;TYPE=INTERNET' },
  },
  city: { title: 'City', kind: 'city', cell: 'filled' },
  zip: { title: 'ZIP code', kind: 'zip', cell: 'filled' },
  license: {
    title: 'License number',
    short: 'License',
    kind: 'text',
    help: 'As the licensing office writes it.',
  },
  credential: { title: 'Credential', kind: 'choice', options: credentials },
  counties: {
    title: 'Counties covered',
    short: 'Counties',
    kind: 'list',
    help: 'Check each county where the member takes work.',
  },
  work: {
    title: 'Kinds of work',
    short: 'Work',
    kind: 'list',
    help: 'Check what the member does. Visitors can search for it.',
  },
  homeowners: {
    title: 'Takes work from homeowners',
    short: 'Homeowners',
    kind: 'choice',
    help: 'Many members work for lenders only. This saves both sides a call.',
    options: homeownerAnswers,
  },
  languages: {
    title: 'Languages',
    kind: 'list',
    help: 'English names, with a semicolon between them. Example: Spanish; Navajo.',
  },
  designations: {
    title: 'Designations',
    kind: 'list',
    help: 'With a semicolon between them. Example: SRA; AI-RRS.',
  },
  website: { title: 'Website', kind: 'web', help: 'Starts with https://.' },
} satisfies Readonly<Record<string, FieldRow>>;

export type MemberField = keyof typeof rows;

export const memberFields: Readonly<Record<MemberField, FieldRow>> = rows;

const isMemberField = (name: string): name is MemberField => Object.hasOwn(rows, name);

/** The names of the fields, in the order of the columns of members.csv. */
export const memberFieldNames: readonly MemberField[] = Object.keys(rows).filter(isMemberField);

/** What members say about their work. */
export const detailFields: readonly MemberField[] = memberFieldNames.filter(
  (name) => memberFields[name].cell === undefined,
);

/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key, at: number) => Value,
): Readonly<Record<Key, Value>>;
export function recordOf(keys: readonly string[], make: (key: string, at: number) => unknown) {
  return Object.fromEntries(keys.map((key, at) => [key, make(key, at)]));
}

export const emptyFields = recordOf(memberFieldNames, () => '');
