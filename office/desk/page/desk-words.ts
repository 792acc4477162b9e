// The words of the import and the coverage map.

/** "1 row", "12 rows". */
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const deskWords = {
  import: {
    title: 'Update the member list',
    note: 'From an export of your membership platform',
    lead: 'Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save.',
    check: 'Review the members',
    undo: 'To take the import back: before you publish it, discard your changes under “Publish”. Later, open “History” and undo its version.',
  },
  importColumns: {
    title: (columns: number) => `Columns of the export (${columns})`,
    missing: (needs: readonly string[]) =>
      `Which column has the ${needs.join(', and which the ')}?`,
    lead: 'Each column of the export is below, with its first values. Choose what we use it for.',
    use: (column: string) => `Use “${column}” as`,
    empty: 'No values',
    fixed: 'It decides who is listed.',
    submit: 'Use these columns',
    note: "We'll use your choice next time. The list hasn't changed yet.",
  },
  importQuestions: {
    sheet: 'Several sheets list people. Which one lists your members?',
    hidden: 'The workbook has hidden rows or columns. Do you want to publish them?',
    leaveOut: 'No, leave them out',
    include: 'Yes, include them',
    column: (name: string) => `Column “${name}”: can these people be published?`,
    rows: (count: number) => counted(count, 'row', 'rows'),
    publish: 'Yes, publish',
    keepOut: 'No, leave out',
    more: (values: number) =>
      `We'll ask about ${counted(values, 'more value', 'more values')} after this.`,
    ignore: "Ignore this column. It doesn't say who can be published.",
    submit: 'Save answers and continue',
    note: "We'll use your answers about columns next time. The list hasn't changed yet.",
  },
  map: {
    title: 'Coverage map',
    note: 'Where members are, and where people have none nearby',
    lead: "Gray areas have a member nearby. Red circles show people who don't.",
    gaps: 'Where no member is nearby',
    gapColumns: ['ZIP', 'Post office', 'County', 'People', 'Nearest member'],
    more: (zips: number) => `…and ${zips} more. The table to download has all ZIP codes.`,
    table: 'Download all ZIP codes (CSV)',
  },
} as const;
