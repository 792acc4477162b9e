// Whatever a column is called and whatever stands in it: no one is published by what is not understood.

import { seed } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSample } from './import.fixture.ts';

const stems = [
  'display,hide,hidden,show,include,exclude,public,private,privacy,profile,directory,listing,opt,opt-in',
  'consent,permission,visible,publish,online,web,status,standing,active,inactive,lapsed,suspended,dues',
  'paid,unpaid,balance,owed,owing,renew,expire,expiration,thru,through,member until,level,type,company',
  'organization,business,customer type,record type,contact type,deceased,retired,resigned',
].flatMap((line) => line.split(','));
const words = ['', 'my', 'our', '2026', 'Q4', 'yearly', '(new)', '!', 'for us', '_c'];

const header = fc
  .tuple(
    fc.constantFrom(...words),
    fc.constantFrom(...stems),
    fc.constantFrom(...words, ...stems),
    fc.boolean(),
  )
  .map((parts) => {
    const [before, stem, after, upper] = parts;
    const name = `${before} ${stem} ${after}`.trim();
    return upper ? name.toUpperCase() : name;
  });

/** What no one could take for yes, whatever the column is called. */
const unclear = fc.constantFrom(
  ...['Members only', 'Pending review', 'maybe', '??', 'ask first', 'n/a', '-', 'Rather not', '~'],
);

/** What says no where the column asks to be shown, and yes where it asks to be hidden; no one can tell which. */
const either = fc.constantFrom(...['yes', 'no', 'TRUE', 'false', '1', '0', 'x', 'Y', 'N', '']);

/** The name of a company may be any text. */
const isAnyText = (name: string) => /^\W*(company|organization|business)\W*$/i.test(name);

async function publishedBy(name: string, value: string): Promise<boolean> {
  const rows = [`Name,Email,City,Zip,${name}`, `Ann Doe,a@example.org,Provo,84604,${value}`, ''];
  return (await planSample(rows.join('\n'))).report.added.length > 0;
}

const strange = header.filter((name) => /my|our|Q4|for us|2026|yearly/.test(name));

describe('a person is published only where every column that decides says so', () => {
  it('and not by a value that is not understood', async () => {
    await fc.assert(
      fc.asyncProperty(header, unclear, async (name, value) => {
        if (isAnyText(name)) return;
        expect([name, value, await publishedBy(name, value)]).toEqual([name, value, false]);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('and not by a column that is not known, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(strange, fc.oneof(unclear, either), async (name, value) => {
        expect([name, value, await publishedBy(name, value)]).toEqual([name, value, false]);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('and of yes and no in one column, never by both', async () => {
    await fc.assert(
      fc.asyncProperty(header, async (name) => {
        if (isAnyText(name)) return;
        const both = [await publishedBy(name, 'yes'), await publishedBy(name, 'no')];
        expect([name, both]).not.toEqual([name, [true, true]]);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
