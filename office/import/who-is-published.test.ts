// Exports of every origin, with people who asked not to be listed, who have not paid, and companies.
import { describe, expect, it } from 'vitest';
import { planSample } from './import.fixture.ts';

type Case = {
  readonly header: string;
  /** Rows, each of a person or company with a last name of its own. */
  readonly rows: readonly string[];
  /** The last names that may be published; no one else is. */
  readonly published?: readonly string[];
  /** The columns that stop the import. */
  readonly asks?: readonly string[];
};

const at = 'Provo,84604';

const cases: Readonly<Record<string, Case>> = {
  'Wild Apricot': {
    header:
      'User ID,First name,Last name,Email,City,Zip,Membership status,Hide in Directories,Balance,Profile last updated',
    rows: [
      `1,Ann,Shown,a@example.org,${at},Active,FALSE,0.00,2026-10-02T08:00:00`,
      `2,Ben,Hidden,b@example.org,${at},Active,TRUE,0.00,2026-10-02T08:00:00`,
    ],
    published: ['Shown'],
  },
  GrowthZone: {
    header:
      'Contact ID,First Name,Last Name,Account Name,Primary Email,City,Postal Code,Membership Status,Directory Display',
    rows: [
      `1,Ann,Shown,Shown Appraisals,a@example.org,${at},Active,Yes`,
      `2,Ben,Hidden,,b@example.org,${at},Active,No`,
      `3,Cy,Silent,,c@example.org,${at},Active,`,
      `4,,,Ridgeline Lending,d@example.org,${at},Active,Yes`,
    ],
    published: ['Shown'],
  },
  Novi: {
    header: 'Unique ID,Name,Customer Type,Email,Billing City,Billing Zip,Membership Status',
    rows: [
      `1,Ann Shown,Person,a@example.org,${at},Current`,
      `2,Ridgeline Partners,Company,b@example.org,${at},Current`,
    ],
    published: ['Shown'],
  },
  MemberClicks: {
    header:
      '[Profile ID],[Name | First],[Name | Last],[Email | Primary],[Address | Primary | City],[Address | Primary | Zip],[Member Status],[Privacy]',
    rows: [
      `1,Ann,Shown,a@example.org,${at},Active,Public`,
      `2,Ben,Private,b@example.org,${at},Active,Members only`,
    ],
    asks: ['[Privacy]'],
  },
  ClubExpress: {
    header:
      'Member number,First name,Last name,Email,City,Zip,Status,Expires,Include in online directory',
    rows: [
      `1,Ann,Shown,a@example.org,${at},Active,12/31/2027,Yes`,
      `2,Ben,Hidden,b@example.org,${at},Active,12/31/2027,No`,
      `3,Cy,Dropped,c@example.org,${at},Expired,12/31/2024,Yes`,
    ],
    published: ['Shown'],
  },
  'ClubExpress, with a date against the status': {
    header: 'Member number,First name,Last name,Email,City,Zip,Status,Expires',
    rows: [`1,Ann,Doubtful,a@example.org,${at},Active,12/31/2024`],
    asks: ['Expires'],
  },
  YourMembership: {
    header: 'Member ID,First Name,Last Name,Email,City,Zip,Member Type,Public profile',
    rows: [
      `1,Ann,Shown,a@example.org,${at},Appraiser,1`,
      `2,Ben,Hidden,b@example.org,${at},Appraiser,0`,
    ],
    published: ['Shown'],
  },
  'a workbook kept by hand': {
    header: 'Name,Email,City,Zip,Dues',
    rows: [
      `Ann Paid,a@example.org,${at},PAID`,
      `Ben Unpaid,b@example.org,${at},UNPAID`,
      `Cy Silent,c@example.org,${at},`,
    ],
    asks: ['Dues'],
  },
  'a workbook kept by hand, filled in': {
    header: 'Name,Email,City,Zip,Dues',
    rows: [`Ann Paid,a@example.org,${at},PAID`, `Ben Unpaid,b@example.org,${at},UNPAID`],
    published: ['Paid'],
  },
  'Google Sheets': {
    header: 'Name,Email,City,Zip,Paid thru',
    rows: [
      `Ann Paid,a@example.org,${at},2026`,
      `Ben Early,b@example.org,${at},thru Dec 2027`,
      `Cy Late,c@example.org,${at},2024`,
      `Di Later,d@example.org,${at},Paid thru 2025`,
    ],
    published: ['Paid', 'Early'],
  },
  Salesforce: {
    header:
      'Contact ID,First Name,Last Name,Email,Mailing City,Mailing Zip/Postal Code,Record Type,Directory_Opt_Out__c',
    rows: [
      `1,Ann,Shown,a@example.org,${at},Individual,false`,
      `2,Ben,Hidden,b@example.org,${at},Individual,true`,
      `3,Cy,Household,c@example.org,${at},Household,false`,
    ],
    asks: ['Record Type', 'Directory_Opt_Out__c'],
  },
  QuickBooks: {
    header: 'Customer,Company,Email,Phone,City,Zip,Open Balance,Active',
    rows: [
      `Ann Paid,,a@example.org,,${at},0.00,Yes`,
      `Ridgeline Lending Inc.,Ridgeline Lending Inc.,b@example.org,,${at},0.00,Yes`,
      `Summit Valley Mortgage,,c@example.org,,${at},0.00,Yes`,
      `Ben Gone,,d@example.org,,${at},0.00,No`,
    ],
    published: ['Paid'],
  },
  'QuickBooks, with a balance': {
    header: 'Customer,Company,Email,Phone,City,Zip,Open Balance',
    rows: [`Ann Owing,,a@example.org,,${at},125.00`],
    asks: ['Open Balance'],
  },
  Mailchimp: {
    header: 'Email Address,First Name,Last Name,City,Zip,Status,Opt-in',
    rows: [
      `a@example.org,Ann,One,${at},Subscribed,Yes`,
      `b@example.org,Ben,Two,${at},Unsubscribed,No`,
    ],
    asks: ['Status', 'Opt-in'],
  },
  'plain English': {
    header: 'Name,E-mail,Town,ZIP,OK to put me on the web site?',
    rows: [`Ann Yes,a@example.org,${at},Yes please`, `Ben No,b@example.org,${at},Rather not`],
    asks: ['OK to put me on the web site?'],
  },
  'a note beside a name': {
    header: 'Name,E-mail,Town,ZIP,Remarks',
    rows: [
      `Ann Yes,a@example.org,${at},met in May`,
      `Ben No,b@example.org,${at},Please don't list me`,
    ],
    asks: ['Remarks'],
  },
  'a note in a name': {
    header: 'First name,Last name,Email,City,Zip',
    rows: [`Ann (deceased),Doe,a@example.org,${at}`],
    asks: ['First name'],
  },
  'a second column of status': {
    header: 'First name,Last name,Email,City,Zip,Membership status,Status',
    rows: [
      `Ann,Here,a@example.org,${at},Active,Active`,
      `Ben,Gone,b@example.org,${at},Active,Deceased`,
    ],
    published: ['Here'],
  },
  'a column that says who is a member': {
    header: 'First name,Last name,Email,City,Zip,Member',
    rows: [`Ann,Yes,a@example.org,${at},Y`, `Ben,No,b@example.org,${at},N`],
    asks: ['Member'],
  },
};

describe.each(Object.entries(cases))('an export of %s', (_, { header, rows, published, asks }) => {
  it('publishes only who may be, and asks what is not clear', async () => {
    const { report, members } = await planSample([header, ...rows, ''].join('\n'));
    expect(report.questions.map(({ column }) => column).sort()).toEqual([...(asks ?? [])].sort());
    if (asks) {
      expect([report.added, report.removed, report.after]).toEqual([[], [], report.before]);
      return;
    }
    expect(report.issues).toEqual([]);
    expect(report.added.map(({ name }) => name.split(' ').at(-1))).toEqual(published);
    expect(members.trim().split('\n')).toHaveLength(1 + (published?.length ?? 0));
    expect(report.excluded).toHaveLength(rows.length - (published?.length ?? 0));
  });
});
