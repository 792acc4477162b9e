import { describe, expect, it } from 'vitest';
import { isFields } from '#desk/fields.ts';
import type { Problem } from '#desk/shapes.ts';
import { checkContent } from '#loaders/check-content.ts';
import { openArticle, removeArticle, saveArticle } from './article-saving.ts';
import { DeskStop } from './desk-stop.ts';
import { openForm, saveForm, setChecked } from './form-saving.ts';
import { memberList, openMember, removeMember, saveMember } from './member-saving.ts';
import { savePicture } from './picture-saving.ts';
import { sampleDesk } from './sample-desk.ts';

const desk = sampleDesk({ recorded: false });
const today = '2026-11-22';

/** The lines that a change has taken away and brought. */
function lines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    came: now.filter((line) => !old.includes(line)),
  };
}

function problemsIn(action: () => unknown): { sentence: string; problems: readonly Problem[] } {
  try {
    action();
  } catch (error) {
    if (error instanceof DeskStop) return { sentence: error.message, problems: error.problems };
    throw error;
  }
  throw new Error('nothing was refused');
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fields = (value: unknown) => (isFields(value) ? value : {});
const cellsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(fields(value)).map(([name, cell]) => [name, String(cell)]));

describe('a form', () => {
  it.each(['events', 'board', 'committees', 'benefits', 'links', 'facts', 'office'])(
    '%s that is saved as it was opened leaves its file as it was, to the byte',
    (name) => {
      const file = name === 'links' ? 'resources' : name === 'office' ? 'site' : name;
      const before = desk.read(`${file}.yaml`);
      const { hash, value } = openForm(name);
      saveForm(name, hash, value);
      expect(desk.read(`${file}.yaml`)).toBe(before);
    },
  );

  it('changes the lines of one field alone', () => {
    const before = desk.read('facts.yaml');
    const { hash, value } = openForm('facts');
    saveForm('facts', hash, { ...fields(value), dues: '$120' });
    expect(lines(before, desk.read('facts.yaml'))).toEqual({
      gone: ['dues: $100'],
      came: ['dues: $120'],
    });
  });

  it('tells of every mistake at its field, and writes nothing', () => {
    const before = desk.read('events.yaml');
    const { hash, value } = openForm('events');
    const [first, ...others] = list(value).map(fields);
    const wrong = [{ ...first, contact: 'nobody', end: '2026-01-01T09:00' }, ...others];
    const { sentence, problems } = problemsIn(() => saveForm('events', hash, wrong));
    expect(sentence).toContain('Nothing was saved');
    expect(problems).toEqual([
      { path: [0, 'end'], says: 'Needed: a time after the start, 2026-09-17T07:30.' },
      {
        path: [0, 'contact'],
        says: 'Needed: a mail address such as events@example.org.',
      },
    ]);
    expect(desk.read('events.yaml')).toBe(before);
  });

  it('tells of what the change would break elsewhere', () => {
    const { hash, value } = openForm('facts');
    const { dues: _, ...others } = fields(value);
    const { problems } = problemsIn(() => saveForm('facts', hash, others));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ path, says }) => path.length === 0 && says.includes('{dues}'))).toBe(
      true,
    );
    expect(problems[0]?.says).toMatch(/^content\/[\w/]+\.\w+, row \d+/);
  });

  it('takes a new fact, a number as a number', () => {
    const { hash, value } = openForm('facts');
    saveForm('facts', hash, { ...fields(value), further: [{ name: 'awards', value: '4' }] });
    expect(desk.read('facts.yaml')).toMatch(/\nawards: 4\n$/);
  });

  it('is refused when the file was changed meanwhile', () => {
    const { hash, value } = openForm('board');
    desk.write('board.yaml', `# A note.\n${desk.read('board.yaml')}`);
    expect(() => saveForm('board', hash, value)).toThrow(/board\.yaml was changed since/);
    expect(desk.read('board.yaml')).toMatch(/^# A note/);
  });

  it('keeps the line ends and the mark of a file from Windows', () => {
    const windows = `\uFEFF${desk.read('facts.yaml').replaceAll('\n', '\r\n')}`;
    desk.write('facts.yaml', windows);
    const { hash, value } = openForm('facts');
    saveForm('facts', hash, { ...fields(value), dues: '$130' });
    expect(desk.read('facts.yaml')).toBe(windows.replace('$100', '$130'));
  });

  it('can be saved while another file has a fault', () => {
    desk.write('board.yaml', 'members: []\npastPresidents: []\n');
    const { hash, value } = openForm('office');
    const contact = { ...fields(fields(value).contact), place: 'Provo' };
    saveForm('office', hash, { ...fields(value), contact });
    expect(desk.read('site.yaml')).toContain('place: Provo');
  });
});

