// After any response, a pull ends with a report or in a sentence, and the list is complete.
import { invalidContent } from '@appraisers/edition/loaders/editions.fixture.ts';
import { seed } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportError } from '#import/import-error.ts';
import { reportMarkdown } from '#import/report/report-markdown.ts';
import { reportText } from '#import/report/report-text.ts';
import type { ImportResult } from '#import/run-import.ts';
import { agreed, expectWholeList } from '#import/whole-list.fixture.ts';
import { sampleContact } from '#sync/wild-apricot/contact.fixture.ts';
import type { Kind } from '#sync/wild-apricot/wild-apricot.fixture.ts';
import { sampleContacts, samplePull } from './pull.fixture.ts';

const { platform, pull, reset, before, files } = samplePull();

const texts = ['Ann', 'Provo', '84604', 'a@example.org', '', '=1+1', '\u0000', '\u202e', '@x'];
const text = fc.constantFrom(...texts);
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, 0, -1, 912, true, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The path to each part of a value. */
function pathsInto(whole: unknown, path: readonly (string | number)[] = []): Path[] {
  if (typeof whole !== 'object' || whole === null) return [path];
  const keys = Array.isArray(whole) ? [...whole.keys()] : Object.keys(whole);
  return [path, ...keys.flatMap((key) => pathsInto(Reflect.get(whole, key), [...path, key]))];
}
type Path = readonly (string | number)[];

const newcomer = ['Maeve', 'Smith', '801-555-0170', 'maeve@example.org', 'Provo', '84604'];
/** The import reads these, so that most changes matter. */
const used = /^(Email|Phone|Status|IsArchived|AccessToProfileByOthers|custom-[13])$/;
const contacts = [...sampleContacts(11), sampleContact(950, newcomer)].map((contact) => {
  const { Id, FirstName, LastName, Email, Status, MembershipEnabled, FieldValues } = contact;
  const fields = FieldValues.filter(({ SystemCode }) => used.test(SystemCode));
  return { Id, FirstName, LastName, Email, Status, MembershipEnabled, FieldValues: fields };
});

const responses: Readonly<Record<Exclude<Kind, 'unknown'>, unknown>> = {
  token: { access_token: 'sample-token-abcdef', expires_in: 1800 },
  accounts: [{ Id: 58293, Name: 'The association' }],
  count: { Count: 12 },
  start: { ResultId: 'result-1', State: 'Waiting' },
  result: { State: 'Complete', Contacts: contacts },
};

const responseKinds = ['token', 'accounts', 'count', 'start', 'result', 'result'] as const;
const isText = (path: Path) =>
  /^(Value|FirstName|LastName|Email|Status)$/.test(`${path.at(-1) ?? ''}`);

/** A response with up to three parts replaced or removed. */
const changedResponse = (
  kind: keyof typeof responses,
  paths: readonly Path[],
  put: fc.Arbitrary<unknown>,
) =>
  fc
    .array(fc.record({ at: fc.constantFrom(...paths), put }), { minLength: 1, maxLength: 3 })
    .map((changes) => ({
      kind,
      // Outer parts last: they replace the inner ones.
      body:
        changes
          .toSorted((a, b) => b.at.length - a.at.length)
          .reduce<unknown>(invalidContent, responses[kind]) ?? null,
    }));
const oddResponse = fc.oneof(
  fc
    .constantFrom(...responseKinds)
    .chain((kind) =>
      changedResponse(
        kind,
        pathsInto(responses[kind]),
        fc.option(value, { nil: undefined, freq: 4 }),
      ),
    ),
  // Other words in the documented shape.
  changedResponse('result', pathsInto(responses.result).filter(isText), text),
);

describe('any response', () => {
  it('ends with a report or in a sentence, and leaves the old list or the new one, complete', async () => {
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(oddResponse, agreed, async ({ kind, body }, options) => {
        reset();
        platform.contacts = contacts;
        platform.fault(kind, { body });
        let result: ImportResult | undefined;
        try {
          result = await pull(options);
          const { report, outcome, page } = result;
          for (const output of [reportText(report, outcome, page), reportMarkdown(report, outcome)])
            expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        } catch (error) {
          if (!(error instanceof ImportError)) throw error;
          expect(error.message).toMatch(/^[^\n]{20,}\. Nothing was saved\.$/);
          expect(error.message).not.toMatch(
            /undefined|\[object|NaN|\.ts:|node_modules|sample-token/,
          );
        }
        const end = result?.outcome.kind ?? 'a sentence';
        ends.set(end, (ends.get(end) ?? 0) + 1);
        expectWholeList(files.folder, before, result);
      }),
      { seed, numRuns: 60 },
    );
    // A program that rejects everything would pass most of these checks, too.
    for (const end of ['written', 'stopped', 'shown', 'a sentence'])
      expect([end, ends.get(end) ?? 0]).toEqual([
        end,
        expect.toSatisfy((count: number) => count > 2),
      ]);
  }, 60_000);
});
