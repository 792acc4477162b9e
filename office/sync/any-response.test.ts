// Whatever a platform answers: a pull ends with a verdict or in a sentence, and the list is whole.
import { readdirSync } from 'node:fs';
import { seed } from '@appraisers/edition/loaders/mutations.fixture.ts';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readText } from '@appraisers/edition/loaders/read-text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContext } from '#import/import.fixture.ts';
import { ImportError } from '#import/import-error.ts';
import { reportMarkdown } from '#import/report/report-markdown.ts';
import { reportText } from '#import/report/report-text.ts';
import type { ImportResult } from '#import/run-import.ts';
import { sampleContact } from '#sync/wild-apricot/contact.fixture.ts';
import type { Kind } from '#sync/wild-apricot/wild-apricot.fixture.ts';
import { sampleContacts, samplePull } from './pull.fixture.ts';

const { platform, pull, reset, list, before, files } = samplePull();

const text = fc.constantFrom(
  'Ann',
  'Provo',
  '84604',
  'a@example.org',
  '',
  '=1+1',
  '\u0000',
  '\u202e',
  '@x',
);
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, 0, -1, 912, true, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The parts of a value that can be replaced, each by the way to it. */
function waysInto(whole: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof whole !== 'object' || whole === null) return [way];
  return [way, ...Object.entries(whole).flatMap(([name, part]) => waysInto(part, [...way, name]))];
}

/** The value with another one at the end of the way; nothing in its place takes the part away. */
function replaced(whole: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(whole))
    return whole.map((part, at) => (`${at}` === name ? replaced(part, rest, by) : part));
  const parts = Object.entries(whole ?? {});
  return Object.fromEntries(
    parts.flatMap(([key, part]) => {
      if (key !== name) return [[key, part]];
      const changed = replaced(part, rest, by);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}

const newcomer = ['Maeve', 'Smith', '801-555-0170', 'maeve@example.org', 'Provo', '84604'];
/** Only what an import looks at, so that most changes matter. */
const used = /^(Email|Phone|Status|IsArchived|AccessToProfileByOthers|custom-[13])$/;
const contacts = [...sampleContacts(11), sampleContact(950, newcomer)].map((contact) => {
  const { Id, FirstName, LastName, Email, Status, MembershipEnabled, FieldValues } = contact;
  const fields = FieldValues.filter(({ SystemCode }) => used.test(SystemCode));
  return { Id, FirstName, LastName, Email, Status, MembershipEnabled, FieldValues: fields };
});

const answers: Readonly<Record<Exclude<Kind, 'unknown'>, unknown>> = {
  token: { access_token: 'sample-token-abcdef', expires_in: 1800 },
  accounts: [{ Id: 58293, Name: 'The association' }],
  count: { Count: 12 },
  start: { ResultId: 'result-1', State: 'Waiting' },
  result: { State: 'Complete', Contacts: contacts },
};

const waysOf = (kind: keyof typeof answers) => waysInto(answers[kind]);
const holdsText = (way: readonly string[]) =>
  /^(Value|FirstName|LastName|Email|Status)$/.test(way.at(-1) ?? '');

/** Up to three parts replaced or taken away, or another answer altogether. */
const anything = fc
  .constantFrom<(keyof typeof answers)[]>('token', 'accounts', 'count', 'start', 'result', 'result')
  .chain((kind) => {
    const change = fc.tuple(
      fc.constantFrom(...waysOf(kind)),
      fc.option(value, { nil: undefined, freq: 4 }),
    );
    return fc.record({
      kind: fc.constant(kind),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    });
  });

/** In the documented shape, other words for people. */
const otherWords = fc.record({
  kind: fc.constant('result' as const),
  changes: fc.array(fc.tuple(fc.constantFrom(...waysOf('result').filter(holdsText)), text), {
    minLength: 1,
    maxLength: 2,
  }),
});

const oddValue = fc.oneof(anything, otherWords).map(({ kind, changes }) => ({
  kind,
  body:
    changes.reduce<unknown>((body, [way, by]) => replaced(body, way, by), answers[kind]) ?? null,
}));

const accepted = fc.record({
  dryRun: fc.boolean(),
  acceptRejections: fc.boolean(),
  yes: fc.boolean(),
});

function expectComplete(result: ImportResult | undefined): void {
  const left = readdirSync(files.folder, { recursive: true }).map(String);
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  if (result?.outcome.kind !== 'written') {
    expect(list()).toBe(before);
    return;
  }
  const members = readMemberFile(files.members, readText(files.members), sampleContext.geography);
  expect(members).toHaveLength(result.report.after);
}

describe('whatever a platform answers', () => {
  it('it ends with a verdict or in a sentence, and the list is the old one or the new one, whole', async () => {
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(oddValue, accepted, async ({ kind, body }, options) => {
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
          expect(error.message).toMatch(/^[^\n]{20,}\. Nothing was written\.$/);
          expect(error.message).not.toMatch(
            /undefined|\[object|NaN|\.ts:|node_modules|sample-token/,
          );
        }
        const end = result?.outcome.kind ?? 'a sentence';
        ends.set(end, (ends.get(end) ?? 0) + 1);
        expectComplete(result);
      }),
      { seed, numRuns: 60 },
    );
    // A program that refuses everything would keep most laws, too.
    for (const end of ['written', 'stopped', 'shown', 'a sentence'])
      expect([end, ends.get(end) ?? 0]).toEqual([
        end,
        expect.toSatisfy((count: number) => count > 2),
      ]);
  }, 60_000);
});
