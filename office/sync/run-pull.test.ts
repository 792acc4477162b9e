// Pulls from a simulated platform: its requests, the import, and its waits.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportMarkdown } from '#import/report/report-markdown.ts';
import { sampleContact } from '#sync/wild-apricot/contact.fixture.ts';
import { busy, type SimulatedFailure } from '#sync/wild-apricot/wild-apricot.fixture.ts';
import { sampleContacts, samplePull } from './pull.fixture.ts';

const { platform, pull, sentence, list, before, files, progress, waits } = samplePull();

const person = (first: string, last: string, zip = '84604') => [
  ...[first, last, '801-555-0170', `${first.toLowerCase()}@example.org`, 'Provo', zip],
];
const newcomer = sampleContact(950, person('Maeve', 'Smith'));
const rejected = sampleContact(951, person('Ann', 'Doe', '8460'));
/** Members whose membership has ended. */
const lapsed = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    sampleContact(2000 + at, person(`Ann${at}`, 'Doe'), { Status: 'Lapsed' }),
  );

describe('a pull', () => {
  it('imports what the platform has, and learns its numbers', async () => {
    platform.contacts = [...sampleContacts(11), newcomer];
    const { report, outcome } = await pull();
    expect(outcome.kind).toBe('written');
    expect(report.added.map(({ name }) => name)).toEqual(['Maeve Smith']);
    expect(report.removed).toMatchObject([
      { id: 12, reason: 'is not in the data from Wild Apricot' },
    ]);
    expect(report.unchanged).toBe(11);
    expect(list()).toContain('\n13,Maeve,Smith,18015550170,maeve@example.org,Provo,84604');
    expect(readFileSync(files.numbers, 'utf8')).toContain('\n13,950\n');
    expect(report.read.slice(0, 2)).toEqual([
      'Wild Apricot, API v2.2, account "The association"',
      'Column names in row 1',
    ]);
  });

  it('leaves a list alone that is as the platform has it', async () => {
    expect((await pull()).outcome).toEqual({ kind: 'same' });
    expect(list()).toBe(before);
  });

  it('asks for members, as the documents say it', async () => {
    await pull();
    const filter = 'Archived eq false and Member eq true';
    expect(platform.asked.map(({ kind, parameters }) => [kind, parameters])).toEqual(
      [
        ['token', {}],
        ['accounts', {}],
        ['count', { $count: 'true', $filter: filter }],
        ['start', { $async: 'true', $filter: filter }],
        ...Array.from({ length: 3 }, () => [
          'result',
          { resultId: 'result-1', $top: '100', $skip: '0' },
        ]),
        ['count', { $count: 'true', $filter: filter }],
      ].map(([kind, parameters]) => [
        kind,
        kind === 'result' ? expect.objectContaining({ $skip: '0' }) : parameters,
      ]),
    );
  });

  it.each([0, 1, 99, 100, 101, 200, 250])('fetches pages: %d and a dozen', async (more) => {
    platform.contacts = [...sampleContacts(), ...lapsed(more)];
    const { report } = await pull();
    expect(report).toMatchObject({ unchanged: 12, removed: [] });
    expect(report.excluded).toHaveLength(more);
    expect(progress).toContain(`${more + 12} of ${more + 12} members`);
  });

  it('takes a result that comes as a whole, in either name of its state or none', async () => {
    platform.contacts = [...sampleContacts(), ...lapsed(150)];
    platform.stateName = 'ProcessingState';
    expect((await pull()).report.excluded).toHaveLength(150);
    platform.fault('result', { body: { Contacts: platform.contacts } });
    expect((await pull()).report.excluded).toHaveLength(150);
  });

  it('does not stop at an unreadable entry: it stays as it was, and is reported', async () => {
    const [unreadable] = sampleContacts(1, {}, { 'custom-3': { value: '8402' } });
    const others = sampleContacts().slice(1);
    platform.contacts = [unreadable ?? newcomer, ...others, newcomer, rejected];
    const { outcome, report } = await pull();
    expect(outcome.kind).toBe('written');
    expect(report.issues).toMatchObject([
      { person: 'Ruth Abernathy', column: 'Zip Code', value: '8402' },
      { person: 'Ann Doe', column: 'Zip Code', value: '8460' },
    ]);
    expect(report.kept).toMatchObject([{ id: 1, name: 'Ruth Abernathy' }]);
    expect(reportMarkdown(report, outcome)).toContain('## Not updated: 1 member');
    expect(reportMarkdown(report, outcome)).not.toContain('Ann Doe');
    expect(list()).toContain('Maeve');
    expect(list()).not.toContain('Ann,Doe');
    expect(list().split('\n')[1]).toBe(before.split('\n')[1]);
  });

  it('keeps everyone whom the platform lists in invoice season', async () => {
    const season = { Balance: { value: 100 }, RenewalDue: { value: '2026-10-01T00:00:00' } };
    const pending = ['Active', 'PendingRenewal', 'PendingUpgrade'];
    platform.contacts = [0, 1, 2].flatMap((at) =>
      sampleContacts(12, { Status: pending[at] }, season).filter((_, index) => index % 3 === at),
    );
    expect(await pull()).toMatchObject({ outcome: { kind: 'same' } });
    platform.contacts = sampleContacts(12, { Status: 'PendingRenewal', MembershipEnabled: false });
    expect((await pull()).report).toMatchObject({ after: 0, questions: [] });
  });

  it('lists bundles without addresses, and couples and offices that share one', async () => {
    const family = [
      ['Ada', 'Quist', '801-555-0170', 'quists@example.org', 'Provo', '84604'],
      ['Otto', 'Quist', '801-555-0170', 'quists@example.org', 'Provo', '84604'],
      ['Ida', 'Quist', '', null, 'Provo', '84604'],
    ].map((cells, at) =>
      sampleContact(
        960 + at,
        cells.map((cell) => cell ?? ''),
      ),
    );
    platform.contacts = [...sampleContacts(), ...family];
    const { report, outcome } = await pull();
    expect([outcome.kind, report.issues, report.after]).toEqual(['written', [], 15]);
  });

  it('asks about a field that it does not understand, even with all options accepted', async () => {
    const wishes = { FieldName: 'Directory wishes', SystemCode: 'custom-7', Value: 'Name only' };
    platform.contacts = sampleContacts().map((contact) => ({
      ...contact,
      FieldValues: [...contact.FieldValues, wishes],
    }));
    const { outcome, report } = await pull({ yes: true, acceptRejections: true });
    expect(outcome.kind).toBe('stopped');
    expect(report.questions).toMatchObject([
      { column: 'Directory wishes', values: [{ value: 'Name only', count: 12 }] },
    ]);
    expect(list()).toBe(before);
  });

  it('reports its progress', async () => {
    await pull();
    expect(progress).toEqual([
      'connecting to Wild Apricot',
      'Wild Apricot is preparing its members',
      'Wild Apricot is preparing its members',
      '12 of 12 members',
    ]);
  });
});

