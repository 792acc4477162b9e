// The members among the contacts of an account: counted, asked for, and fetched in pages once the
// platform has them ready.
import type { ZodType } from 'zod';
import { ImportError } from '#import/import-error.ts';
import type { ApiClient } from '#sync/api-client.ts';
import type { ApiQuery } from '#sync/send-once.ts';
import { type Contact, countSchema, resultSchema, startSchema } from './wild-apricot-schemas.ts';

/** More than that no page has, says the platform. */
const pageSize = 100;

/**
 * Only who has a membership and is not in the archive leaves the platform at all. In the words of
 * "Contacts admin API call": archived contacts come along unless they are filtered out.
 */
const filter = 'Archived eq false and Member eq true';

const about = 'its members';
const number = (count: number) => count.toLocaleString('en-US');

const changed = (came: number, count: number) =>
  new ImportError(
    `Wild Apricot has ${number(count)} members and gave ${number(came)}: the list was changed while it was read. Try again in a few minutes.`,
  );

const cameTwice = () =>
  new ImportError(
    'Wild Apricot gave a member twice: the list was changed while it was read. Try again in a few minutes.',
  );

export class Contacts {
  readonly #conversation: ApiClient;
  readonly #address: URL;
  readonly #headers: ApiQuery['headers'];

  /** @param address of the contacts of an account */
  constructor(client: ApiClient, address: URL, headers: ApiQuery['headers']) {
    this.#conversation = client;
    this.#address = address;
    this.#headers = headers;
  }

  /** @throws ImportError when they cannot be had, or not as they are at one time. */
  async all(): Promise<readonly Contact[]> {
    const count = await this.#count();
    if (count === 0)
      throw new ImportError(
        'Wild Apricot has no members to give. Look whether the key is of the right account.',
      );
    const { ResultId } = await this.#ask({ $async: 'true', $filter: filter }, startSchema);
    const found = new Map<number, Contact>();
    for (;;) {
      const page = await this.#page(ResultId, found.size);
      for (const contact of page) {
        if (found.has(contact.Id)) throw cameTwice();
        found.set(contact.Id, contact);
      }
      this.#conversation.progress(`${number(found.size)} of ${number(count)} members`);
      // A result that knows no pages comes as a whole; a full last page may not be the last.
      if (page.length === 0 || page.length > pageSize) break;
      if (found.size >= count && page.length < pageSize) break;
    }
    const now = await this.#count();
    if (found.size !== now) throw changed(found.size, now);
    return [...found.values()];
  }

  async #count(): Promise<number> {
    const { Count } = await this.#ask({ $count: 'true', $filter: filter }, countSchema);
    return Count;
  }

  /** A page of a result, when that is ready: until then it is looked for again and again. */
  async #page(resultId: string, skip: number): Promise<readonly Contact[]> {
    for (;;) {
      const result = await this.#ask(
        { resultId, $top: `${pageSize}`, $skip: `${skip}` },
        resultSchema,
      );
      const state = result.State ?? result.ProcessingState ?? (result.Contacts && 'Complete');
      if (state === 'Failed')
        throw new ImportError(
          'Wild Apricot could not put the list of members together. Try again in an hour; if it stays so, ask the people of Wild Apricot.',
        );
      if (state === 'Complete') return result.Contacts ?? [];
      this.#conversation.progress('Wild Apricot puts the members together');
      await this.#conversation.rest(about);
    }
  }

  #ask<Shape>(parameters: Readonly<Record<string, string>>, shape: ZodType<Shape>): Promise<Shape> {
    const url = new URL(this.#address);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return this.#conversation.ask({ method: 'GET', url, headers: this.#headers, about }, shape);
  }
}
