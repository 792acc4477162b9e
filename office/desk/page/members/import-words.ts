// The words of the import at the desk.
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const importWords = {
  drop: 'Drop the export here, or select it',
  kinds: 'CSV or XLSX, exactly as you downloaded it',
  reading: 'Reading the export…',
  agree: 'To continue anyway, check this box.',
  save: 'Save the list',
  saveAnswers: 'Save only my answers',
  answersSaved: 'Your answers are saved for the next import. The list is unchanged.',
  notWritten: 'Nothing is saved yet. Your current list stays until you save.',
  more: (rows: number) => `…and ${rows} more. The terminal lists them all.`,
  read: 'What we read from the export',

  columns: {
    title: (count: number) => `Columns of the export (${count})`,
    lead: 'You decide once what each column has. Nothing else decides who is listed. We store your answers with the list, for the next import.',
    open: (count: number) => `To decide: ${counted(count, 'column')}`,
    filled: (count: number) => `Filled in, because we know the name: ${counted(count, 'column')}`,
    stored: (count: number) => `Your answers: ${counted(count, 'column')}`,
    empty: 'No values',
    hidden: 'The workbook hides this column.',
    use: (column: string) => `What “${column}” has`,
    choose: 'Choose…',
    groups: { fields: 'A detail of the member', decides: 'It decides', none: 'Neither' },
    values: {
      decidesListing: { legend: 'Who is listed?', show: 'List', hide: 'Leave out' },
      decidesPhone: { legend: 'Whose phone is shown?', show: 'Show', hide: 'Hide' },
      decidesEmail: { legend: 'Whose email is shown?', show: 'Show', hide: 'Hide' },
    },
    rows: (count: number) => counted(count, 'row'),
    tooMany: (count: number) =>
      `This column has ${counted(count, 'more value')}. A column that decides has at most 200.`,
    unusedEmpty: (count: number) =>
      count === 1
        ? 'Set the column without values to “Not used”'
        : `Set the ${count} columns without values to “Not used”`,
    withoutEmail: 'This list has no email addresses',
    needs: (needs: readonly string[]) =>
      `No column has the ${needs.join(' or the ')}. Choose it above.`,
  },
  sheet: 'Which sheet lists your members?',
  hiddenSheet: 'hidden in the workbook',
  hidden: (rows: number) =>
    `The workbook has ${counted(rows, 'hidden row')} with people. Do you want to list them?`,
  hiddenAnswers: { 'leave-out': 'No, leave them out', include: 'Yes, include them' },
  gone: (column: string) =>
    `“${column}” decided before, and this export doesn't have it. Export again with it, or check this box to go on without it.`,
  people: 'These rows may not be people. Which are members?',
  list: 'List',
  leaveOutPerson: 'Leave out',
  submit: 'Use these answers',
  note: "You see the changes next. The list hasn't changed yet.",
} as const;
