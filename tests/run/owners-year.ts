// Copies a sample edition with the changes of a year, and with names that are words of the site.
// tests/run/run-tests.ts shows that every gate still passes.
// `node tests/run/owners-year.ts [edition] [copy]`.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { parseDocument } from 'yaml';
import {
  acrossBorder,
  detailsOfYear,
  eastern,
  guild,
  inventedPlaces,
  joinedRows,
} from '#run/owners-year/names.fixture.ts';
import { takePhoto } from '#run/owners-year/take-photo.ts';

const [edition = 'editions/journeys', copy = '.built/owners-year'] = process.argv.slice(2);
/** So late that the event is to come whenever the tests run. */
const nextYear = 2098;

const read = (file: string) => readFileSync(`${copy}/${file}`, 'utf8');
const write = (file: string, text: string) => writeFileSync(`${copy}/${file}`, text);

/** Changes fields of a YAML file and keeps its comments and its order. */
function change(file: string, fields: readonly (readonly [path: string, value: unknown])[]): void {
  const document = parseDocument(read(file));
  for (const [path, value] of fields) document.setIn(path.split('.'), value);
  write(file, document.toString());
}

/** Adds entries to a list of a YAML file. */
function add(file: string, list: string, entries: readonly unknown[]): void {
  const document = parseDocument(read(file));
  for (const entry of entries) document.addIn([list], entry);
  write(file, document.toString());
}

/** A member without coordinates joins in each place, and one member leaves. */
function changeMembers(): void {
  const rows: string[][] = parse(read('members.csv'), { bom: true, relax_column_count: true });
  const [header = [], first = [], ...others] = rows;
  const cellOf = (column: string) => first[header.indexOf(column)] ?? '';
  const point = { lat: Number(cellOf('lat')), lng: Number(cellOf('lng')) };
  const joined = joinedRows(header, { city: cellOf('city'), zip: cellOf('zip') });
  const details = Object.entries(detailsOfYear).filter(([column]) => !header.includes(column));
  const cells = [header, first, ...others.slice(0, -1), ...joined].map((row, at) => [
    ...row,
    // The columns are new, and only one member fills them in.
    ...details.map(([column, cell]) => (at === 0 ? column : at === 1 ? cell : '')),
  ]);
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  write('members.csv', `${cells.map((row) => row.map(quoted).join(',')).join('\n')}\n`);
  const named = inventedPlaces.map((place) => ({ name: place, ...point }));
  add('places.yaml', 'names', named);
  add('places.yaml', 'zips', [{ ...acrossBorder, ...point }]);
  add('region.yaml', 'zipPrefixes', [acrossBorder.zip.slice(0, 3)]);
  add('region.yaml', 'timeZones', [eastern]);
}

/** The counties become parishes. */
function renameCounties(): void {
  change('region.yaml', [['countyWord', 'Parish']]);
  const gazetteer = 'region/gazetteer.json';
  write(gazetteer, read(gazetteer).replaceAll(' County"', ' Parish"'));
}

function addEvent(): void {
  const event = `- id: spring-supper-${nextYear}
  title: "Spring supper: what the year brought"
  kind: Networking
  start: ${nextYear}-05-20T18:00
  end: ${nextYear}-05-20T20:30
  timeZone: ${eastern.zone}
  place: The old mill
  city: Middleton
  price: { member: 20, guest: 35 }
  summary: A long table, a short talk, and time for questions.
  contact: events@example.org
`;
  const events = read('events.yaml').trim();
  write('events.yaml', events === '[]' ? event : `${events}\n${event}`);
}

function addArticle(): void {
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

Owners ask us the same three things, and dues of {dues} pay for none of the answers.

## What they ask

- Whether to paint first.
- Whether to be there.
- Whether the neighbors will know.

The paint we leave to them. To be there is welcome and not needed. The neighbors will see a car, and
someone with a tape who looks at the roof from across the street, and that is all they will know.

![The same porch, from the street](porch.jpg)
`,
  );
}

function electBoard(): void {
  const names = ['Ana Sofía Ruiz', "Liam O'Neil", 'Grace Kim', 'Noah Tsosie', 'Ivy Lund'];
  const titles = ['President', 'President Elect', 'Secretary', 'Treasurer', 'Board Member'];
  change('board.yaml', [
    [
      'members',
      names.map((name, at) => ({ name, title: titles[at], ...(at === 0 && { image: 'ana.jpg' }) })),
    ],
  ]);
  change('facts.yaml', [
    ['boardYear', nextYear],
    ['dues', '$125'],
  ]);
}

/** Adds a reason, and removes the caution of another. */
function changeReasons(): void {
  const document = parseDocument(read('reasons.yaml'));
  document.deleteIn(['reasons', 2, 'caution']);
  document.addIn(['reasons'], {
    id: 'gift',
    name: 'A gift to the family',
    subject: 'Appraisal of a gift',
    opening: 'I would like to give a home to my children.',
    date: 'Date the value is for (the day of the gift)',
    ready: ['The deed.', 'What the tax preparer asks for.'],
  });
  write('reasons.yaml', document.toString());
}

function moveHouse(): void {
  change('site.yaml', [
    ['name', guild],
    ['shortName', 'GRA'],
    ['sampleData', false],
    ['partners', ['https://lender.example.org']],
    ['contact.phone', '18015550144'],
    ['contact.email', 'guild@example.org'],
    ['embeds.events.src', 'https://platform.example.org/calendar?org=7'],
    ['embeds.membership.src', 'https://platform.example.org/join?org=7'],
    ['video', { title: 'Our guild', src: 'https://player.vimeo.com/video/76979871' }],
  ]);
}

rmSync(copy, { recursive: true, force: true });
cpSync(edition, copy, { recursive: true });
changeMembers();
renameCounties();
addEvent();
addArticle();
electBoard();
changeReasons();
moveHouse();
mkdirSync(`${copy}/pictures`, { recursive: true });
await takePhoto(`${copy}/pictures/ana.jpg`, 3000, 3600);
await takePhoto(`${copy}/pictures/porch.jpg`, 4000, 3000);
console.log(`${copy}: ${edition} a year later`);
