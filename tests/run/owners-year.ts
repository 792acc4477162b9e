// Copies a sample edition with the changes of a year, and with names that are words of the site and once made a check
// fail. tests/run/run-tests.ts shows that every gate still passes.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { parseDocument } from 'yaml';

const [edition, copy] = ['editions/journeys', '.built/owners-year'];
/** So late that the event is to come whenever the tests run. */
const nextYear = 2098;
const zone = 'America/New_York';
/** The other ZIP codes of its state begin with 1. */
const acrossBorder = { zip: '06390', name: 'Fishers Island' };
const inventedPlaces = [
  ...['Cut Off', 'Georgia', 'New York', 'Search', 'Map', 'Given', 'Normal'],
  ...["O'Fallon", 'Ho-Ho-Kus', 'Mayagüez'],
];
const firstNames = 'Wilhelmina Ngozi Grace May Will Mark Art Hope Bill Page Miles Sofía'.split(' ');

const read = (file: string) => readFileSync(`${copy}/${file}`, 'utf8');
const write = (file: string, text: string) => writeFileSync(`${copy}/${file}`, text);

/** Changes or deletes fields of a YAML file, or adds entries to its lists, and keeps its comments and its order. */
function change(file: string, fields: Readonly<Record<string, unknown>>): void {
  const document = parseDocument(read(file));
  for (const [path, value] of Object.entries(fields))
    if (value === undefined) document.deleteIn(path.split('.'));
    else if (path.endsWith('+'))
      document.addIn(path.slice(0, -1).split('.').filter(Boolean), value);
    else document.setIn(path.split('.'), value);
  write(file, document.toString());
}

/** A member joins in each place, one leaves, and one states all they can, as long as it gets. */
function changeMembers(): void {
  const rows: Record<string, string>[] = parse(read('members.csv'), { bom: true, columns: true });
  const [first = {}, ...others] = rows;
  Object.assign(first, {
    license: '5551234-CR00',
    credential: 'certified-residential',
    work: 'gift; estate; divorce',
    homeowners: 'not now',
    languages: 'American Sign Language; Portuguese',
    designations: 'SRA; AI-RRS; R&D <valuer>',
    website: `https://www.example.org/${'long-'.repeat(20)}address?a=1&b=%222%22`,
  });
  const point = { lat: Number(first.lat), lng: Number(first.lng) };
  const homes = [
    ...inventedPlaces.map((name) => ({ name, zip: first.zip ?? '' })),
    { name: first.city ?? '', zip: first.zip ?? '' },
    acrossBorder,
  ];
  const joined = homes.map(({ name, zip }, at) => ({
    id: `${90_000 + at}`,
    firstName: firstNames[at] ?? '',
    lastName: 'Featherstone',
    email: `featherstone.${at}@example.org`,
    city: name,
    zip,
  }));
  const all: Record<string, string>[] = [first, ...others.slice(0, -1), ...joined];
  const columns = [...new Set(all.flatMap((row) => Object.keys(row)))];
  const quoted = (cell = '') => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = all.map((row) => columns.map((column) => quoted(row[column])).join(','));
  write('members.csv', `${[columns.join(','), ...lines].join('\n')}\n`);
  for (const name of inventedPlaces) change('places.yaml', { 'names+': { name, ...point } });
  change('places.yaml', { 'zips+': { ...acrossBorder, ...point } });
}

/** A photo as large as those of phones, with as much in it when it is small. */
const takePhoto = (name: string, width: number, height: number) =>
  sharp({
    create: {
      ...{ width: 90, height: 68, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 99 })
    .toFile(`${copy}/pictures/${name}`);

rmSync(copy, { recursive: true, force: true });
cpSync(edition, copy, { recursive: true });
changeMembers();
change('region.yaml', {
  countyWord: 'Parish',
  'zipPrefixes+': acrossBorder.zip.slice(0, 3),
  'timeZones+': { zone, name: 'Eastern Time' },
});
write('region/gazetteer.json', read('region/gazetteer.json').replaceAll(' County"', ' Parish"'));
change('events.yaml', {
  '+': {
    id: `spring-supper-${nextYear}`,
    title: 'Spring supper: what the year brought',
    kind: 'Networking',
    start: `${nextYear}-05-20T18:00`,
    end: `${nextYear}-05-20T20:30`,
    timeZone: zone,
    place: 'The old mill',
    city: 'Middleton',
    price: { member: 20, guest: 35 },
    summary: 'A long table, a short talk, and time for questions.',
    contact: 'events@example.org',
  },
});
write(
  'posts/900-owners-year.md',
  `---
id: 900
title: What we learned from a year of visits
excerpt: Notes from a year on the road, on porches, tapes and the questions owners ask most often.
author: Ngozi Featherstone
date: 2026-06-01
category: Residential
image: porch.jpg
imageAlt: A porch in the morning, with a folding rule on the rail.
---

Owners ask us the same things, and dues of {dues} pay for none of the answers.

## What they ask

- Whether to paint first. The paint we leave to them.
- Whether the neighbors will know. They will see a car, and someone with a tape.

![The same porch, from the street](porch.jpg)
`,
);
change('board.yaml', {
  members: [
    { name: 'Ana Sofía Ruiz', title: 'President', image: 'ana.jpg' },
    { name: "Liam O'Neil", title: 'President Elect' },
    { name: 'Grace Kim', title: 'Secretary' },
    { name: 'Noah Tsosie', title: 'Treasurer' },
    { name: 'Ivy Lund', title: 'Board Member' },
  ],
});
change('facts.yaml', { boardYear: nextYear, dues: '$125' });
change('reasons.yaml', {
  'reasons.2.caution': undefined,
  'reasons+': {
    id: 'gift',
    name: 'A gift to the family',
    subject: 'Appraisal of a gift',
    opening: 'I would like to give a home to my children.',
    date: 'Date the value is for (the day of the gift)',
    ready: ['The deed.', 'What the tax preparer asks for.'],
  },
});
change('site.yaml', {
  name: 'Georgia & New York Guild: Search, List & Map',
  shortName: 'GRA',
  sampleData: false,
  partners: ['https://lender.example.org'],
  'contact.phone': '18015550144',
  'contact.email': 'guild@example.org',
  'embeds.events.src': 'https://platform.example.org/calendar?org=7',
  'embeds.membership.src': 'https://platform.example.org/join?org=7',
  video: { title: 'Our guild', src: 'https://player.vimeo.com/video/76979871' },
});
mkdirSync(`${copy}/pictures`, { recursive: true });
await takePhoto('ana.jpg', 3000, 3600);
await takePhoto('porch.jpg', 4000, 3000);
