// The forms of the desk: which file each is of, what it is called, and which fields it has.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { z } from 'zod';
import {
  benefitWords,
  boardWords,
  committeeWords,
  eventWords,
  type FormWords,
  linkWords,
  officeWords,
} from './form-words.ts';

export type DeskFormDefinition = {
  readonly title: string;
  /** What it is for, in a sentence or two. */
  readonly lead: string;
  readonly file: string;
  readonly schema: z.ZodType;
  readonly words: FormWords;
  /** The fields that are asked for, where not all are. */
  readonly only?: readonly string[];
};

const references = 'Figures that change, such as {dues}, are written as they stand under Facts.';

export const deskForms: Readonly<Record<string, DeskFormDefinition>> = {
  events: {
    title: 'Events',
    lead: 'Classes, evenings and meetings. Those that are over hide themselves.',
    file: edition.events.file,
    schema: edition.events.schema,
    words: eventWords,
  },
  board: {
    title: 'Board',
    lead: 'The board and the past presidents. For a new year, change “Board year” under Facts, too.',
    file: edition.board.file,
    schema: edition.board.schema,
    words: boardWords,
  },
  committees: {
    title: 'Committees',
    lead: `The three committees of the membership page. ${references}`,
    file: edition.committees.file,
    schema: edition.committees.schema,
    words: committeeWords,
  },
  benefits: {
    title: 'Benefits',
    lead: `What membership gives. ${references}`,
    file: edition.benefits.file,
    schema: edition.benefits.schema,
    words: benefitWords,
  },
  links: {
    title: 'Links',
    lead: 'The three lists of the resources page.',
    file: edition.resources.file,
    schema: edition.resources.schema,
    words: linkWords,
  },
  facts: {
    title: 'Facts',
    lead: 'What stands in several texts. Change it here, and every text follows.',
    file: edition.facts.file,
    schema: edition.facts.schema,
    words: {},
  },
  office: {
    title: 'Office',
    lead: 'How visitors reach the association.',
    file: edition.site.file,
    schema: edition.site.schema,
    words: officeWords,
    only: ['directoryUpdated', 'contact', 'social', 'newsletter'],
  },
};
