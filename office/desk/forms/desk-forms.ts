// The forms of the desk: the file, title and fields of each.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { z } from 'zod';
import {
  answerWords,
  benefitWords,
  boardWords,
  committeeWords,
  eventWords,
  type FormWords,
  formTitles,
  linkWords,
  officeWords,
} from './form-words.ts';

export type DeskFormDefinition = {
  readonly title: string;
  /** What to know before editing, in a sentence or two. */
  readonly lead: string;
  readonly file: string;
  readonly schema: z.ZodType;
  readonly words: FormWords;
  /** The fields of the form, if it doesn't have all fields of the schema. */
  readonly only?: readonly string[];
};

const office = ['directoryUpdated', 'contact', 'social', 'newsletter'];

export const deskForms: Readonly<Record<string, DeskFormDefinition>> = {
  events: { ...edition.events, ...formTitles.events, words: eventWords },
  board: { ...edition.board, ...formTitles.board, words: boardWords },
  committees: { ...edition.committees, ...formTitles.committees, words: committeeWords },
  benefits: { ...edition.benefits, ...formTitles.benefits, words: benefitWords },
  answers: { ...edition.answers, ...formTitles.answers, words: answerWords },
  links: { ...edition.resources, ...formTitles.links, words: linkWords },
  facts: { ...edition.facts, ...formTitles.facts, words: {} },
  office: { ...edition.site, ...formTitles.office, words: officeWords, only: office },
};
