// A row of an export: a person, and what the import decided.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';

/** Whether a field is a detail: the list may do without its column. */
export const isDetail = (field: MemberField): boolean =>
  memberFields[field].cell === 'may be missing';

/** A person of an export. Fields without a column are empty. */
export type Person = Readonly<Record<MemberField, string>>;

/** An error in a cell. The row is left out of the list. */
export type CellIssue = {
  readonly row: number;
  readonly person: string;
  readonly column: string;
  readonly value: string;
  /** What happened, as a sentence. It may quote the cell. */
  readonly reason: string;
  /** What to do, as a sentence. Anyone may read it, so it quotes no cell. */
  readonly hint: string;
};

/** A field of a member that an import changes. */
export type FieldChange = {
  readonly field: MemberField;
  readonly from: string;
  readonly to: string;
};

/** A cell that the import cleaned up. */
export type Correction = {
  readonly row: number;
  readonly person: string;
  readonly field: MemberField;
  readonly column: string;
  readonly value: string;
  readonly became: string;
};

/** A detail in a cell that the import did not understand. */
export type UnreadDetail = CellIssue & { readonly field: MemberField };

/** What a column may hide of a person who is listed. */
export type HiddenDetail = 'phone' | 'email';

export type Entry = {
  readonly row: number;
  /** The person's number on the platform, if the export has it. */
  readonly platformId: string;
  readonly person: Person;
  /** Why the person is not listed. */
  readonly out?: string;
  /** What the columns of the export keep off the list. The person's field is empty. */
  readonly hides: readonly HiddenDetail[];
  /** Whether the workbook hides the row, and no option says what to do with hidden rows. */
  readonly isHidden?: true;
  /** Why the row may not be a person, and whether the volunteer lists it; undefined before the answer. */
  readonly doubt?: { readonly reason: string; readonly list: boolean | undefined };
  readonly issues: readonly CellIssue[];
  /** Whether the cells of the row are mixed up, so that they say nothing about the person. */
  readonly broken?: true;
  readonly corrections: readonly Correction[];
  /** Details that the import did not understand. They are left out, and the person is listed. */
  readonly unread: readonly UnreadDetail[];
};

/** The person's name in reports. */
export const personName = ({
  firstName,
  lastName,
  email,
}: Pick<Person, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email || '(no name)';
