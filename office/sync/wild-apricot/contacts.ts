// Reads the members among the contacts of an account: counts them, starts a query, and fetches its pages
// when they are ready.
import type { ZodType } from 'zod';
import { ImportError } from '#import/import-error.ts';
import type { ApiClient } from '#sync/api-client.ts';
import type { ApiRequest } from '#sync/send-once.ts';
import { type Contact, countSchema, resultSchema, startSchema } from './wild-apricot-schemas.ts';

/** The platform's limit. */
const pageSize = 100;

/**
 * Only members who are not archived leave the platform. "Contacts admin API call": archived contacts
 * are included unless a filter excludes them.
 */
const filter = 'Archived eq false and Member eq true';

const subject = 'its members';
const number = (count: number) => count.toLocaleString('en-US');

const changed = (event: string) =>
  new ImportError(
    `Wild Apricot ${event}, because its list changed during the pull. Try again in a few minutes.`,
  );

/**
 * @param address of the contacts of an account
 * @throws ImportError when they can't be read, or change in between.
 */
export async function fetchMembers(
  client: ApiClient,
  address: URL,
  headers: ApiRequest['headers'],
): Promise<readonly Contact[]> {
  const query = <Shape>(parameters: Readonly<Record<string, string>>, shape: ZodType<Shape>) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return client.send({ method: 'GET', url, headers, subject }, shape);
  };
  const countAll = async () =>
    (await query({ $count: 'true', $filter: filter }, countSchema)).Count;

  /** A page of a result. Waits until the result is ready. */
  async function page(resultId: string, skip: number): Promise<readonly Contact[]> {
    for (;;) {
      const range = { $top: `${pageSize}`, $skip: `${skip}` };
      const result = await query({ resultId, ...range }, resultSchema);
      const state = result.State ?? result.ProcessingState ?? (result.Contacts && 'Complete');
      if (state === 'Failed')
        throw new ImportError(
          'Wild Apricot could not prepare its members. Try again in an hour. If it fails again, ask Wild Apricot support.',
        );
      if (state === 'Complete') return result.Contacts ?? [];
      client.progress('Wild Apricot is preparing its members');
      await client.pause(subject);
    }
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
    for (const contact of contacts) {
      if (found.has(contact.Id)) throw changed('sent a member twice');
      found.set(contact.Id, contact);
    }
    client.progress(`${number(found.size)} of ${number(count)} members`);
    // A result without pages comes all at once. A full page may have another one after it.
    if (contacts.length === 0 || contacts.length > pageSize) break;
    if (found.size >= count && contacts.length < pageSize) break;
  }
  const now = await countAll();
  if (found.size !== now)
    throw changed(`has ${number(now)} members but sent ${number(found.size)}`);
  return [...found.values()];
}