describe('a pull waits and tries again', () => {
  it.each<[string, SimulatedFailure]>([
    ['too many requests', busy],
    ['too many requests, without a time to wait', { status: 429, body: '' }],
    ['a server error', { status: 503, body: '<h1>Sorry</h1>' }],
    ['a broken connection', 'hang up'],
    ['half a response', 'break off'],
  ])('after %s, with every request', async (_, issue) => {
    for (const kind of ['token', 'accounts', 'count', 'start', 'result'] as const)
      platform.fault(kind, issue, issue, 'as it should be');
    expect((await pull()).outcome.kind).toBe('same');
    expect(progress).toContain('Wild Apricot is busy, waiting 2 s');
  });

  it('after no response', async () => {
    platform.fault('accounts', 'hang', 'as it should be');
    expect((await pull({}, { responseTimeout: 40 })).outcome.kind).toBe('same');
  });

  it('as long as the platform asks', async () => {
    platform.fault('count', { ...busy, headers: { 'retry-after': '30' } }, 'as it should be');
    await pull();
    expect(waits).toEqual([30_000, 5000, 5000]);
    expect(progress).toContain('Wild Apricot is busy, waiting 30 s');
  });

  it('twice as long each time, up to the limit of tries', async () => {
    platform.fault('count', busy);
    await sentence(pull());
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000]);
  });
});
