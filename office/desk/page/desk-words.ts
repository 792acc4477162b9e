// The words of the desk for volunteers, by screen. The labels of its forms are in the schemas.

const notLive = 'Not live yet.';
const cannotPublish = "This copy can't publish directly. Make a file for your webmaster.";
const noChange = 'Nothing has changed since the last version.';

/** "1 row", "12 rows". */
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const videoKinds: Readonly<Record<string, string>> = {
  'intro.webm': 'Video as WebM',
  'intro.mp4': 'Video as MP4',
  'intro.en.vtt': 'Captions',
};

export const deskWords = {
  name: 'The desk',
  pageTitle: (screen: string) => `${screen} – The desk`,
  skip: 'Skip to main content',
  allTasks: 'All tasks',
  loading: 'Loading…',
  leave: 'Leave without saving?',
  stopped: 'The desk has stopped. Copy what you typed, then open the desk again.',
  more: (count: number) => `…and ${count} more`,
  cannotPublish,
  home: {
    title: 'What would you like to do?',
    tasks: 'Tasks',
    groups: { members: 'Members', content: 'Site content', site: 'Website' },
    members: (count: number, day: string) =>
      `${counted(count, 'member', 'members')}${day ? `, last checked on ${day}` : ''}.`,
    changed: (files: number | undefined) => {
      if (files === undefined) return cannotPublish;
      return files === 0
        ? noChange
        : `${counted(files, 'file has', 'files have')} changed since the last version.`;
    },
    unsent: (versions: number) =>
      versions === 0
        ? ''
        : `${counted(versions, 'version is', 'versions are')} not on the website yet.`,
    changedFiles: 'changed',
    unsentVersions: 'not sent',
    issues: 'Fix these before publishing:',
  },
  import: {
    title: 'Update the member list',
    note: 'From an export of your membership platform',
    lead: 'Export all contacts from your membership platform as CSV or XLSX. Upload that file without opening it first. You see every change before you save.',
    check: 'Review the members',
  },
  members: {
    title: 'Members',
    note: 'Find, correct, add or remove a member',
    columns: ['Member', 'City and ZIP', 'Phone', 'Confirmed'],
    notConfirmed: 'not yet',
    due: (count: number) => `Only those who haven't confirmed their entry within a year (${count})`,
    merge: 'Make a mail-merge file',
    merged: (name: string) => [
      `${name} is in your downloads.`,
      'Use it in your email program to ask each member to check their entry.',
    ],
    checked: 'The list was last checked on',
    check: 'Set “last checked” to today',
    checkSaved: `“Last checked” is today. ${notLive}`,
    search: 'Find a member',
    add: 'Add a member',
    found: (found: number, all: number, max: number) =>
      `${found} of ${counted(all, 'member', 'members')}${found > max ? ` (first ${max} shown)` : ''}`,
    all: 'All members',
    added: (name: string) => `Added ${name}.`,
    removal: {
      button: 'Remove this member',
      question: "Remove this member from the list? We won't give their number to anyone else.",
    },
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
  groups: {
    pages: {
      title: 'Texts of pages',
      note: 'The words of each page',
      lead: 'Select a page to change its words, cards and lists.',
    },
    settings: {
      title: 'Settings',
      note: 'Name, colors, rules, region, widgets',
      lead: 'These rarely change. We check each change before we save it.',
    },
  },
  edit: {
    save: 'Save',
    saving: 'Saving…',
    saved: `Saved. ${notLive}`,
    unsaved: 'Unsaved changes',
    optional: '(optional)',
    pick: (color: string) => `Pick a color: ${color}`,
  },
  list: {
    entry: 'entry',
    unnamed: (place: number) => `Entry ${place}`,
    add: (entry: string) => `Add ${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    remove: 'Remove',
  },
  choice: { required: 'Select one', optional: 'None' },
  picture: {
    upload: 'Choose a picture from this computer',
    replace: (reason: string) => `${reason}\n\nReplace the old picture?`,
  },
  library: {
    title: 'Pictures and video',
    note: 'See, replace, rotate or delete them',
    lead: 'Every picture of the association, and where the site shows it. We reduce photos to 2,400 pixels and remove the place where they were taken.',
    add: 'Add a picture',
    none: 'There are no pictures yet.',
    unused: 'Not used',
    size: (bytes: number, size?: { readonly width: number; readonly height: number }) =>
      `${size ? `${size.width} × ${size.height} pixels, ` : ''}${
        bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
      }`,
    replace: 'Replace',
    replaceOf: (name: string) => `Replace ${name}`,
    rotate: 'Rotate',
    rotateOf: (name: string) => `Rotate ${name}`,
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    confirm: (name: string) =>
      `Delete ${name}? If a saved version has it, “Discard all changes” brings it back.`,
    video: 'Video',
    videoHelp:
      'The video of the membership page, in two formats and with captions. Each file may have up to 25 MB. 1 MB is best for phones.',
    videoKinds,
    missing: 'not there yet',
    choose: 'Choose a file',
  },
  articles: {
    title: 'Articles',
    note: 'Write or edit an article, with pictures',
    lead: 'Select an article to edit it, or write a new one.',
    write: 'Write an article',
    all: 'All articles',
    removal: {
      button: 'Remove this article',
      question:
        'Remove this article? If a saved version has it, “Discard all changes” brings it back.',
    },
  },
  articleText: {
    label: 'Text',
    /** Code is between backticks. */
    help: 'Leave an empty line between paragraphs. Type `## Heading` for a heading, `- Item` for a list item and `[link text](https://www.example.org)` for a link.',
    addPicture: 'Add a picture to the text',
    file: 'Picture from this computer',
    description: 'Description for screen readers',
    add: 'Add to the end of the text',
    show: 'Preview the text',
    showAgain: 'Preview again',
    preview: 'Preview of the text',
  },
  preview: {
    title: 'Preview your changes',
    note: 'See the whole site with your changes',
    lead: 'Build the whole site with your changes, on this computer only. It takes about half a minute.',
    build: 'Build preview',
    buildAgain: 'Build again',
    open: 'Open preview',
    states: {
      idle: '',
      building: 'Building the preview…',
      ready: 'The preview is ready.',
      failed: "The preview couldn't be built.",
    },
    details: 'Technical details',
  },
  latest: {
    title: 'Get the latest version',
    note: 'What others published since',
    lead: 'We add what others published to your work. We do this when the desk opens and before we send.',
    get: 'Get the latest version',
    getting: 'Getting the latest version…',
    states: {
      unknown: "We haven't checked yet.",
      alone: "This copy isn't connected to a website, so there is nothing to get.",
      current: 'You have the latest version.',
      merged: 'We added what others published. Your own changes are still here.',
      conflicts:
        'Two people changed the same content. Choose what to keep. Nothing changes until you do.',
    },
    got: (versions: number) =>
      `Others published ${counted(versions, 'version', 'versions')}. We added ${versions === 1 ? 'it' : 'them'} to your work.`,
    choose: 'Someone else changed the same content as you. Choose what to keep before you publish.',
    review: 'Choose what to keep',
    see: 'See what changed',
    goOn: 'You can go on working. This copy may be out of date.',
    versions: 'What others published',
    sides: { mine: 'Keep yours', theirs: 'Keep theirs' },
  },
  conflicts: {
    removed: '(not there)',
    done: 'Keep these',
    open: (count: number) => `${counted(count, 'choice', 'choices')} left`,
  },
  history: {
    title: 'History',
    note: 'See and undo what was published',
    lead: 'Every saved version: when, by whom and what it changed. Undoing makes a new version, so nothing is lost.',
    none: 'This copy has no saved versions yet.',
    older: 'Show older versions',
    notLive: 'not on the website yet',
    by: (author: string, time: string) => `${author}, ${time}`,
    version: 'What this version changed',
    undo: 'Undo this version',
    undoChange: 'Undo',
    undoFile: (title: string) => `Undo all changes in ${title}`,
    returnFile: (title: string) => `Return ${title} to this version`,
    returnAll: 'Return everything to this version',
    question: {
      undo: (name?: string) => (name ? `Undo the change in ${name}?` : 'Undo this version?'),
      return: (name?: string) => `Return ${name ?? 'everything'} to this version?`,
    },
    effect: (canSend: boolean) =>
      canSend
        ? 'This makes a new version and publishes it. Versions you saved before are published with it.'
        : 'This makes a new version on this computer.',
    both: 'A later version changed the same content. Choose what to keep.',
    sides: { mine: 'Keep it as it is now', theirs: 'Restore it' },
    restore: (canSend: boolean) => (canSend ? 'Restore and publish' : 'Restore'),
    restoring: 'Restoring…',
    cancel: 'Cancel',
    close: 'Close',
  },
  restoreList: {
    title: 'Restore the member list',
    note: 'Bring back the list before an import',
    lead: 'Each import stores a copy of the list before it. Restoring brings back the list and its member numbers together.',
    none: 'There are no copies yet. The first import makes one.',
    members: (count: number) => counted(count, 'member', 'members'),
    unreadable: "We can't read this copy",
    noNumbers: 'without member numbers; the current ones stay',
    restore: 'Restore this list…',
    yes: 'Yes, restore it',
    no: 'No, keep the current list',
  },
  versions: {
    title: 'Where your changes are',
    live: 'Last sent to the website',
    notSent: 'Nothing yet, as far as this computer knows',
    unsent: 'Saved here, not sent',
    saved: 'Last version saved here',
    unsaved: 'Not in a version yet',
    none: 'Nothing',
    by: (author: string, day: string) => `${author}, ${day}`,
  },
  changes: {
    how: { changed: 'changed', new: 'new', removed: 'removed' },
    was: 'Before',
    is: 'After',
    noText: "We can't show this file as text.",
  },
  save: {
    title: 'Save version',
    note: 'On this computer, before you send it',
    lead: 'We check for errors, then save a version you can return to. The website stays the same until you send it.',
    changes: 'What this version will save',
    noChange,
    done: 'What did you change? (optional)',
    yourName: 'Your name',
    yourEmail: 'Your email',
    save: 'Save version',
    saving: 'Saving…',
  },
  send: {
    title: 'Send to website',
    note: 'Publish the versions you saved',
    lead: 'Send your saved versions to the website. Visitors see them a few minutes later.',
    changes: 'What this will publish',
    all: 'We send all content, because nothing was sent from this computer before.',
    nothing: 'Nothing to send. The website has your last version.',
    unsaved: (files: number) =>
      `${counted(files, 'changed file is', 'changed files are')} in no version yet, so we won't send ${files === 1 ? 'it' : 'them'}. To publish everything, save a version first.`,
    send: 'Send to website',
    sending: 'Sending…',
    fileLead: 'The file has all content, with your latest changes.',
    download: 'Make a file for your webmaster',
    downloaded: (name: string) => [
      `${name} is in your downloads.`,
      'Send it to your webmaster, who replaces the content folder with it.',
    ],
  },
  discard: {
    title: 'Discard all changes',
    note: 'Return to the last version you saved',
    lead: 'Return to the last version you saved. We store a dated copy of what you discard. The website and your saved versions stay the same.',
    changes: 'What will be discarded',
    noVersions: 'This copy has no saved versions to return to. Ask your webmaster.',
    discard: 'Discard all changes…',
    yes: 'Yes, discard my changes',
    no: 'No, keep my changes',
  },
} as const;
