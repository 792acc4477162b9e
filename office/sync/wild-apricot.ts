// The members of a Wild Apricot account as a table, like an export. API version 2.2, documented in "WildApricot
// Admin API" 7.24.0 at app.swaggerhub.com/apis/WildApricot, in their articles at support.wildapricot.com,
// and in their samples, github.com/WildApricot/ApiSamples. Where these differ, we accept both.
import { setTimeout } from 'node:timers/promises';
import { type ZodType, z } from 'zod';
import { ImportError } from '#import/import-error.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import { type ApiRequest, accessToken, type Send, tooLong } from './api-client.ts';
import { type Contact, contact, contactsTable } from './contacts-table.ts';

const tokenSchema = z.object({
  // We send it in a header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
});
const accountsSchema = z.array(z.object({ Id: z.int() }));
const countSchema = z.object({ Count: z.int().min(0) });
const startSchema = z.object({ ResultId: z.string().min(1).max(200) });
/** Their documents call the state ProcessingState, and their samples State. */
const resultSchema = z.object({
  State: z.string().nullish(),
  ProcessingState: z.string().nullish(),
  Contacts: z.array(contact).nullish(),
});

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

/** Starts a query, fetches its pages when they are ready, and counts the members. */
async function fetchMembers(send: Send, address: URL, headers: ApiRequest['headers'], poll: Poll) {
  const query = <Shape>(parameters: Readonly<Record<string, string>>, shape: ZodType<Shape>) => {
    const url = new URL(`?${new URLSearchParams(parameters)}`, address);
    return send({ method: 'get', url, headers, subject }, shape);
  };
  async function page(resultId: string, skip: number): Promise<readonly Contact[]> {
    for (let looks = 0; looks < poll.max; looks += 1) {
      const range = { $top: `${pageSize}`, $skip: `${skip}` };
      const result = await query({ resultId, ...range }, resultSchema);
      const state = result.State ?? result.ProcessingState ?? (result.Contacts && 'Complete');
      if (state === 'Failed') throw tooLong(subject);
      if (state === 'Complete') return result.Contacts ?? [];
      await setTimeout(poll.interval);
    }
    throw tooLong(subject);
  }
  const { ResultId } = await query({ $async: 'true', $filter: filter }, startSchema);
  const found = new Map<number, Contact>();
  for (;;) {
    const contacts = await page(ResultId, found.size);
    for (const one of contacts) {
      if (found.has(one.Id)) throw changed('sent a member twice');
      found.set(one.Id, one);
    }
    // A full page may have another one after it. A result without pages comes all at once.
    if (contacts.length !== pageSize) break;
  }
  const { Count } = await query({ $count: 'true', $filter: filter }, countSchema);
  if (Count === 0)
    throw new ImportError(
      'Wild Apricot has no members for this key. Check that the key belongs to the right account.',
    );
  if (found.size !== Count) throw changed(`has ${Count} members but sent ${found.size}`);
  return [...found.values()];
}

/**
 * The key to the platform, and a host that replaces the platform's own in tests. The host receives the key,
 * so the connection is encrypted or stays on this computer.
 * @throws ImportError when there is no key, or another host.
 */
export function accessFrom(env: Readonly<Record<string, string | undefined>>) {
  const key = env.WILD_APRICOT_API_KEY?.trim();
  if (!key)
    throw new ImportError(
      'There is no key to the membership platform. Put it in the environment variable WILD_APRICOT_API_KEY. See docs/automation.md, "Weekly member updates".',
    );
  const host = env.WILD_APRICOT_HOST?.trim() || undefined;
  if (host && !/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$))/.test(host))
    throw new ImportError(
      "WILD_APRICOT_HOST isn't an https address or an address of this computer. Remove it, because it is only for tests.",
    );
  return { key, host };
}

/** The members of the account that a key opens. @throws ImportError */
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
  if (!account || others.length > 0)
    throw new ImportError(
      `The key in WILD_APRICOT_API_KEY opens ${accounts.length} Wild Apricot accounts. Create one that opens only the association's account.`,
    );
  const address = new URL(`/v2.2/accounts/${account.Id}/contacts`, url);
  return contactsTable(await fetchMembers(send, address, headers, poll));
}
