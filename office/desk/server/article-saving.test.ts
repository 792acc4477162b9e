import { describe, expect, it } from 'vitest';
import { openArticle, removeArticle, saveArticle } from './article-saving.ts';
import { errorOf, fieldsOf, sampleDesk, today } from './desk.fixture.ts';

const desk = sampleDesk({ recorded: false });

describe('an article', () => {
  const file = '1-redesigned-appraisal-report-uad-3-6.md';
  it('stays the same to the byte when saved without a change', () => {
    const before = desk.read(`posts/${file}`);
    const { hash, value, body } = openArticle(desk.edition, file, today);
    saveArticle(desk.edition, file, hash, value, body);
    expect(desk.read(`posts/${file}`)).toBe(before);
  });
  it('is written and removed', () => {
    const { value, hash } = openArticle(desk.edition, 'new', today);
    const head = {
      ...fieldsOf(value),
      title: 'Ça: what’s in a “lot”?',
      excerpt: 'A lot is more than the ground under a house, and here is what it holds.',
      author: 'Ada Quist',
      category: 'Residential',
      image: 'visit.svg',
      imageAlt: 'A house',
    };
    expect(errorOf(() => saveArticle(desk.edition, 'new', hash, head, '<b>No</b>')).issues).toEqual(
      [
        { path: ['body'], message: '"<b>" is HTML. Use Markdown without HTML.' },
        { path: ['body'], message: '"</b>" is HTML. Use Markdown without HTML.' },
      ],
    );
    const name = saveArticle(desk.edition, 'new', hash, head, 'Some words.\r\n\r\n## And more');
    expect(name).toBe('6-ca-whats-in-a-lot.md');
    expect(desk.read(`posts/${name}`)).toMatch(
      /^---\nid: 6\n[\s\S]*\n---\n\nSome words\.\n\n## And more\n$/,
    );
    removeArticle(desk.edition, name, openArticle(desk.edition, name, today).hash);
    expect(() => openArticle(desk.edition, name, today)).toThrow('was removed');
  });
  it.each(['../site.yaml', 'x/../../a.md', '.md'])('is never read from %s', (name) => {
    expect(() => openArticle(desk.edition, name, today)).toThrow("can't find that article");
  });
});
