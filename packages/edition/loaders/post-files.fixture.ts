// Articles in a folder of their own, and what is written into them, for the tests of the reader.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { filesIn } from './files.ts';
import { readPosts } from './read-posts.ts';

export const head = {
  id: '1',
  title: 'How a house is measured',
  excerpt: 'What is measured, from where, and why two careful people can differ by a square foot.',
  author: 'Ruth Abernathy',
  date: '2026-03-12',
  category: 'Residential',
  image: 'visit.svg',
  imageAlt: 'Line drawing of a house and a tape.',
};
type Head = Partial<Record<keyof typeof head | 'color', string>>;

/** Front matter, of which lines are changed or, given as undefined, left out. */
export const opening = (given: { [Key in keyof Head]: Head[Key] | undefined } = {}) =>
  Object.entries({ ...head, ...given })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');

export const body = 'The first paragraph.\n\nA **second** one.\n';

/** A new folder for the articles of each test. It is removed after the test. */
export function postsFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'edition-'));
    mkdirSync(join(folder, 'posts'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, text: string): string {
    const file = join(folder, 'posts', name);
    writeFileSync(file, text);
    return file;
  }
  const writePost = (name: string, front = opening(), text = body) =>
    write(name, `---\n${front}---\n${text}`);
  const reading = () => readPosts(filesIn(folder));
  return { write, writePost, reading };
}
