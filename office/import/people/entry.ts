// A row of an export: a person, and what the import decided.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import { shown } from '#import/import-error.ts';

/** Whether a field is a detail: the list may do without its column. */
export const isDetail = (field: MemberField): boolean => memberFields[field].cell === undefined;

/** A person of an export. Fields without a column are empty. */
export type Person = Readonly<Record<MemberField, string>>;

/** The person's name in reports. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  shown(`${firstName} ${lastName}`.trim() || email || '(no name)');

/** A row of the report about a person of the export. */
export type RowNote = { readonly row: number; readonly name: string; readonly reason: string };

/** A cell with an error, a cell that was cleaned up, or a detail that the import did not understand. */
export type CellNote = RowNote & {
  readonly column: string;
  readonly value: string;
  readonly field?: MemberField;
  /** What to do, as a sentence. Anyone may read it, so it quotes no cell. */
  readonly hint: string;
};

/** What a column may hide of a person who is listed. */
export type HiddenDetail = 'phone' | 'email';

export type Entry = {
  readonly row: number;
  readonly name: string;
  readonly cells: readonly string[];
  /** The person's number on the platform, if the export has it. */
  readonly platformId: string;
  readonly person: Person;
  /** Why the person is not listed. */
  readonly out?: string;
  /** What the columns of the export keep off the list. The person's field is empty. */
  readonly hides: readonly HiddenDetail[];
  /** Whether the workbook hides the row, which would be listed otherwise. */
  readonly isHidden?: true;
  /** Why the row may not be a person, and whether the volunteer lists it; undefined before the answer. */
  readonly doubt?: { readonly reason: string; readonly list: boolean | undefined };
  /** With issues, the person is not added, and a member stays as before. */
  readonly issues: readonly CellNote[];
  /** Whether the cells of the row are mixed up, so that they say nothing about the person. */
  readonly broken?: true;
  /** The reason is what became of the cell. */
  readonly corrections: readonly CellNote[];
  /** Details that the import did not understand. They are left out, and the person is listed. */
  readonly unread: readonly CellNote[];
};
