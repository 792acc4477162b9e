// The words of the desk for volunteers, by screen. Those of its forms are in forms/form-words.ts.

const visibleLater = 'Visitors see it once you have published it.';

/** "1 row", "12 rows". */
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function changed(files: number | undefined): string {
  if (files === undefined) return 'What you change is sent as a file.';
  if (files === 0) return 'Nothing has changed since it was last published.';
  return `${counted(files, 'file has', 'files have')} changed since it was last published.`;
}

export const deskWords = {
  name: 'The desk',
  pageTitle: (screen: string) => `${screen} – the desk`,
  skip: 'Skip to the task',
  allTasks: 'All tasks',
  loading: 'One moment …',
  leave: 'Leave without saving?',
  stopped: 'The desk has stopped. Copy what you typed, then run npm run desk.',
  home: {
    title: 'What would you like to do?',
    tasks: 'Tasks',
    groups: { members: 'The members', content: 'Site content', site: 'The site' },
    members: (count: number, day: string) =>
      `${count} members${day ? `, last checked on ${day}` : ''}.`,
    changed,
    changedFiles: 'changed',
    issues: 'Fix these before publishing:',
  },
  renew: {
    title: 'Update the member list',
    note: 'with an export of the membership platform',
    lead: 'Export all contacts of the membership platform as CSV or XLSX, and do not open the file before. First you see what would change; nothing is written until you save.',
    drop: 'Drop the export here, or choose it',
    kinds: 'CSV or XLSX, as it comes from the membership platform',
    reading: 'Reading …',
    leaveOut: (rows: number) =>
      rows === 1
        ? '1 row has errors. Fix it and export again, or check this box to leave it out.'
        : `${rows} rows have errors. Fix them and export again, or check this box to leave them out.`,
    fewer: (reason: string) => `${reason} Check this box if that is right.`,
    save: 'Save the list',
    notWritten: 'Nothing is written yet. The old list is kept.',
    more: (rows: number) => `… and ${rows} more, in verdict.html among the copies that are kept.`,
    coverage: 'Where the members are with it',
    read: 'What was read',
    check: 'Say that you checked the list',
  },
  importQuestions: {
    sheet: 'Several sheets have people. Which one has the members?',
    hidden: 'The workbook hides rows or columns. Are they meant to be published?',
    leaveOut: 'No, leave them out',
    include: 'Yes, take them like the others',
    column: (name: string) => `What does the column “${name}” say?`,
    rows: (count: number) => counted(count, 'row', 'rows'),
    publish: 'May be published',
    keepOut: 'Stays out',
    more: (values: number) => `${values} more values are asked about after these.`,
    ignore: 'This column says nothing about who may be published. Ignore it.',
    submit: 'Save answers and continue',
    note: 'Answers about columns are saved for the next time. The list is not changed yet.',
  },
  members: {
    title: 'Members',
    note: 'look at one, correct, add or remove',
    columns: ['Member', 'City', 'ZIP', 'Phone'],
    checked: 'The list was last checked on',
    check: 'Set “last checked” to today',
    checkSaved: `Set to today. ${visibleLater}`,
    search: 'Look for a member',
    add: 'Add a member',
    found: (found: number, all: number, max: number) =>
      `${found} of ${all} members${found > max ? `; the first ${max} are shown` : ''}`,
    all: 'All members',
    added: (name: string) => `${name} was added.`,
    removal: {
      button: 'Remove from the list',
      question: 'Take this member out of the list? Their number is kept, and nobody else gets it.',
    },
  },
  map: {
    title: 'Coverage map',
    note: 'the map, and where nobody is near',
    lead: 'Gray ground is within reach of a member; the red circles are people with none so near.',
  },
  edit: {
    save: 'Save',
    saving: 'Saving …',
    saved: `Saved. ${visibleLater}`,
    unsaved: 'Not saved yet.',
    optional: '(optional)',
  },
  list: {
    entry: 'entry',
    unnamed: (place: number) => `Entry ${place}`,
    add: (entry: string) => `Add ${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    remove: 'Remove',
  },
  choice: { required: 'Choose one', optional: 'None' },
  picture: {
    upload: 'Choose a picture from this computer',
    replace: (reason: string) => `${reason}\n\nReplace it?`,
  },
  articles: {
    title: 'Articles',
    note: 'write one, with pictures',
    lead: 'Choose one to change it, or write a new one.',
    write: 'Write an article',
    all: 'All articles',
    removal: {
      button: 'Remove',
      question:
        'Remove this article? “Discard all changes” brings it back only if it was published before.',
    },
  },
  articleText: {
    label: 'The words',
    /** Code stands between backticks. */
    help: 'An empty line begins a new paragraph. A heading starts with `## `, an entry of a list with `- `. A link is `[its words](https://www.example.org)`.',
    addPicture: 'Put a picture into the words',
    file: 'A picture from this computer',
    description: 'What is seen in it',
    add: 'Put it at the end of the words',
    show: 'Show how it looks',
    showAgain: 'Show it again',
    preview: 'How the words look',
  },
  preview: {
    title: 'Preview your changes',
    note: 'the site as it would be',
    lead: 'Builds the whole site with what you have changed, on this computer alone. It takes about half a minute.',
    build: 'Build the site',
    buildAgain: 'Build it again',
    open: 'Open the site',
    states: {
      idle: '',
      building: 'Building the site …',
      ready: 'The site is ready.',
      failed: 'The site could not be built.',
    },
    details: 'Technical details',
  },
  publish: {
    title: 'Publish',
    note: 'what you have changed',
    lead: 'We check for errors, then save a version you can return to.',
    changes: 'What has changed',
    noChange: 'Nothing has changed since it was last published.',
    noRecord: "This copy can't publish directly. Make a file for your webmaster.",
    was: 'It was',
    is: 'It is',
    noText: 'It holds no text that could be shown.',
    done: 'What you did, in a few words (optional)',
    yourName: 'Your name',
    yourMail: 'Your mail address',
    save: 'Save version',
    saving: 'Saving …',
    send: 'Send to website',
    download: 'Make a file to send',
    downloaded: (name: string) => [
      `${name} is in your downloads.`,
      'Send it to your webmaster, who puts it in place of the folder and publishes it.',
    ],
  },
  undo: {
    title: 'Discard all changes',
    note: 'back to what was published',
    lead: 'Brings everything back as it was when it was last published. What you have changed since is kept as a dated copy.',
    changes: 'What would be discarded',
    noRecord: 'This folder keeps no record of what was published: nothing can be undone.',
    undo: 'Discard all changes…',
    yes: 'Yes, discard my changes',
    no: 'No, keep my changes',
  },
} as const;
