import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSite, validateContent } from './check-content.ts';
import { edition } from './edition.ts';
import { sampleEditions } from './editions.fixture.ts';
import { toPosix } from './posix-path.ts';

describe.each(sampleEditions)('the edition %s', (folder) => {
  it('has no YAML file but those that the table of the edition names', () => {
    const files: readonly string[] = Object.values(edition).map(({ file }) => file);
    const there = globSync('**/*.yaml', { cwd: folder });
    expect(there.filter((file) => !files.includes(toPosix(file)))).toEqual([]);
    expect(there.length).toBeGreaterThan(0);
  });

  it('has nothing wrong', () => {
    vi.stubEnv('CONTENT_DIR', folder);
    expect(validateContent).not.toThrow();
    vi.unstubAllEnvs();
  });
});

describe('the check of all content', () => {
  let folder = '';
  const home = process.cwd();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
    symlinkSync(resolve('site'), join(folder, 'site'), 'junction');
    vi.stubEnv('CONTENT_DIR', '');
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const change = (file: string, from: string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

  it('lets pass what is right', () => expect(validateContent).not.toThrow());

  it('tells of the faults of all files at once, each in a line', () => {
    change('content/events.yaml', 'city: Ogden', 'city: Ogden #1');
    change('content/board.yaml', 'title: Secretary', 'title: Clerk');
    change('content/places.yaml', 'lat: 40.4210', 'lat: 47');
    change('content/members.csv', 'Draper', 'Nowhere');
    change('content/posts/1-redesigned-appraisal-report-uad-3-6.md', 'id: 1', 'id: 2');
    unlinkSync('content/pages/join.yaml');
    writeFileSync('content/event.yaml', '');
    const output = [
      'content/places.yaml, row 5, field "zips", entry 1 "Lehi", field "lat": found 47',
      'content/board.yaml, row 9, field "members", entry 4 "Clerk", field "title": found "Clerk"',
      'content/events.yaml, row 7: found "  city: Ogden #1"',
      'content/pages/join.yaml: found nothing; expected a readable file',
      'content/posts/2-when-you-need-a-certified-general-appraiser.md, row 2, field "id": found 2',
      'content/event.yaml: found a file that the site does not read',
    ];
    for (const sentence of output) expect(validateContent).toThrow(sentence);
    expect(validateContent).toThrow(/^The content has to be .*(\n {2}.*){6}$/);
  });

  it('tells of members also where the board and the facts have faults', () => {
    change('content/board.yaml', 'title: Secretary', 'title: Clerk');
    change('content/facts.yaml', 'founded: 2009', 'founded: long ago');
    change('content/members.csv', 'Draper', 'Nowhere');
    for (const file of ['board.yaml', 'facts.yaml', 'members.csv'])
      expect(validateContent).toThrow(`content/${file}, row`);
  });

  it('refuses pictures that nothing could name', () => {
    mkdirSync('content/pictures/2025', { recursive: true });
    for (const name of ['board-meeting.JPG', 'board meeting.jpg', 'board.heic', '2025/a.jpg'])
      writeFileSync(`content/pictures/${name}`, '');
    const found = 'found a file that the site does not read; expected only';
    expect(validateContent).toThrow(`content/pictures/board meeting.jpg: ${found}`);
    expect(validateContent).toThrow(`content/pictures/board.heic: ${found}`);
    expect(validateContent).toThrow(`content/pictures/2025/a.jpg: ${found}`);
    expect(validateContent).not.toThrow('board-meeting.JPG');
  });

  it('is made when site.yaml cannot be read, which is read first', () => {
    change('content/site.yaml', 'sampleData: true', 'sampleData: x');
    change('content/board.yaml', 'title: Secretary', 'title: Clerk');
    expect(readSite).toThrow(/site\.yaml, row \d+.*\n.*board\.yaml/);
  });
});
