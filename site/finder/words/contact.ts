// The words of the visitor's own list, of the dialog about one member, and of the letter.
import { region } from 'virtual:region';
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';

const appraisers = (count: number) => (count === 1 ? '1 appraiser' : `${count} appraisers`);

// The visitor's own list.

export const ownListLabel = 'Your list';
export const ownListEmpty = 'Your list is empty';
export const chosenCount = (count: number) =>
  `${count} chosen${count === maxShortlisted ? ', the most there is room for' : ''}`;
export const showListButton = 'Show my list';
export const clearListButton = 'Clear';
export const undoClearButton = 'Undo';

export const listFull = `Your list is full: it has room for ${maxShortlisted}.`;
export const addedToList = (name: string, count: number) =>
  `${name} is on your list now. It has ${appraisers(count)}.`;
export const removedFromList = (name: string, count: number) =>
  `${name} is off your list. It has ${appraisers(count)}.`;
export const listJoined = (count: number) => `Your list has ${appraisers(count)} now.`;
export const listCleared = 'Your list is empty.';
export const listRestored = (count: number) => `Your list is back. It has ${appraisers(count)}.`;

export const listPanelLabel = 'What to do with this list';
export const addAllButton = 'Add them all to your list';
export const writeToListed = (count: number) =>
  count === 1 ? 'Write to this appraiser' : 'Write to them all';

// The dialog about one member.

export const closeDialog = (name: string) => `Close what is about ${name}`;
export const writeHeading = 'Write';
export const keepHeading = 'Take along';
export const notesHeading = 'Notes';
export const printedEntry = (day: string, address: string) =>
  `Printed on ${day}. This entry: ${address}`;

export const licenseHeading = 'Check the license';
export const licenseAdvice = (name: string) =>
  `This directory does not say which license or certificate a member has. Before you hire ${name}, look the name up:`;
export const nationalRegistryName = 'National Registry of the Appraisal Subcommittee';
export const nationalRegistryAdvice = `It lists licensed and certified appraisers of every state. Choose ${region.name}, then enter the last name. Trainees are not in the National Registry.`;
export const copyName = (name: string) => `Copy the name ${name}`;
export const copiedName = 'Name';

// What a visitor keeps of a member or of a list: `name` is undefined for a list.

type KeptName = string | undefined;
const whose = (name: KeptName) => name ?? 'this list';
const contacts = (name: KeptName) => (name === undefined ? 'contacts' : 'contact');

export const directorySource = (day: string, address: string) =>
  `From a directory last checked on ${day}: ${address}`;
export const printButton = 'Print';
export const printLabel = (name: KeptName) => `Print a sheet of ${whose(name)}`;
export const saveButton = (name: KeptName) => `Save ${contacts(name)}`;
export const saveLabel = (name: KeptName) => `Save ${contacts(name)} of ${whose(name)}`;
export const copyTextButton = 'Copy as text';
export const copyTextLabel = (name: KeptName) =>
  `Copy as text ${name === undefined ? 'the entries of' : 'the entry of'} ${whose(name)}`;
export const copiedText = 'Text';
export const copyLinkButton = 'Copy link';
export const copyLinkLabel = (name: KeptName) => `Copy link to ${whose(name)}`;
export const copiedLink = 'Link';

// The letter.

export const reasonLabel = 'What is the appraisal for?';
export const noReason = 'Choose a reason';
export const propertyCity = 'City of the property';
export const readyHeading = (reason: string) => `What to have ready: ${reason}`;
export const writeTo = (name: string) => `Write to ${name}`;
export const writeToAll = (count: number) => `Write to all ${count} in one letter`;
export const writeLetter = (letter: number, letters: number, count: number) =>
  `Write letter ${letter} of ${letters}, to ${count} of them`;
