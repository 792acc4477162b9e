// What is read of a row of an export: a person, and what becomes of the row.

import type { MemberField } from '@appraisers/directory/member-fields.ts';
import type { Unclear } from './deciding-columns.ts';

/** A member as an export knows them. What it has no column for is empty. */
export type Person = Readonly<Record<MemberField, string>>;

/** A cell for which a row is rejected. */
export type CellIssue = {
  readonly row: number;
  readonly person: string;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  readonly hint: string;
};

/** A cell that is read otherwise than it is written. */
export type Correction = {
  readonly row: number;
  readonly person: string;
  readonly field: MemberField;
  readonly column: string;
  readonly value: string;
  readonly became: string;
};

export type Entry = {
  readonly row: number;
  /** The number by which the platform knows the person, if the export has it. */
  readonly platformId: string;
  readonly person: Person;
  /** Why the person stays out, by the rule of the edition. */
  readonly out?: string;
  /** Values that have to be answered before anything can be said of the person. */
  readonly unclear?: readonly Unclear[];
  /** Whether the row is hidden in the workbook, and it is not said what that means. */
  readonly hidden?: true;
  readonly issues: readonly CellIssue[];
  readonly corrections: readonly Correction[];
};

/** How a person is named in lists. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email || '(no name)';
