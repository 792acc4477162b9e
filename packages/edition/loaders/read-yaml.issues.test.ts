import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { boardTitles } from '#schemas/association.ts';
import { at, invalidContent, yamlFiles } from './editions.fixture.ts';
import { readText } from './read-text.ts';
import { parseYaml } from './read-yaml.ts';

const https = 'an address that starts with https://';
const link = (list: string, entry: string) => `field "${list}.links", ${entry}, field "url"`;
const council = 'entry 1 "The Appraisal Foundation"';

describe('content with a mistake in it stops the build', () => {
  it.each([
    [
      'committees.yaml',
      { at: at(1, 'duties'), put: [] },
      'entry 2 "Legislative Committee", field "duties": found []',
      'at least three duties',
    ],
    [
      'committees.yaml',
      { at: at(1, 'duties') },
      'entry 2 "Legislative Committee", field "duties": found nothing',
      'at least three duties',
    ],
    [
      'committees.yaml',
      { at: at(2, 'duties', 0), put: '' },
      'entry 3 "Membership Committee", field "duties", entry 1: found ""',
      'a text',
    ],
    ['committees.yaml', { at: at(0, 'icon'), put: 'hat' }, 'found "hat"', 'one of education'],
    [
      'resources.yaml',
      { at: at('state', 'links', 2, 'url'), put: 'http://utah.gov/' },
      'field "url": found "http://utah.gov/"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('national', 'links', 0, 'url'), put: 'www.asc.gov' },
      `${link('national', council)}: found "www.asc.gov"`,
      https,
    ],
    [
      'resources.yaml',
      { at: at('national', 'links', 0, 'url'), put: 'https:asc.gov' },
      'found "https:asc.gov"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('national', 'links', 0, 'url'), put: 'javascript:alert(1)' },
      'found "javascript:alert(1)"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('miscellaneous', 'links'), put: [] },
      'field "miscellaneous.links": found []',
      'at least one link',
    ],
    [
      'site.yaml',
      { at: at('social', 'network') },
      'field "social.network": found nothing',
      'the fields label, url',
    ],
    [
      'site.yaml',
      { at: at('social', 'group', 'url') },
      'field "social.group.url": found nothing',
      https,
    ],
    [
      'site.yaml',
      { at: at('credit', 'label'), put: '  ' },
      'field "credit.label": found "  "',
      'a text',
    ],
    [
      'site.yaml',
      { at: at('contact', 'phone'), put: 18015550100 },
      'field "contact.phone": found 18015550100',
      'digits in quotes',
    ],
    [
      'site.yaml',
      { at: at('tiles', 'url'), put: 'https://tile.example.org/{z}/{x}.png' },
      'field "tiles.url": found "https://tile.example.org/{z}/{x}.png"',
      'with {z}, {x} and {y} in it',
    ],
    ['site.yaml', { at: at('name'), put: 2027 }, 'field "name": found 2027', 'a text in quotes'],
    ['site.yaml', { at: at('name'), put: false }, 'field "name": found false', 'a text in quotes'],
    [
      'site.yaml',
      { at: at('name'), put: { Utah: 'a state' } },
      'field "name": found {"Utah":"a state"}',
      'a text, in quotes where it has a colon',
    ],
    ['site.yaml', { at: at('sampleData'), put: 'yes' }, 'found "yes"', 'true or false'],
    [
      'site.yaml',
      { at: at('directoryUpdated'), put: '2026-11-31' },
      'found "2026-11-31"',
      'November 2026 has 30 days',
    ],
    ['site.yaml', { at: at('color'), put: 'red' }, 'field "color": found "red"', 'no such field'],
    [
      'site.yaml',
      { at: at('contact', 'fax'), put: '1' },
      'field "contact.fax": found "1"',
      'no such field; here are email, phone, place',
    ],
    [
      'board.yaml',
      { at: at('members', 1, 'title'), put: 'Vice President' },
      'field "members", entry 2 "Vice President", field "title": found "Vice President"',
      `one of ${boardTitles.join(', ')}`,
    ],
    [
      'board.yaml',
      { at: at('members', 1, 'image'), put: '../hat.png' },
      'field "image": found "../hat.png"',
      'the name of a picture in pictures/',
    ],
    ['places.yaml', { at: at('zips', 3, 'zip'), put: 84771 }, 'found 84771', 'in quotes'],
    [
      'places.yaml',
      { at: at('names', 0, 'lat'), put: 47 },
      'field "names", entry 1 "Sugar House", field "lat": found 47',
      'degrees inside Utah, from 36.9 to 42.1',
    ],
    ['benefits.yaml', { at: at('membership', 3, 'text') }, 'field "text": found nothing', 'a text'],
    [
      'pages/events.yaml',
      { at: at('cards'), put: [] },
      'field "cards": found []',
      'exactly three cards',
    ],
  ] as const)('%s %j', (name, issue, where, expected) => {
    const file = `editions/journeys/${name}`;
    const text = stringify(invalidContent(parse(readText(file)), issue));
    const { schema = z.never(), look } = yamlFiles[name] ?? {};
    const reading = () => parseYaml(file, text, schema, { look });
    expect(reading).toThrow(`${where}; expected `);
    expect(reading).toThrow(expected);
    expect(reading).toThrow(file);
    expect(reading).not.toThrow(/\n.*\n/);
  });
});
