// The contacts of Wild Apricot as a table, like an export of the platform.
import { z } from 'zod';
import type { ExportFile, SheetRow } from '#import/reading/export-file.ts';

export const contact = z.object({
  Id: z.int(),
  FirstName: z.string().nullish(),
  LastName: z.string().nullish(),
  Email: z.string().nullish(),
  /** These three are there only if the contact is a member. */
  Status: z.string().nullish(),
  MembershipEnabled: z.boolean().nullish(),
  MembershipLevel: z.object({ Name: z.string().nullish() }).nullish(),
  /** An integer, a text, a day, yes or no, an Id with a Label, or a list of those. */
  FieldValues: z.array(
    z.object({
      FieldName: z.string(),
      SystemCode: z.string().nullish(),
      Value: z.unknown().optional(),
    }),
  ),
});
export type Contact = z.infer<typeof contact>;

/** Administrators may rename fields, but not their codes. */
const columnNames: Readonly<Record<string, string>> = {
  MemberId: 'User ID',
  FirstName: 'First name',
  LastName: 'Last name',
  Email: 'Email',
  Status: 'Membership status',
  MembershipEnabled: 'Membership enabled',
  IsMember: 'Is member',
  IsArchived: 'Archived',
  IsSuspendedMember: 'Suspended member',
  AccessToProfileByOthers: 'Access to profile by others',
};

/** A value as in an export. A picture, or another value without words, is an empty cell. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cellOf).filter(Boolean).join(', ');
  return value instanceof Object && 'Label' in value ? cellOf(value.Label) : '';
}

/** The cells of a contact by their codes. Its own properties come before its fields. */
function cellsOf(given: Contact): ReadonlyMap<string, { name: string; cell: string }> {
  const cells = new Map<string, { name: string; cell: string }>();
  const add = (code: string, name: string, value: unknown) =>
    cells.get(code)?.cell ||
    cells.set(code, { name: columnNames[code] ?? name, cell: cellOf(value) });
  add('MemberId', '', given.Id);
  for (const code of ['FirstName', 'LastName', 'Email', 'Status', 'MembershipEnabled'] as const)
    add(code, '', given[code]);
  add('level', 'Membership level', given.MembershipLevel?.Name);
  for (const { SystemCode, FieldName, Value } of given.FieldValues)
    add(SystemCode || `named ${FieldName}`, FieldName, Value);
  return cells;
}

/** The contacts as a table with its header in the first row. */
export function contactsTable(contacts: readonly Contact[]): ExportFile {
  const all = contacts.map(cellsOf);
  const columns = new Map(
    all.flatMap((cells) => [...cells].map(([code, { name }]) => [code, name])),
  );
  const rows = [
    [...columns.values()],
    ...all.map((cells) => [...columns.keys()].map((code) => cells.get(code)?.cell ?? '')),
  ].map((cells, at): SheetRow => ({ row: at + 1, lastRow: at + 1, cells }));
  return {
    name: 'Wild Apricot',
    called: 'the data from Wild Apricot',
    sheets: [{ top: rows.slice(0, 1), rows: () => rows }],
  };
}
