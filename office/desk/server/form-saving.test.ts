import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FormResponse } from '#desk/api-types.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { errorOf, fieldsOf, sampleDesk } from './desk.fixture.ts';
import { openEdit, saveEdit } from './saving.ts';

const desk = sampleDesk();

const open = (name: string) => openEdit(desk.edition, 'forms', name);
const saveAs = (name: string, draft: Pick<FormResponse, 'hash' | 'value'>) =>
  saveEdit(desk.edition, 'forms', name, draft);

/** Saves a form with other values of some fields. */
const save = (name: string, change: object) => {
  const { hash, value } = open(name);
  return saveAs(name, { hash, value: { ...fieldsOf(value), ...change } });
};
const issuesOf = (name: string, change: object) => errorOf(() => save(name, change)).issues;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

describe('a form', () => {
  it.each(Object.entries(deskForms))(
    '%s that is saved as it was opened leaves its file as it was, to the byte',
    (name, { file }) => {
      const optional: Readonly<Record<string, string>> = {
        'theme.yaml': 'light:\n  # Our own.\n  accent: "#8a3b1c"\n',
        'membership.yaml':
          'withoutEmail: true\ncolumns:\n  - {column: Fax, use: notUsed}\npeople: []\n',
      };
      const before = optional[file] ?? desk.edition.readText(file);
      desk.write(file, before);
      saveAs(name, open(name));
      expect(desk.read(file)).toBe(before);
    },
  );

  it('shows the defaults of a file that is not there, and writes only what differs', () => {
    rmSync(desk.edition.pathOf('membership.yaml'));
    const { value } = open('rules');
    expect(value).toMatchObject({ withoutEmail: false, columns: [], people: [] });
    save('rules', { otherStatesOut: true });
    expect(desk.read('membership.yaml')).toBe('otherStatesOut: true\n');
  });

  it('offers the titles of the board and the kinds of events that the edition lists', () => {
    const { titles } = desk.edition.board.read();
    const { kinds } = desk.edition.pages.events.read();
    const { choices } = open('board');
    expect(choices).toMatchObject({ boardTitles: titles, eventKinds: kinds });
  });

  it('offers no list of articles where a link may lead anywhere', () =>
    expect(open('answers').choices.articles).toBeUndefined());

  it('shows every issue at its field, and writes nothing', () => {
    const before = desk.read('events.yaml');
    const { hash, value } = open('events');
    const [first, ...others] = list(value).map(fieldsOf);
    const wrong = [{ ...first, contact: 'ann', end: '2026-01-01T09:00' }, ...others];
    const draft = { hash, value: wrong };
    expect(errorOf(() => saveAs('events', draft)).issues).toMatchObject([
      { path: [0, 'end'], message: expect.stringContaining('The event ends before it starts.') },
      { path: [0, 'contact'], message: expect.stringContaining("isn't an email address") },
    ]);
    expect(desk.read('events.yaml')).toBe(before);
  });

  it('names the texts that need a fact', () => {
    const messages = issuesOf('facts', { dues: undefined }).map(({ message }) => message);
    expect(messages.join()).toMatch(/benefits\.yaml.*"\{dues\}".*join\.yaml/s);
  });

  it('blames no other page that names how many people a wrong board has', () => {
    const long = `${'words '.repeat(23)}{boardMembers in words} people.`;
    desk.replace('pages/about.yaml', /^description: .*\n(?: {2}.*\n)*/m, `description: ${long}\n`);
    const [person, ...others] = list(fieldsOf(open('board').value).members).map(fieldsOf);
    expect(
      issuesOf('board', { members: [{ ...person, title: undefined }, ...others] }),
    ).toMatchObject([{ path: ['members', 0, 'title'] }]);
  });

  it('rejects the day of a check that is still to come', () => {
    expect(issuesOf('office', { directoryUpdated: '2026-11-23' })).toMatchObject([
      { path: ['directoryUpdated'], message: expect.stringContaining('in the future') },
    ]);
  });

  it.each(['dues: [1\nseats: 2\n', 'dues: 1\ndues: 2\n', 'dues: *important*\n'])(
    'says how to fix %j',
    (text) => {
      desk.write('facts.yaml', text);
      expect(() => open('facts')).toThrow(/not valid YAML.*“History” .*\. (?!\w+Error).+[^:]\.$/);
    },
  );

  it('is not opened when its file is not UTF-8, which saving would spoil', () => {
    writeFileSync(desk.edition.pathOf('facts.yaml'), Buffer.from('dues: "\xe9"\n', 'latin1'));
    expect(() => open('facts')).toThrow('UTF-8');
  });

  it('keeps the line ends and byte order mark of a file from Windows', () => {
    const windows = `\uFEFF${desk.read('facts.yaml').replaceAll('\n', '\r\n')}`;
    desk.write('facts.yaml', windows);
    save('facts', { dues: '$130' });
    expect(desk.read('facts.yaml')).toBe(windows.replace('$100', '$130'));
  });

  it('can be saved while another file has an issue', () => {
    desk.write('board.yaml', 'members: []\npastPresidents: []\n');
    const { value } = open('office');
    const contact = { ...fieldsOf(fieldsOf(value).contact), place: 'Provo' };
    save('office', { contact });
    expect(desk.read('site.yaml')).toContain('place: Provo');
  });
});
