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

export const directorySource = (directory: string, day: string, address: string) =>
  `From the ${directory} directory, last checked ${day}: ${address}`;

// The letter.

export const reasonLabel = 'What is the appraisal for?';
export const cardLetters = 'Email links on the cards open this letter, too.';
