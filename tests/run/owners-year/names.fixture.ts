// Real names that once made a check fail: common words, words of this site, and names of other states.
// And the members who live in such places.

export const guild = 'Georgia & New York Guild: Search, List & Map';

export const inventedPlaces: readonly string[] = [
  ...['Cut Off', 'Georgia', 'New York', 'Search', 'Map', 'Given', 'Normal'],
  ...["O'Fallon", 'Ho-Ho-Kus', 'Mayagüez'],
];

const firstNames = [
  ...[
    'Wilhelmina',
    'Ngozi',
    'Grace',
    'May',
    'Will',
    'Mark',
    'Art',
    'Hope',
    'Bill',
    'Page',
    'Miles',
  ],
  'Ana Sofía',
];

/** The other ZIP codes of its state begin with 1. */
export const acrossBorder = { zip: '06390', name: 'Fishers Island' };

/** The message about a wrong time zone names this zone too. */
export const eastern = { zone: 'America/New_York', name: 'Eastern Time' };

/** What a member of the edition says about work, with an address and a credential as long as they get. */
export const detailsOfYear: Readonly<Record<string, string>> = {
  license: '5551234-CR00',
  credential: 'certified-residential',
  work: 'gift; estate; divorce',
  homeowners: 'not now',
  languages: 'American Sign Language; Portuguese',
  designations: 'SRA; AI-RRS; R&D <valuer>',
  website: `https://www.example.org/${'long-'.repeat(20)}address?a=1&b="2"`.replaceAll('"', '%22'),
};

type Home = { readonly city: string; readonly zip: string };

/** A row for a member in each place, without coordinates. */
export function joinedRows(header: readonly string[], { city, zip }: Home): string[][] {
  const homes = [
    ...[city, ...inventedPlaces].map((name) => [name, zip]),
    [acrossBorder.name, acrossBorder.zip],
  ];
  return homes.map(([ownCity = '', ownZip = ''], at) => {
    const cells = new Map([
      ['id', `${90_000 + at}`],
      ['firstName', firstNames[at] ?? ''],
      ['lastName', 'Featherstone'],
      ['email', `featherstone.${at}@example.org`],
      ['city', ownCity],
      ['zip', ownZip],
    ]);
    return header.map((column) => cells.get(column) ?? '');
  });
}
