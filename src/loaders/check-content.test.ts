import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent, readSite } from './check-content.ts';
import { contentFiles } from './content-files.ts';

it('the table of content files names every YAML file there is', () => {
  const files = globSync('content/**/*.yaml').sort();
  expect(Object.keys(contentFiles).sort()).toEqual(files);
});

describe('the check of all content', () => {
  let folder = '';
  const home = process.cwd();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('content', join(folder, 'content'), { recursive: true });
    symlinkSync(resolve('public'), join(folder, 'public'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
  const change = (file: string, from: string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

  it('lets pass what is right', () => expect(checkContent).not.toThrow());

  it('tells of the faults of all files at once, each in a line', () => {
    change('content/events.yaml', 'city: Ogden', 'city: Ogden #1');
    change('content/board.yaml', 'title: Secretary', 'title: Clerk');
    change('content/places.yaml', 'lat: 40.4210', 'lat: 47');
    change('content/members.csv', 'Draper', 'Nowhere');
    change('content/posts/1-redesigned-appraisal-report-uad-3-6.md', 'id: 1', 'id: 2');
    unlinkSync('content/pages/join.yaml');
    writeFileSync('content/event.yaml', '');
    const told = [
      'content/places.yaml, row 5, field "zips", entry 1 "Lehi", field "lat": found 47',
      'content/board.yaml, row 10, field "members", entry 4 "Clerk", field "title": found "Clerk"',
      'content/events.yaml, row 7: found "  city: Ogden #1"',
      'content/pages/join.yaml: found nothing; expected a readable file',
      'content/posts/2-when-you-need-a-certified-general-appraiser.md, row 2, field "id": found 2',
      'content/event.yaml: found a file that the site does not read',
    ];
    for (const sentence of told) expect(checkContent).toThrow(sentence);
    expect(checkContent).toThrow(/^The content has to be .*(\n {2}.*){6}$/);
  });

  it('is made when site.yaml cannot be read, which is read first', () => {
    change('content/site.yaml', 'founded: 2009', 'founded: x');
    change('content/board.yaml', 'title: Secretary', 'title: Clerk');
    expect(readSite).toThrow(/site\.yaml, row 10.*\n.*board\.yaml/);
  });
});
