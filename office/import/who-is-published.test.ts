// Who is published from exports of every origin, with people who asked not to be listed, who have not
// paid, and companies; and that no column publishes anyone by what is not understood.
import { seed } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSample } from './import.fixture.ts';

/** Each with its origin, its rows, and the last names that it publishes or the columns it asks about. */
const exports = `
Wild Apricot
User ID,First name,Last name,Email,City,Zip,Membership status,Hide in Directories,Balance,Profile last updated
1,Ann,Shown,a@example.org,Provo,84604,Active,FALSE,0.00,2026-10-02T08:00:00
2,Ben,Hidden,b@example.org,Provo,84604,Active,TRUE,0.00,2026-10-02T08:00:00
publishes: Shown

GrowthZone
Contact ID,First Name,Last Name,Account Name,Primary Email,City,Postal Code,Membership Status,Directory Display
1,Ann,Shown,Shown Appraisals,a@example.org,Provo,84604,Active,Yes
2,Ben,Hidden,,b@example.org,Provo,84604,Active,No
3,Cy,Silent,,c@example.org,Provo,84604,Active,
4,,,Ridgeline Lending,d@example.org,Provo,84604,Active,Yes
publishes: Shown

Novi
Unique ID,Name,Customer Type,Email,Billing City,Billing Zip,Membership Status
1,Ann Shown,Person,a@example.org,Provo,84604,Current
2,Ridgeline Partners,Company,b@example.org,Provo,84604,Current
publishes: Shown

MemberClicks
[Profile ID],[Name | First],[Name | Last],[Email | Primary],[Address | Primary | City],[Address | Primary | Zip],[Member Status],[Privacy]
1,Ann,Shown,a@example.org,Provo,84604,Active,Public
2,Ben,Private,b@example.org,Provo,84604,Active,Members only
asks about: [Privacy]

ClubExpress
Member number,First name,Last name,Email,City,Zip,Status,Expires,Include in online directory
1,Ann,Shown,a@example.org,Provo,84604,Active,12/31/2027,Yes
2,Ben,Hidden,b@example.org,Provo,84604,Active,12/31/2027,No
3,Cy,Dropped,c@example.org,Provo,84604,Expired,12/31/2024,Yes
publishes: Shown

YourMembership
Member ID,First Name,Last Name,Email,City,Zip,Member Type,Public profile
1,Ann,Shown,a@example.org,Provo,84604,Appraiser,1
2,Ben,Hidden,b@example.org,Provo,84604,Appraiser,0
publishes: Shown

a workbook kept by hand
Name,Email,City,Zip,Dues
Ann Paid,a@example.org,Provo,84604,PAID
Ben Unpaid,b@example.org,Provo,84604,UNPAID
Cy Silent,c@example.org,Provo,84604,
asks about: Dues

Google Sheets
Name,Email,City,Zip,Paid thru
Ann Paid,a@example.org,Provo,84604,2026
Ben Early,b@example.org,Provo,84604,thru Dec 2027
Cy Late,c@example.org,Provo,84604,2024
Di Later,d@example.org,Provo,84604,Paid thru 2025
publishes: Paid, Early

Salesforce
Contact ID,First Name,Last Name,Email,Mailing City,Mailing Zip/Postal Code,Record Type,Directory_Opt_Out__c
1,Ann,Shown,a@example.org,Provo,84604,Individual,false
2,Ben,Hidden,b@example.org,Provo,84604,Individual,true
3,Cy,Household,c@example.org,Provo,84604,Household,false
asks about: Record Type, Directory_Opt_Out__c

QuickBooks
Customer,Company,Email,Phone,City,Zip,Open Balance,Active
Ann Paid,,a@example.org,,Provo,84604,0.00,Yes
Ridgeline Lending Inc.,Ridgeline Lending Inc.,b@example.org,,Provo,84604,0.00,Yes
Summit Valley Mortgage,,c@example.org,,Provo,84604,0.00,Yes
Ben Gone,,d@example.org,,Provo,84604,0.00,No
publishes: Paid

Mailchimp
Email Address,First Name,Last Name,City,Zip,Status,Opt-in
a@example.org,Ann,One,Provo,84604,Subscribed,Yes
b@example.org,Ben,Two,Provo,84604,Unsubscribed,No
asks about: Status, Opt-in

plain English
Name,E-mail,Town,ZIP,OK to put me on the web site?
Ann Yes,a@example.org,Provo,84604,Yes please
Ben No,b@example.org,Provo,84604,Rather not
asks about: OK to put me on the web site?

a note beside a name
Name,E-mail,Town,ZIP,Remarks
Ann Yes,a@example.org,Provo,84604,met in May
Ben No,b@example.org,Provo,84604,Please don't list me
asks about: Remarks

a note in a name
First name,Last name,Email,City,Zip
Ann (deceased),Doe,a@example.org,Provo,84604
asks about: First name

a second column of status
First name,Last name,Email,City,Zip,Membership status,Status
Ann,Here,a@example.org,Provo,84604,Active,Active
Ben,Gone,b@example.org,Provo,84604,Active,Deceased
publishes: Here

a status without a name
Name,Email,City,Zip,
Ann Here,a@example.org,Provo,84604,Active
Ben Gone,b@example.org,Provo,84604,Lapsed
asks about: column 5

tags of a mailing list
Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LEID,TAGS
a@example.org,Ann,One,12 Elm St  Provo  UT  84604  US,,2,2026-01-02 03:04:05,192.0.2.1,9,"Members"
asks about: columns

columns that no one named before
Contact person,City/State/Zip,E-mail,Status
"Haile, Desta","12 Elm St, Provo, UT 84604",a@example.org,Active
asks about: columns

cells with several values
"Name (Last, First)",City/State/Zip,E-mail,Status
"Haile, Desta","12 Elm St, Provo, UT 84604-1234",a@example.org,Active
"Late, Ben","Provo, UT 84604",b@example.org,Lapsed
publishes: Haile

a column that says who is a member
First name,Last name,Email,City,Zip,Member
Ann,Yes,a@example.org,Provo,84604,Y
Ben,No,b@example.org,Provo,84604,N
asks about: Member
`;

const cases = exports
  .trim()
  .split('\n\n')
  .map((lines) => {
    const [origin = '', ...rest] = lines.split('\n');
    const [, verb, list = ''] = /^(publishes|asks about): (.*)$/.exec(rest.pop() ?? '') ?? [];
    return { origin, rows: rest, verb, expected: list.split(', ') };
  });

describe.each(cases)('an export of $origin', ({ rows, verb, expected }) => {
  it('publishes only who may be, and asks what is not clear', async () => {
    const { report, members } = await planSample([...rows, ''].join('\n'));
    const asked = report.questions.map(({ about, column }) => column || about);
    expect(asked.toSorted()).toEqual(verb === 'publishes' ? [] : expected.toSorted());
    if (verb !== 'publishes') {
      expect([report.added, report.removed, report.after]).toEqual([[], [], report.before]);
      return;
    }
    expect(report.issues).toEqual([]);
    expect(report.added.map(({ name }) => name.split(' ').at(-1))).toEqual(expected);
    expect(members.trim().split('\n')).toHaveLength(1 + expected.length);
    expect(report.excluded).toHaveLength(rows.length - 1 - expected.length);
  });
});

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

  it('and not by an unknown column, whatever its values', async () => {
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
