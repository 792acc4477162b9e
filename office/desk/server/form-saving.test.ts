import { describe, expect, it } from 'vitest';
import { changedLines, errorOf, fieldsOf, sampleDesk } from './desk.fixture.ts';
import { openForm, saveForm } from './form-saving.ts';

const desk = sampleDesk({ recorded: false });

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

describe('a form', () => {
  it.each(['events', 'board', 'committees', 'benefits', 'answers', 'links', 'facts', 'office'])(
    '%s that is saved as it was opened leaves its file as it was, to the byte',
    (name) => {
      const file = name === 'links' ? 'resources' : name === 'office' ? 'site' : name;
      const before = desk.read(`${file}.yaml`);
      const { hash, value } = openForm(desk.edition, name);
      saveForm(desk.edition, name, hash, value);
      expect(desk.read(`${file}.yaml`)).toBe(before);
    },
  );

  it('offers the titles of the board and the kinds of events that the edition lists', () => {
    const choices = (name: string, ...path: string[]) =>
      path.reduce<unknown>((part, key) => fieldsOf(part)[key], openForm(desk.edition, name).schema);
    const { titles } = desk.edition.board.read();
    expect(titles).toContain('President Elect');
    expect(
      choices('board', 'properties', 'members', 'items', 'properties', 'title', 'enum'),
    ).toEqual(titles);
    const { kinds } = desk.edition.eventsPage.read();
    expect(choices('events', 'items', 'properties', 'kind', 'enum')).toEqual(kinds);
  });

  it('changes only the lines of one field', () => {
    const before = desk.read('facts.yaml');
    const { hash, value } = openForm(desk.edition, 'facts');
    saveForm(desk.edition, 'facts', hash, { ...fieldsOf(value), dues: '$120' });
    expect(changedLines(before, desk.read('facts.yaml'))).toEqual({
      gone: ['dues: $100'],
      came: ['dues: $120'],
    });
  });

  it('shows every issue at its field, and writes nothing', () => {
    const before = desk.read('events.yaml');
    const { hash, value } = openForm(desk.edition, 'events');
    const [first, ...others] = list(value).map(fieldsOf);
    const wrong = [{ ...first, contact: 'ann', end: '2026-01-01T09:00' }, ...others];
    const { message, issues } = errorOf(() => saveForm(desk.edition, 'events', hash, wrong));
    expect(message).toBe('Not saved. Fix the items below.');
    expect(issues).toEqual([
      {
        path: [0, 'end'],
        message:
          'The event ends before it starts. Enter a time after 2026-09-17T07:30, or change the start.',
      },
      {
        path: [0, 'contact'],
        message: '"ann" isn\'t an email address. Enter an email address like events@example.org.',
      },
    ]);
    expect(desk.read('events.yaml')).toBe(before);
  });

  it('reports what the change would break elsewhere', () => {
    const { hash, value } = openForm(desk.edition, 'facts');
    const { dues: _, ...others } = fieldsOf(value);
    const { issues } = errorOf(() => saveForm(desk.edition, 'facts', hash, others));
    expect(issues.length).toBeGreaterThan(0);
    expect(
      issues.every(({ path, message }) => path.length === 0 && message.includes('{dues}')),
    ).toBe(true);
    expect(issues[0]?.message).toMatch(/\/content\/[\w/]+\.\w+, line \d+/);
  });

  it('takes a new fact, a number as a number', () => {
    const { hash, value } = openForm(desk.edition, 'facts');
    saveForm(desk.edition, 'facts', hash, {
      ...fieldsOf(value),
      further: [{ name: 'awards', value: '4' }],
    });
    expect(desk.read('facts.yaml')).toMatch(/\nawards: 4\n$/);
  });

  it('is rejected when the file changed in the meantime', () => {
    const { hash, value } = openForm(desk.edition, 'board');
    desk.write('board.yaml', `# A note.\n${desk.read('board.yaml')}`);
    expect(() => saveForm(desk.edition, 'board', hash, value)).toThrow(
      /board\.yaml was changed elsewhere/,
    );
    expect(desk.read('board.yaml')).toMatch(/^# A note/);
  });

  it('keeps the line ends and byte order mark of a file from Windows', () => {
    const windows = `\uFEFF${desk.read('facts.yaml').replaceAll('\n', '\r\n')}`;
    desk.write('facts.yaml', windows);
    const { hash, value } = openForm(desk.edition, 'facts');
    saveForm(desk.edition, 'facts', hash, { ...fieldsOf(value), dues: '$130' });
    expect(desk.read('facts.yaml')).toBe(windows.replace('$100', '$130'));
  });

  it('can be saved while another file has an issue', () => {
    desk.write('board.yaml', 'members: []\npastPresidents: []\n');
    const { hash, value } = openForm(desk.edition, 'office');
    const contact = { ...fieldsOf(fieldsOf(value).contact), place: 'Provo' };
    saveForm(desk.edition, 'office', hash, { ...fieldsOf(value), contact });
    expect(desk.read('site.yaml')).toContain('place: Provo');
  });
});
