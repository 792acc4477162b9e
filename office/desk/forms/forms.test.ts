import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { eventsSchema } from '@appraisers/edition/schemas/events.ts';
import { fields, list, text } from '@appraisers/edition/schemas/text.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InputOf } from '#desk/page/forms/inputs.tsx';
import { deskForms } from './desk-forms.ts';
import { partOf, partOfFacts } from './form-part.ts';
import { fromForm, toForm } from './form-values.ts';

/** Members and articles have screens of their own. Programs make the data of the region. */
const filesWithoutForm = /^(members|member-numbers)\.csv$|^posts$|^region\//;

/** Tables of names, which change with the place data or not at all. */
const fieldsWithoutForm: Readonly<Record<string, readonly string[]>> = {
  'region.yaml': ['neighborLicensing', 'shortNames', 'spelling'],
};

it('a field is a line of text where the edition has no list of choices for it', () => {
  const { properties } = partOf(eventsSchema).items ?? {};
  const draw = (eventKinds?: string[]) =>
    renderToStaticMarkup(
      createElement(InputOf, {
        part: properties?.kind ?? {},
        path: [0, 'kind'],
        label: 'Kind',
        value: '',
        choices: {
          ...{ timeZones: [], categories: [], boardTitles: [], pictures: [], ownPictures: [] },
          eventKinds,
        },
        issues: new Map(),
        onChange: () => undefined,
      }),
    );
  expect(draw(['Workshop'])).toContain('<option value="Workshop">');
  expect(draw()).toMatch(/^<input .*type="text"/);
});

describe('the files of an edition', () => {
  const files = Object.values(edition).flatMap((entry): string[] =>
    typeof entry === 'object' && 'file' in entry ? [entry.file] : [],
  );
  const formsOf = (file: string) => Object.values(deskForms).filter((form) => form.file === file);

  it.each(files)('%s has a form, or needs none', (file) => {
    expect(formsOf(file).length > 0).toBe(!filesWithoutForm.test(file));
  });

  it.each(files.filter((file) => formsOf(file).length > 1))(
    'the forms of %s have all of its fields',
    (file) => {
      const [first, ...others] = formsOf(file);
      const shown = [first, ...others].flatMap((form) => form?.only ?? []);
      const { properties } = first ? partOf(first.schema) : {};
      const fieldsOfFile = Object.keys(properties ?? {});
      expect([...shown, ...(fieldsWithoutForm[file] ?? [])].toSorted()).toEqual(
        fieldsOfFile.toSorted(),
      );
    },
  );
});

it('makes the form of the facts from their file, with its comments', () => {
  const { properties } = partOfFacts(readFileSync('editions/journeys/facts.yaml', 'utf8'));
  expect(properties).toMatchObject({
    founded: {
      type: 'number',
      description: 'The year the association was founded. In texts, type {founded}.',
    },
    dues: { type: 'string', description: 'What membership costs a year. In texts, type {dues}.' },
  });
});

const sample = partOf(
  fields({
    summary: text,
    title: text,
    phone: text.optional().meta({ look: 'phone' }),
    hours: z.number().optional(),
    lines: list(text, 'line', 0),
    further: list(text, 'line').optional(),
    video: fields({ title: text }).optional(),
    isOn: z.boolean().default(true),
  }),
);

it('removes from the input what a form and pasting add, and keeps what was there', () => {
  const before = { summary: 'Two  spaces', title: 'A', lines: [], further: ['x'] };
  const input = {
    ...Object(toForm(sample, before)),
    title: ' \u200BB\u00AD\r\n\uFEFFc\u00A0d ',
    phone: '(801) 555-0123 ',
    hours: ' 2.5',
    note: '',
    lines: ['', ' x '],
    further: [],
    video: { title: undefined },
  };
  expect(fromForm(sample, input, before)).toEqual({
    summary: 'Two  spaces',
    title: 'B c d',
    phone: '18015550123',
    hours: 2.5,
    lines: ['', 'x'],
  });
});
