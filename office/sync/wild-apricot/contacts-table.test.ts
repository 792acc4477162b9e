// What is said of members by Wild Apricot, and what becomes of it.
import { describe, expect, it } from 'vitest';
import { sampleContext, sampleList } from '#import/import.fixture.ts';
import { planTable } from '#import/plan-import.ts';
import { sampleContacts } from '#sync/pull.fixture.ts';
import type { OtherFields } from './contact.fixture.ts';
import { contactsTable } from './contacts-table.ts';
import { resultSchema } from './wild-apricot-schemas.ts';

/** The contacts of the list, where fields of each have another value, or another name. */
const contactsWith = (others: OtherFields, count = 12) => sampleContacts(count, {}, others);

const tableWith = (contacts: readonly unknown[]) =>
  contactsTable('', resultSchema.parse({ Contacts: contacts }).Contacts ?? []);

const planned = (contacts: readonly unknown[]) =>
  planTable(tableWith(contacts), sampleList(12), sampleContext).report;

function firstCells(contacts: readonly unknown[]) {
  const [sheet] = tableWith(contacts).sheets;
  const [header = [], cells = []] = sheet?.rows().map((row) => row.cells) ?? [];
  return Object.fromEntries(header.map((name, at) => [name, cells[at]]));
}

describe('the table of contacts', () => {
  it('has the columns of an export, and cells as an export writes them', () => {
    expect(firstCells(contactsWith({}, 1))).toEqual({
      'User ID': '900',
      'First name': 'Ruth',
      'Last name': 'Abernathy',
      Email: 'ruth.abernathy@example.org',
      'Membership status': 'Active',
      'Membership enabled': 'yes',
      'Membership level': 'Certified Residential',
      Archived: 'no',
      'Is member': 'yes',
      'Suspended member': 'no',
      'Administrator role': '',
      Phone: '13855550151',
      Avatar: '',
      'Access to profile by others': 'yes',
      'Group participation': 'Board',
      City: 'Draper',
      State: 'UT',
      'Zip Code': '84020',
    });
  });

  it('knows fields by their codes, whatever administrators call them', () => {
    const names = { MemberId: 'Nr.', Email: 'Write to', Status: 'Standing', IsArchived: 'Old' };
    const renamed = Object.fromEntries(
      Object.entries(names).map(([code, name]) => [code, { name, value: code === 'IsArchived' }]),
    );
    expect(firstCells(contactsWith(renamed, 1))).toMatchObject({
      'User ID': '900',
      Archived: 'yes',
    });
  });

  it('does not publish what administrators call a phone at home', () => {
    const { read, changed } = planned(
      contactsWith({ Phone: { name: 'Home phone', value: '801-555-0199' } }),
    );
    expect(read.join()).toContain('Columns we ignored: Administrator role, Home phone');
    expect(changed).toEqual([]);
  });

  it('takes what is said of a contact outside of its fields where there are none', () => {
    const bare = sampleContacts(1, { FieldValues: [] });
    expect(firstCells(bare)).toMatchObject({
      'First name': 'Ruth',
      'Membership status': 'Active',
    });
  });
});

describe('who stays out', () => {
  it.each<[string, OtherFields, string]>([
    ['archived', { IsArchived: { value: true } }, 'is archived'],
    ['suspended', { IsSuspendedMember: { value: true } }, 'is suspended'],
    ['hidden', { AccessToProfileByOthers: { value: false } }, 'is hidden from the directory'],
    ['no members', { IsMember: { value: false } }, 'has no membership'],
  ])('are those who are %s', async (_, values, reason) => {
    const { excluded, after } = planned(contactsWith(values));
    expect([after, excluded.length, excluded[0]?.reason]).toEqual([0, 12, reason]);
  });

  it.each(['Lapsed', 'PendingNew'])(
    'are those whose status is %s, in the words of the platform',
    async (status) => {
      const { excluded, issues } = planned(sampleContacts(12, { Status: status }));
      expect([excluded.length, issues]).toEqual([12, []]);
    },
  );

  it('is no one at all where no contact has fields: there is no ZIP to list them by', () => {
    const bare = sampleContacts(12, { FieldValues: [] });
    expect(planned(bare)).toMatchObject({
      added: [],
      questions: [{ about: 'columns', values: [{ value: 'ZIP codes' }] }],
    });
  });
});
