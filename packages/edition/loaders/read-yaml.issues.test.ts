import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { edition } from './edition.ts';
import { invalidContent, yamlFiles } from './editions.fixture.ts';
import { parseYaml } from './read-yaml.ts';

const https = 'Enter an address that starts with https://.';
const tiles = 'https://tile.example.org/{z}/{x}.png';

/** Expects one issue when this value, or nothing, is at a path of a file. */
function expectIssue(name: string, path: string, put: unknown, where: string, expected: string) {
  const at = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const text = stringify(invalidContent(parse(edition.readText(name)), { at, put }));
  const { schema = z.never(), look } = yamlFiles[name] ?? {};
  const reading = () => parseYaml(edition.pathOf(name), text, schema, { look });
  expect(reading).toThrow(`${where}: `);
  expect(reading).toThrow(expected);
  expect(reading).toThrow(edition.pathOf(name));
  expect(reading).not.toThrow(/\n.*\n/);
}

describe('content with an issue stops the build', () => {
  it.each([
    ['committees.yaml', '1.duties', [], 'This list is empty. Enter at least three duties.'],
    ['committees.yaml', '1.duties', undefined, 'This field is missing. Enter at least three'],
    ['committees.yaml', '0.icon', 'hat', '"hat" isn\'t one of the choices. Enter one of these:'],
    ['resources.yaml', 'state.links.2.url', 'http://utah.gov/', https],
    ['resources.yaml', 'national.links.0.url', 'https:asc.gov', https],
    ['resources.yaml', 'national.links.0.url', 'javascript:alert(1)', https],
    ['resources.yaml', 'miscellaneous.links', [], 'at least one link'],
    ['site.yaml', 'social.network', undefined, 'Enter these fields: label, url.'],
    ['site.yaml', 'social.group.url', undefined, https],
    ['site.yaml', 'credit.label', '  ', 'This field is empty. Enter text.'],
    ['site.yaml', 'contact.phone', 18015550100, 'such as "18015550123"'],
    ['site.yaml', 'tiles.url', tiles, 'The address has no {y}. Enter one with {z}, {x} and {y}'],
    ['site.yaml', 'name', 2027, "Without quotes, 2027 isn't text. Put it in quotes."],
    ['site.yaml', 'name', false, "Without quotes, false isn't text."],
    ['site.yaml', 'name', { Utah: 'a state' }, "This isn't text. Enter text. If it has a colon"],
    ['site.yaml', 'sampleData', 'yes', '"yes" isn\'t true or false. Enter true or false.'],
    ['site.yaml', 'directoryUpdated', '2026-11-31', 'November 2026 has 30 days.'],
    ['site.yaml', 'directoryUpdated', '2026-13-01', 'There is no month 13.'],
    ['site.yaml', 'color', 'red', 'There is no such field. Remove it'],
    ['site.yaml', 'contact.fax', '1', 'use one of these names: email, phone, place.'],
    ['board.yaml', 'members.1.image', '../hat.png', 'Enter the name of a picture in pictures/'],
    ['places.yaml', 'zips.3.zip', 84771, 'in quotes.'],
    ['benefits.yaml', 'membership.3.text', undefined, 'This field is missing. Enter text.'],
    ['pages/events.yaml', 'cards', [], 'Enter at least one card.'],
    // A place with two issues reports the first.
    ['pages/about.yaml', 'description', '', 'This field is empty. Enter text.'],
  ])('in %s, at %s: %j', (name, path, put, expected) => {
    expectIssue(name, path, put, path.replace(/^.*\d\./, ''), expected);
  });

  const council = 'national.links, entry 1 "The Appraisal Foundation"';
  const titles =
    'Add it there, or use one of these: Past President, President, President Elect, Secretary, Treasurer, Board Member.';
  it.each([
    ['committees.yaml', '1.duties', [], 'entry 2 "Legislative Committee", duties', 'at least'],
    ['committees.yaml', '2.duties.0', '', '"Membership Committee", duties, entry 1', 'Enter text.'],
    ['resources.yaml', 'national.links.0.url', 'www.asc.gov', `${council}, url`, https],
    ['board.yaml', 'members.1.title', 'Vice', 'entry 2 "Vice", title', titles],
    ['places.yaml', 'names.0.lat', 47, 'entry 1 "Sugar House", lat', 'from 36.9 to 42.1.'],
  ])('in %s, at %s: %j, and names the entry', expectIssue);
});
