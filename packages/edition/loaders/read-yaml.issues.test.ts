import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { boardTitles } from '#schemas/association.ts';
import { edition } from './edition.ts';
import { invalidContent, yamlFiles } from './editions.fixture.ts';
import { parseYaml } from './read-yaml.ts';

const https = 'an address that starts with https://';
const tiles = 'https://tile.example.org/{z}/{x}.png';

/** Expects one issue when this value is at a path of a file, or nothing is. */
function expectIssue(name: string, path: string, put: unknown, where: string, expected: string) {
  const at = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const text = stringify(invalidContent(parse(edition.readText(name)), { at, put }));
  const { schema = z.never(), look } = yamlFiles[name] ?? {};
  const reading = () => parseYaml(edition.pathOf(name), text, schema, { look });
  const found = JSON.stringify(put) ?? 'nothing';
  expect(reading).toThrow(`${where}: found ${found}; expected `);
  expect(reading).toThrow(expected);
  expect(reading).toThrow(edition.pathOf(name));
  expect(reading).not.toThrow(/\n.*\n/);
}

describe('content with an issue stops the build', () => {
  it.each([
    ['committees.yaml', '1.duties', [], 'at least three duties'],
    ['committees.yaml', '1.duties', undefined, 'at least three duties'],
    ['committees.yaml', '0.icon', 'hat', 'one of education'],
    ['resources.yaml', 'state.links.2.url', 'http://utah.gov/', https],
    ['resources.yaml', 'national.links.0.url', 'https:asc.gov', https],
    ['resources.yaml', 'national.links.0.url', 'javascript:alert(1)', https],
    ['resources.yaml', 'miscellaneous.links', [], 'at least one link'],
    ['site.yaml', 'social.network', undefined, 'the fields label, url'],
    ['site.yaml', 'social.group.url', undefined, https],
    ['site.yaml', 'credit.label', '  ', 'a text'],
    ['site.yaml', 'contact.phone', 18015550100, 'digits in quotes'],
    ['site.yaml', 'tiles.url', tiles, 'with {z}, {x} and {y} in it'],
    ['site.yaml', 'name', 2027, 'a text in quotes'],
    ['site.yaml', 'name', false, 'a text in quotes'],
    ['site.yaml', 'name', { Utah: 'a state' }, 'a text, in quotes where it has a colon'],
    ['site.yaml', 'sampleData', 'yes', 'true or false'],
    ['site.yaml', 'directoryUpdated', '2026-11-31', 'November 2026 has 30 days'],
    ['site.yaml', 'directoryUpdated', '2026-13-01', 'months go from 01 to 12'],
    ['site.yaml', 'color', 'red', 'no such field'],
    ['site.yaml', 'contact.fax', '1', 'no such field; here are email, phone, place'],
    ['board.yaml', 'members.1.image', '../hat.png', 'the name of a picture in pictures/'],
    ['places.yaml', 'zips.3.zip', 84771, 'in quotes'],
    ['benefits.yaml', 'membership.3.text', undefined, 'a text'],
    ['pages/events.yaml', 'cards', [], 'exactly three cards'],
    // Of two issues at one place, the first is reported.
    ['pages/about.yaml', 'description', '', 'a text'],
  ])('in %s, at %s: %j', (name, path, put, expected) => {
    expectIssue(name, path, put, `field "${path.replace(/^.*\d\./, '')}"`, expected);
  });

  const duties = 'field "duties"';
  const council = 'field "national.links", entry 1 "The Appraisal Foundation"';
  const titles = `one of ${boardTitles.join(', ')}`;
  it.each([
    ['committees.yaml', '1.duties', [], `entry 2 "Legislative Committee", ${duties}`, 'at least'],
    ['committees.yaml', '2.duties.0', '', `"Membership Committee", ${duties}, entry 1`, 'a text'],
    ['resources.yaml', 'national.links.0.url', 'www.asc.gov', `${council}, field "url"`, https],
    ['board.yaml', 'members.1.title', 'Vice', 'entry 2 "Vice", field "title"', titles],
    ['places.yaml', 'names.0.lat', 47, 'entry 1 "Sugar House", field "lat"', 'from 36.9 to 42.1'],
  ])('in %s, at %s: %j, and names the entry', expectIssue);
});