describe('a member', () => {
  it('is changed in one row, and a new ZIP has its own point', () => {
    const before = desk.read('members.csv');
    const { hash, value } = openMember('3', today);
    saveMember('3', hash, { ...cellsOf(value), city: 'Provo', zip: '84604' }, today);
    const { gone, came } = lines(before, desk.read('members.csv'));
    expect([gone.length, came.length]).toEqual([1, 1]);
    expect(came[0]).toMatch(/,Provo,84604,,$/);
    checkContent();
  });
  it.each([
    ['(385) 555-0139', '13855550139'],
    ['+1 385.555.0139', '13855550139'],
    ['', ''],
  ])('may type the telephone as %s', (typed, written) => {
    const { hash, value } = openMember('3', today);
    saveMember('3', hash, { ...cellsOf(value), phone: typed }, today);
    expect(fields(openMember('3', today).value).phone).toBe(written);
  });
  it('is told what is wrong at the field', () => {
    const { hash, value } = openMember('3', today);
    const wrong = {
      ...cellsOf(value),
      phone: '555',
      email: 'ruth.abernathy@example.org',
      city: 'Xy',
    };
    const { problems } = problemsIn(() => saveMember('3', hash, wrong, today));
    expect(problems.map(({ path }) => path)).toEqual([['phone'], ['city'], ['email']]);
  });
  it('gets a number nobody had, and keeps it when they leave', () => {
    const { value } = openMember('new', today);
    const id = fields(value).id;
    const person = { firstName: 'Ada', lastName: 'Quist', email: 'ada@example.org' };
    const cells = { ...cellsOf(value), ...person, city: 'Provo', zip: '84604' };
    expect(saveMember('new', memberList(today).hash, cells, today)).toBe(id);
    removeMember(String(id), memberList(today).hash, today);
    expect(desk.read('member-numbers.csv')).toContain(`\n${id},`);
    expect(Number(fields(openMember('new', today).value).id)).toBe(Number(id) + 1);
    checkContent();
  });
  it('says nothing that a spreadsheet would execute', () => {
    const { hash, value } = openMember('3', today);
    const mail = "+1'@example.org";
    try {
      saveMember('3', hash, { ...cellsOf(value), email: mail }, today);
    } catch (error) {
      expect(error).toBeInstanceOf(DeskStop);
    }
    const cells = desk.read('members.csv').split(/[\n,]/);
    expect(cells.filter((cell) => /^[=+@\t]|^-(?![\d.]+$)/.test(cell))).toEqual([]);
  });
  it('was checked today', () => {
    setChecked(today);
    expect(memberList(today).listChecked).toBe(today);
  });
});

describe('an article', () => {
  const file = '1-redesigned-appraisal-report-uad-3-6.md';
  it('that is saved as it was opened stays as it was, to the byte', () => {
    const before = desk.read(`posts/${file}`);
    const { hash, value, body } = openArticle(file, today);
    saveArticle(file, hash, value, body);
    expect(desk.read(`posts/${file}`)).toBe(before);
  });
  it('is written, changed and removed', () => {
    const { value, hash } = openArticle('new', today);
    const head = {
      ...fields(value),
      title: 'Ça: what’s in a “lot”?',
      excerpt: 'A lot is more than the ground that a house stands on, and here is what it holds.',
      author: 'Ada Quist',
      category: 'Residential',
      image: 'visit.svg',
      imageAlt: 'A house',
    };
    expect(problemsIn(() => saveArticle('new', hash, head, '<b>No</b>')).problems).toEqual([
      { path: ['body'], says: 'Needed: Markdown without HTML.' },
      { path: ['body'], says: 'Needed: Markdown without HTML.' },
    ]);
    const name = saveArticle('new', hash, head, 'Some words.\r\n\r\n## And more');
    expect(name).toBe('6-ca-whats-in-a-lot.md');
    expect(desk.read(`posts/${name}`)).toMatch(
      /^---\nid: 6\n[\s\S]*\n---\n\nSome words\.\n\n## And more\n$/,
    );
    removeArticle(name, openArticle(name, today).hash);
    expect(() => openArticle(name, today)).toThrow('no longer there');
  });
  it.each(['../site.yaml', 'x/../../a.md', '.md'])('is not looked for as %s', (name) => {
    expect(() => openArticle(name, today)).toThrow('no such article');
  });
});

describe('a picture', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  it('gets a name that the site takes, and replaces no other unasked', async () => {
    expect(await savePicture('Board meeting (2).SVG', drawing, false)).toBe('board-meeting-2.svg');
    expect(await savePicture('board-meeting-2.svg', drawing, false)).toBe('board-meeting-2.svg');
    const other = Buffer.from(drawing.toString().replace('80', '90'));
    await expect(savePicture('board-meeting-2.svg', other, false)).rejects.toThrow(
      'another picture',
    );
    expect(await savePicture('board-meeting-2.svg', other, true)).toBe('board-meeting-2.svg');
    expect(desk.read('pictures/board-meeting-2.svg')).toContain('90');
  });
  it.each([
    ['photo.heic', 'none of the kinds'],
    ['photo.jpg', 'no picture that can be read'],
    ['../../x.svg.exe', 'none of the kinds'],
  ])('%s is refused in a sentence', async (name, says) => {
    await expect(savePicture(name, Buffer.from('GIF89a'), false)).rejects.toThrow(says);
  });
});
