// The words of My list, of the dialog about one appraiser, and of the letter.
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';
import { appraisers } from './counts.ts';

// My list.

export const listFull = `Your list is full (${maxShortlisted} appraisers). Remove one to add another.`;
export const addedToList = (name: string, count: number) =>
  `${name} added to your list (${appraisers(count)}).`;
export const removedFromList = (name: string, count: number) =>
  `${name} removed from your list (${appraisers(count)}).`;
export const listJoined = (count: number) => `Your list now has ${appraisers(count)}.`;
export const listRestored = (count: number) => `List restored (${appraisers(count)}).`;

export const selectToWrite = (count: number) => `Select a reason to email all ${count}`;

// The dialog about one appraiser.

export const closeDialog = (name: string) => `Close details for ${name}`;

export const copyName = (name: string) => `Copy the name ${name}`;
export const copyLicense = (license: string) => `Copy the license ${license}`;
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
export const copyLinkButton = 'Copy link';
export const copyLinkLabel = (name: SavedName) => `${copyLinkButton} to ${whose(name)}`;

// The letter.

export const reasonLabel = 'What is the appraisal for?';
export const purposeOnPaper = (reason: string) => `${reasonLabel} ${reason}`;
export const cardLetters = 'Email links on the cards open this letter, too.';
