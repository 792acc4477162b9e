import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { boardTitles } from '#schemas/board.ts';
import { placesSchema } from '#schemas/places.ts';
import { parseYaml, readText, readYaml } from './read-yaml.ts';
import { at, schemas, slipped } from './sample-slips.ts';

const https = 'an address that starts with https://';

describe('content with a slip in it stops the build', () => {
  it.each([
    ['committees.yaml', { at: at(1, 'duties'), put: [] }, '1.duties', '[]', 'three duties'],
    ['committees.yaml', { at: at(1, 'duties') }, '1.duties', 'nothing', 'three duties'],
    ['committees.yaml', { at: at(2, 'duties', 0), put: '' }, '2.duties.0', '""', 'a text'],
    ['committees.yaml', { at: at(0, 'icon'), put: 'hat' }, '0.icon', '"hat"', 'one of education'],
    [
      'resources.yaml',
      { at: at('state', 'links', 2, 'url'), put: 'http://utah.gov/' },
      'state.links.2.url',
      '"http://utah.gov/"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('national', 'links', 0, 'url'), put: 'www.asc.gov' },
      'national.links.0.url',
      '"www.asc.gov"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('national', 'links', 0, 'url'), put: 'https:asc.gov' },
      'national.links.0.url',
      '"https:asc.gov"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('national', 'links', 0, 'url'), put: 'javascript:alert(1)' },
      'national.links.0.url',
      '"javascript:alert(1)"',
      https,
    ],
    [
      'resources.yaml',
      { at: at('miscellaneous', 'links'), put: [] },
      'miscellaneous.links',
      '[]',
      'at least one link',
    ],
    [
      'site.yaml',
      { at: at('embeds', 'events', 'src'), put: 'http://platform.example.org/e' },
      'embeds.events.src',
      '"http://platform.example.org/e"',
      'an https address, or a path of this site',
    ],
    [
      'site.yaml',
      { at: at('embeds', 'membership', 'src'), put: '//platform/join' },
      'embeds.membership.src',
      '"//platform/join"',
      'an https address, or a path of this site',
    ],
    [
      'site.yaml',
      { at: at('embeds', 'events', 'src'), put: 'https://a.example;script-src/e' },
      'embeds.events.src',
      '"https://a.example;script-src/e"',
      'an https address, or a path of this site',
    ],
    [
      'site.yaml',
      { at: at('video', 'src'), put: 'HTTPS://Video.example.org/1' },
      'video.src',
      '"HTTPS://Video.example.org/1"',
      https,
    ],
    ['site.yaml', { at: at('social', 'network') }, 'social.network', 'nothing', 'object'],
    ['site.yaml', { at: at('social', 'group', 'url') }, 'social.group.url', 'nothing', https],
    ['site.yaml', { at: at('credit', 'label'), put: '  ' }, 'credit.label', '"  "', 'a text'],
    [
      'site.yaml',
      { at: at('contact', 'phone'), put: 18015550100 },
      'contact.phone',
      '18015550100',
      'digits in quotes',
    ],
    [
      'site.yaml',
      { at: at('tiles', 'url'), put: 'https://tile.example.org/{z}/{x}.png' },
      'tiles.url',
      '"https://tile.example.org/{z}/{x}.png"',
      'with {z}, {x} and {y} in it',
    ],
    ['site.yaml', { at: at('colour'), put: 'red' }, undefined, '{"colour":"red"}', '"colour"'],
    [
      'site.yaml',
      { at: at('contact', 'fax'), put: '1' },
      'contact',
      '{"fax":"1"}',
      'only known fields. Unrecognized key: "fax"',
    ],
    [
      'board.yaml',
      { at: at('members', 1, 'title'), put: 'Vice President' },
      'members.1.title',
      '"Vice President"',
      `one of ${boardTitles.join(', ')}`,
    ],
    ['places.yaml', { at: at('zips', 3, 'zip'), put: 84771 }, 'zips.3.zip', '84771', 'in quotes'],
    ['places.yaml', { at: at('names', 0, 'lat'), put: 47 }, 'names.0.lat', '47', 'up to 42.1'],
    [
      'benefits.yaml',
      { at: at('membership', 3, 'text') },
      'membership.3.text',
      'nothing',
      'a text',
    ],
    ['pages/events.yaml', { at: at('cards'), put: [] }, 'cards', '[]', 'exactly three cards'],
  ] as const)('%s %j', (name, slip, field, found, expected) => {
    const file = `content/${name}`;
    const text = stringify(slipped(parse(readText(file)), slip));
    const reading = () => parseYaml(file, text, schemas[name]);
    const where = field ? `${file}, field "${field}"` : file;
    expect(reading).toThrow(`${where}: found ${found}; expected `);
    expect(reading).toThrow(expected);
    expect(reading).not.toThrow(/\n.*\n/);
  });

  it('places.yaml with three ZIPs or sixteen names', () => {
    const places = readYaml('content/places.yaml', placesSchema);
    const names = [...places.names, { name: 'Nowhere', lat: 40, lng: -111 }];
    const reading = () =>
      parseYaml('places.yaml', stringify({ zips: places.zips.slice(1), names }), placesSchema);
    expect(reading).toThrow('field "zips": found [{"zip":"84068"');
    expect(reading).toThrow('expected exactly four ZIP codes');
    expect(reading).toThrow('field "names": found [{"name":"Sugar House"');
    expect(reading).toThrow('expected exactly fifteen names');
  });
});
