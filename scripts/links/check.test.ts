// The whole of an edition asked, on a copy whose addresses lead to a host of the test's own.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { askable, checkLinks } from './check.ts';
import { manners, sampleHost } from './sample-host.ts';

const host = sampleHost();
const scratch = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(scratch, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** A copy of the edition of the tests in which every address is good, but for those of site.yaml given. */
function editionWith(given: Readonly<Record<string, unknown>>) {
  const copy = mkdtempSync(join(scratch, 'edition-'));
  cpSync('editions/journeys', copy, { recursive: true });
  for (const file of globSync(`${copy}/**/*.{yaml,md}`)) {
    const text = readFileSync(file, 'utf8');
    const outside = /https:\/\/(?![\w.]*example\.org)[^\s"'()<>]+/g;
    writeFileSync(file, text.replaceAll(outside, host.at('/fine')));
  }
  const site = parseDocument(readFileSync(`${copy}/site.yaml`, 'utf8'));
  const all = {
    'tiles.url': host.at('/tiles/{z}/{x}/{y}.png'),
    'tiles.attributionUrl': host.at('/fine'),
    ...given,
  };
  for (const [path, value] of Object.entries(all)) site.setIn(path.split('.'), value);
  writeFileSync(`${copy}/site.yaml`, site.toString());
  vi.stubEnv('CONTENT_DIR', copy);
  return copy;
}

const check = () => checkLinks(host.asker(), manners);

describe('the addresses of an edition', () => {
  it('are asked once each, however often they are named, and sample data is left out', async () => {
    editionWith({});
    const { findings, leftOut, offline } = await check();
    expect(findings.map(({ kind }) => kind)).toEqual(['good', 'good']);
    expect(findings[0]?.places.length).toBeGreaterThan(20);
    expect(host.questions.map(({ path }) => path).sort()).toEqual(['/fine', '/tiles/7/24/48.png']);
    expect(leftOut).toBeGreaterThan(3);
    expect(offline).toBe(false);
  });

  it('are told of with the row they stand in', async () => {
    const copy = editionWith({
      'credit.url': host.at('/gone'),
      'social.group.url': host.at('/moved'),
    });
    const { findings } = await check();
    const bad = findings.filter(({ kind }) => kind !== 'good');
    expect(bad).toEqual([
      {
        kind: 'broken',
        found: '404 Not Found',
        url: host.at('/gone'),
        places: [expect.stringMatching(new RegExp(`^${copy}/site\\.yaml, row \\d+$`))],
      },
      {
        kind: 'moved',
        found: `has moved to ${host.at('/new#there')}`,
        url: host.at('/moved'),
        places: [expect.any(String)],
      },
    ]);
  });

  /** The same edition, where every address leads to names that are not there. */
  function silentEdition(...names: readonly string[]) {
    const copy = editionWith({});
    const silent = (at: number) => `https://no-such-${names[at % names.length]}.website`;
    let count = 0;
    for (const file of globSync(`${copy}/**/*.{yaml,md}`)) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replaceAll(host.at(''), () => silent(count++)),
      );
    }
  }

  it('are told from a computer that is not on the network', async () => {
    silentEdition('name', 'host');
    expect(await check()).toMatchObject({ offline: true });
    silentEdition('name');
    expect(await check()).toMatchObject({ offline: false });
    editionWith({ 'credit.url': 'https://no-such-name.website/' });
    expect(await check()).toMatchObject({ offline: false });
  });
});

describe('a widget', () => {
  const framed = async (events: string, site = 'https://www.example.org') => {
    editionWith({ url: site, 'embeds.events.src': events });
    const { findings } = await check();
    return findings.find(({ url }) => url === events);
  };

  it('that may be framed is good, and asked with GET, whose headers count', async () => {
    expect(await framed(host.at('/widget'))).toMatchObject({ kind: 'good' });
    expect(host.questions.filter(({ path }) => path === '/widget')).toMatchObject([
      { method: 'GET' },
    ]);
  });

  it.each([
    ['/framed', 'X-Frame-Options: SAMEORIGIN'],
    ['/framed-by-policy', "Content-Security-Policy: frame-ancestors 'none'"],
  ])('that refuses to be framed is broken: %s', async (path, refusal) => {
    expect(await framed(host.at(path))).toMatchObject({
      kind: 'broken',
      found: `may not be shown inside our page (${refusal})`,
    });
  });

  it('that allows its own site alone may be shown there', async () => {
    const own = new URL(host.at('/framed'));
    expect(await framed(own.href, own.origin)).toMatchObject({ kind: 'good' });
  });

  it('that is gone is broken because it is gone', async () => {
    expect(await framed(host.at('/gone'))).toMatchObject({ found: '404 Not Found' });
  });

  it('is the film, too, and no other link', async () => {
    editionWith({
      video: { title: 'Film', src: host.at('/framed') },
      'credit.url': host.at('/framed-by-policy'),
    });
    const { findings } = await check();
    expect(findings.filter(({ kind }) => kind === 'broken')).toMatchObject([
      { url: host.at('/framed') },
    ]);
  });
});

describe('an address of tiles', () => {
  const map = { lat: 39.321, lng: -111.0937, zoom: 7, cities: [] };
  it.each([
    ['https://tile.website/{z}/{x}/{y}.png', 'https://tile.website/7/24/48.png'],
    ['https://{s}.tile.website/{z}/{x}/{y}{r}.png', 'https://a.tile.website/7/24/48.png'],
    ['https://www.website/{no}/tile', 'https://www.website/{no}/tile'],
  ])('%s is asked as %s', (url, asked) => expect(askable(url, map)).toBe(asked));
});
