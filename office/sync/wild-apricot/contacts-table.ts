// Contacts as a table, like an export of the platform.
import type { ExportFile, SheetRow } from '#import/reading/export-file.ts';
import type { Contact } from './wild-apricot-schemas.ts';

/**
 * Names for the fields that identify people and decide who is published. Administrators may rename fields,
 * but not their codes. The phone field keeps its own name, so that a "Home phone" stays private.
 */
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

/** The status follows from these. A member with an open invoice stays one until the platform says Lapsed. */
const behindStatus: ReadonlySet<string> = new Set(['RenewalDue', 'Balance']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value as in an export. A picture, or another value without words, is an empty cell. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cellOf).filter(Boolean).join(', ');
  if (isObject(value) && 'Label' in value) return cellOf(value.Label);
  return '';
}

/** The cells of a contact by their columns. Its own properties come before its fields. */
function cellsOf(contact: Contact): ReadonlyMap<string, { name: string; cell: string }> {
  const cells = new Map<string, { name: string; cell: string }>();
  const add = (code: string, name: string, value: unknown) =>
    cells.get(code)?.cell ||
    cells.set(code, { name: columnNames[code] ?? name, cell: cellOf(value) });
  add('MemberId', '', contact.Id);
  add('FirstName', '', contact.FirstName);
  add('LastName', '', contact.LastName);
  add('Email', '', contact.Email);
  add('Status', '', contact.Status);
  add('MembershipEnabled', '', contact.MembershipEnabled);
  add('level', 'Membership level', contact.MembershipLevel?.Name);
  for (const { SystemCode, FieldName, Value } of contact.FieldValues)
    if (!behindStatus.has(SystemCode ?? ''))
      add(SystemCode || `named ${FieldName}`, FieldName, Value);
  return cells;
}

/** The contacts as a table with its header in the first row. */
export function contactsTable(account: string, contacts: readonly Contact[]): ExportFile {
  const all = contacts.map(cellsOf);
  const columns = new Map<string, string>();
  for (const cells of all)
    for (const [code, { name }] of cells) if (!columns.has(code)) columns.set(code, name);
  const codes = [...columns.keys()];
  const rows = [
    [...columns.values()],
    ...all.map((cells) => codes.map((code) => cells.get(code)?.cell ?? '')),
  ].map((cells, at): SheetRow => ({ row: at + 1, lastRow: at + 1, cells }));
  return {
    name: 'Wild Apricot',
    called: 'the data from Wild Apricot',
    kind: ['Wild Apricot, API v2.2', ...(account ? [`account "${account}"`] : [])],
    sheets: [{ top: rows.slice(0, 1), rows: () => rows }],
  };
}
