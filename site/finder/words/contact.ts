// The words of My list, of the dialog about one appraiser, and of the letter.
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';
import { appraisers } from './counts.ts';

// My list.

export const clearListButton = 'Clear list';
export const undoClearButton = 'Restore list';

export const listFull = `Your list is full (${maxShortlisted} appraisers). Remove one to add another.`;
export const addedToList = (name: string, count: number) =>
  `${name} added to your list (${appraisers(count)}).`;
export const removedFromList = (name: string, count: number) =>
  `${name} removed from your list (${appraisers(count)}).`;
export const listJoined = (count: number) => `Your list now has ${appraisers(count)}.`;
export const listCleared = 'Your list is empty.';
export const listRestored = (count: number) => `List restored (${appraisers(count)}).`;

export const listPanelLabel = 'List actions';
export const addAllButton = 'Add all to my list';
export const selectToWrite = (count: number) => `Select a reason to email all ${count}`;

// The dialog about one appraiser.

export const detailsFailed = 'The details didn’t load.';
export const closeButton = 'Close';
export const closeDialog = (name: string) => `Close details for ${name}`;
export const writeHeading = 'Email this appraiser';
export const keepHeading = 'Save or print';
export const notesHeading = 'Notes';

export const licenseHeading = 'Check the license';
export const copyName = (name: string) => `Copy the name ${name}`;
export const copiedName = 'Name';
export const copyLicense = (license: string) => `Copy the license ${license}`;
export const copiedLicense = 'License';
export const pageOf = (name: string) => `Page of ${name}`;

// Printing, saving and copying one appraiser, or a list, for which `name` is undefined.

type SavedName = string | undefined;
const whose = (name: SavedName) => name ?? 'this list';

export const directorySource = (directory: string, day: string, address: string) =>
  `From the ${directory} directory, last checked ${day}: ${address}`;
export const printButton = 'Print details';
export const printLabel = (name: SavedName) => `${printButton} for ${whose(name)}`;
export const saveButton = (name: SavedName) =>
  name === undefined ? 'Save contacts' : 'Save contact';
export const saveLabel = (name: SavedName) => `${saveButton(name)} for ${whose(name)}`;
export const copyTextButton = 'Copy details';
export const copyTextLabel = (name: SavedName) => `${copyTextButton} for ${whose(name)}`;
export const copiedText = 'Details';
export const copyLinkButton = 'Copy link';
export const copyLinkLabel = (name: SavedName) => `${copyLinkButton} to ${whose(name)}`;
export const copiedLink = 'Link';

// The letter.

export const reasonLabel = 'What is the appraisal for?';
export const purposeLabel = 'Prepare your email';
export const purposeOnPaper = (reason: string) => `${reasonLabel} ${reason}`;
export const cardLetters = 'Email links on the cards open this letter, too.';
export const noReason = 'Select one';
export const propertyCity = 'Property city';
export const prepareButton = 'What to have ready, and your email';
export const readyHeading = 'What to have ready';
