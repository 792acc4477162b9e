// The members of a Wild Apricot account as a table, like an export. API version 2.2, documented in "WildApricot
// Admin API" 7.24.0 at app.swaggerhub.com/apis/WildApricot, in their articles at support.wildapricot.com,
// and in their samples, github.com/WildApricot/ApiSamples. Where these differ, we accept both.
import { setTimeout } from 'node:timers/promises';
import { type ZodType, z } from 'zod';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, SheetRow } from '#import/reading/export-file.ts';
import type { ApiRequest, Send } from './api-client.ts';
import { accessToken, tooLong } from './platform-errors.ts';

const tokenSchema = z.object({
  // We send it in a header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/, 'expected a token without spaces'),
});
const accountsSchema = z.array(z.object({ Id: z.int(), Name: z.string().default('') }));
const countSchema = z.object({ Count: z.int().min(0) });
const startSchema = z.object({ ResultId: z.string().min(1).max(200) });
const contact = z.object({
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
type Contact = z.infer<typeof contact>;
/** Their documents call the state ProcessingState, and their samples State. */
const resultSchema = z.object({
  State: z.string().nullish(),
  ProcessingState: z.string().nullish(),
  Contacts: z.array(contact).nullish(),
});

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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value as in an export. A picture, or another value without words, is an empty cell. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cellOf).filter(Boolean).join(', ');
  return isObject(value) && 'Label' in value ? cellOf(value.Label) : '';
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
function contactsTable(account: string, contacts: readonly Contact[]): ExportFile {
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
    kind: ['Wild Apricot, API v2.2', ...(account ? [`account "${account}"`] : [])],
    sheets: [{ top: rows.slice(0, 1), rows: () => rows }],
  };
}

const pageSize = 100;
/** The platform asks for 5 s between two checks whether a result is ready. */
const usualPoll = { interval: 5000, max: 120 };
type Poll = typeof usualPoll;
/** Only members who are not archived leave the platform. Without a filter, archived contacts would. */
const filter = 'Archived eq false and Member eq true';
const subject = 'its members';

const changed = (event: string) =>
  new ImportError(
    `Wild Apricot ${event}, because its list changed during the pull. Try again in a few minutes.`,
  );

/** Counts the members, starts a query, fetches its pages when they are ready, and counts again. */
async function fetchMembers(send: Send, address: URL, headers: ApiRequest['headers'], poll: Poll) {
  const query = <Shape>(parameters: Readonly<Record<string, string>>, shape: ZodType<Shape>) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return send({ method: 'get', url, headers, subject }, shape);
  };
  const countAll = async () =>
    (await query({ $count: 'true', $filter: filter }, countSchema)).Count;
  async function page(resultId: string, skip: number): Promise<readonly Contact[]> {
    for (let looks = 0; looks < poll.max; looks += 1) {
      const range = { $top: `${pageSize}`, $skip: `${skip}` };
      const result = await query({ resultId, ...range }, resultSchema);
      const state = result.State ?? result.ProcessingState ?? (result.Contacts && 'Complete');
      if (state === 'Failed')
        throw new ImportError(
          'Wild Apricot could not prepare its members. Try again in an hour. If it fails again, ask Wild Apricot support.',
        );
      if (state === 'Complete') return result.Contacts ?? [];
      await setTimeout(poll.interval);
    }
    throw tooLong(subject);
  }
  const count = await countAll();
  if (count === 0)
    throw new ImportError(
      'Wild Apricot has no members for this key. Check that the key belongs to the right account.',
    );
  const { ResultId } = await query({ $async: 'true', $filter: filter }, startSchema);
  const found = new Map<number, Contact>();
  for (;;) {
    const contacts = await page(ResultId, found.size);
    for (const one of contacts) {
      if (found.has(one.Id)) throw changed('sent a member twice');
      found.set(one.Id, one);
    }
    // A result without pages comes all at once. A full page may have another one after it.
    if (contacts.length === 0 || contacts.length > pageSize) break;
    if (found.size >= count && contacts.length < pageSize) break;
  }
  const now = await countAll();
  if (found.size !== now) throw changed(`has ${now} members but sent ${found.size}`);
  return [...found.values()];
}

/**
 * The members of the account that a key opens.
 * @throws ImportError
 */
export async function pullMembers(
  key: string,
  host: string | undefined,
  send: Send,
  poll: Poll = usualPoll,
): Promise<ExportFile> {
  // "API authentication": the name is the word APIKEY, the password is the key.
  const { access_token: token } = await send(
    {
      method: 'post',
      url: new URL('/auth/token', host ?? 'https://oauth.wildapricot.org'),
      headers: {
        authorization: `Basic ${Buffer.from(`APIKEY:${key}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials&scope=auto',
      subject: accessToken,
    },
    tokenSchema,
  );
  const headers = { authorization: `Bearer ${token}` };
  const url = new URL('/v2.2/accounts', host ?? 'https://api.wildapricot.org');
  const accounts = await send(
    { method: 'get', url, headers, subject: 'its account' },
    accountsSchema,
  );
  const [account, ...others] = accounts;
  if (!account || others.length > 0) {
    const names = accounts.map(({ Name }) => `"${shown(Name)}"`).slice(0, 5);
    throw new ImportError(
      `The key in WILD_APRICOT_API_KEY opens ${accounts.length} Wild Apricot accounts (${names.join(', ')}). Create one that opens only the association's account.`,
    );
  }
  const address = new URL(`/v2.2/accounts/${account.Id}/contacts`, url);
  return contactsTable(account.Name, await fetchMembers(send, address, headers, poll));
}
