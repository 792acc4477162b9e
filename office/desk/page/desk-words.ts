// The words of the import and the coverage map.

/** "1 row", "12 rows". */
export const deskWords = {
  import: {
    title: 'Update the member list',
    note: 'From an export of your membership platform',
    lead: 'Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save.',
    check: 'Review the members',
    undo: 'To take the import back: before you publish it, discard your changes under “Publish”. Later, open “History” and undo its version.',
  },
  map: {
    title: 'Coverage map',
    note: 'Where members are, and where people have none nearby',
    lead: "Gray areas have a member nearby. Red circles show people who don't.",
    gaps: 'Where no member is nearby',
    gapColumns: ['ZIP', 'Post office', 'County', 'People', 'Nearest member'],
    more: (zips: number) => `…and ${zips} more. The table to download has all ZIP codes.`,
    table: 'Download all ZIP codes (CSV)',
    legend: {
      members: 'members in a ZIP code',
      reach: (miles: number) => `within ${miles} miles of a member`,
      gaps: 'people without a member that close',
      empty: 'county without a member',
    },
  },
} as const;
