import { describe, expect, it } from 'vitest';
import { previewHtml } from './article-saving.ts';
import { errorOf, fieldsOf, sampleDesk } from './desk.fixture.ts';
import { openEdit, removeEdit, saveEdit } from './saving.ts';

const desk = sampleDesk();
const open = (name: string) => openEdit(desk.edition, 'articles', name);

describe('an article', () => {
  const file = '1-redesigned-appraisal-report-uad-3-6.md';
  it('stays the same to the byte when saved without a change', () => {
    const before = desk.read(`posts/${file}`);
    saveEdit(desk.edition, 'articles', file, open(file));
    expect(desk.read(`posts/${file}`)).toBe(before);
  });
  it('is written and removed', () => {
    const { value, hash } = open('new');
    const head = {
      ...fieldsOf(value),
      title: 'Ça: what’s in a “lot”?',
      excerpt: 'A lot is more than the ground under a house, and here is what it holds.',
      author: 'Ada Quist',
      category: 'Residential',
      image: 'visit.svg',
      imageAlt: 'A house',
    };
    const save = (body: string) =>
      saveEdit(desk.edition, 'articles', 'new', { hash, value: { ...head, body } });
    expect(errorOf(() => save('<b>No</b>')).issues).toMatchObject([
      { path: ['body'], message: expect.stringContaining('"<b>" can\'t be in an article. Use') },
      { path: ['body'], message: expect.stringContaining('"</b>" can\'t be in an article. Use') },
    ]);
    const name = save('Some words.\r\n\r\n## And more');
    expect(name).toBe('6-ca-whats-in-a-lot.md');
    expect(desk.read(`posts/${name}`)).toMatch(
      /^---\nid: 6\n[\s\S]*\n---\n\nSome words\.\n\n## And more\n$/,
    );
    removeEdit(desk.edition, 'articles', name, open(name).hash);
    expect(() => open(name)).toThrow('was removed');
  });
  it('that was broken by hand says so, and stays', () => {
    desk.write(`posts/${file}`, 'No fields.\n');
    expect(() => open(file)).toThrow('no fields between two lines');
  });
  it.each(['../site.yaml', 'x/../../a.md', '.md'])('is never read from %s', (name) => {
    expect(() => open(name)).toThrow("can't find that article");
  });
  it('shows its pictures in the preview', () =>
    expect(previewHtml('---\n\n[![A house](visit.svg)](/about)')).toContain(
      '<hr>\n<p><a href="/about"><img src="visit.svg" alt="A house"></a></p>',
    ));
  it('has the lists and paragraphs of a text from a word processor', () => {
    const pasted =
      'Before the visit\nHave these ready:\n•\tTax notice\n•\tUpgrades\no\tnew roof\n\n\tThe house.\n\n1)\tCall us\n2)\tWait\n\nJune 5 — Provo\nJune 12 — Lehi\n';
    const html = previewHtml(pasted)
      .replace(/^.*<main class="prose">/, '')
      .replaceAll('\n', '');
    expect(html).toContain(
      '<p>Before the visit</p><p>Have these ready:</p><ul><li>Tax notice</li><li>Upgrades<ul><li>new roof</li></ul></li></ul><p>The house.</p><ol><li>Call us</li><li>Wait</li></ol><p>June 5 — Provo</p><p>June 12 — Lehi</p>',
    );
  });
});
