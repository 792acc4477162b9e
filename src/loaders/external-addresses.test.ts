import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { externalAddresses } from './external-addresses.ts';
import { sampleEditions } from './sample-editions.ts';

afterEach(() => vi.unstubAllEnvs());

/** What whoever searches the files by hand would find; notes behind a # are nobody's link. */
const byHand = (folder: string) =>
  globSync(`${folder}/**/*.{yaml,md}`, { exclude: [`${folder}/README.md`] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /^\s*#/.test(line)
          ? []
          : [...line.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([url]) => ({
              url: url.replace(/[.,;:]+$/, ''),
              place: `${file}, row ${at + 1}`,
            })),
      ),
  );

describe.each(sampleEditions)('the external addresses of %s', (folder) => {
  it('are those that stand in its files, with their rows', () => {
    vi.stubEnv('CONTENT_DIR', folder);
    const found = externalAddresses();
    const expected = byHand(folder);
    expect(expected.length).toBeGreaterThan(10);
    expect(found.map(({ url }) => url)).toEqual(
      [...new Set(expected.map(({ url }) => url))].sort(),
    );
    for (const { url, places } of found) {
      const rows = expected.filter((each) => each.url === url).map(({ place }) => place);
      expect([url, [...places].sort()]).toEqual([url, [...new Set(rows)].sort()]);
    }
  });
});

describe('an address', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'addresses-'));
  const copy = join(scratch, 'edition');
  afterAll(() => rmSync(scratch, { recursive: true }));

  /** The addresses of a copy of an edition in which a file is changed. */
  function addressesWith(file: string, change: (text: string) => string) {
    cpSync('editions/journeys', copy, { recursive: true, force: true });
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    vi.stubEnv('CONTENT_DIR', copy);
    return externalAddresses();
  }
  const placesOf = (url: string, found: ReturnType<typeof externalAddresses>) =>
    found.find((each) => each.url === url)?.places.map((place) => place.replace(`${copy}/`, ''));

  it('is found in the words of a page', () => {
    const url = 'https://words.example.org/a_(b)';
    const found = addressesWith('pages/about.yaml', (text) => {
      const document = parseDocument(text);
      document.set(
        'description',
        `More of it than anybody who reads this page can want to know is at ${url}.`,
      );
      return document.toString();
    });
    expect(placesOf(url, found)).toEqual([expect.stringMatching(/^pages\/about\.yaml, row \d+$/)]);
  });

  it('is told from a longer one that begins alike', () => {
    const found = addressesWith('site.yaml', (text) =>
      text
        .replace(/^credit:.*$/m, 'credit: { label: A, url: "https://b.example.org/x" }')
        .replace(/^ {2}group:.*$/m, '  group: { label: B, url: "https://b.example.org/x/y" }'),
    );
    expect(placesOf('https://b.example.org/x', found)).toHaveLength(1);
    expect(placesOf('https://b.example.org/x/y', found)).toHaveLength(1);
  });

  it('is that of a widget as well as of a link', () => {
    const found = addressesWith('site.yaml', (text) =>
      text.replace('src: /embed/events', 'src: "https://platform.example.org/events"'),
    );
    expect(placesOf('https://platform.example.org/events', found)).toHaveLength(1);
  });
});
