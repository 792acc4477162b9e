// Copies a sample edition with the changes of a year, which are in the folder owners-year/: members join, some in
// places whose names are words of the site or once made a check fail, an article appears, and photos as phones take them.
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';

const [changes, copy] = ['tests/run/owners-year', '.built/owners-year'];
const read = (file: string) => readFileSync(file, 'utf8');

rmSync(copy, { recursive: true, force: true });
cpSync('editions/journeys', copy, { recursive: true });
cpSync(`${changes}/posts`, `${copy}/posts`, { recursive: true });
appendFileSync(`${copy}/members.csv`, read(`${changes}/joined.csv`));

const fieldsOfFiles = z.record(z.string(), z.record(z.string(), z.unknown()));
for (const [file, fields] of Object.entries(
  fieldsOfFiles.parse(parse(read(`${changes}/changes.yaml`))),
)) {
  const document = parseDocument(read(`${copy}/${file}`));
  for (const [field, value] of Object.entries(fields)) {
    const path = field.replace('+', '').split('.').filter(Boolean);
    if (value === null) document.deleteIn(path);
    else if (Array.isArray(value) && field.endsWith('+'))
      for (const each of value) document.addIn(path, each);
    else document.setIn(path, value);
  }
  writeFileSync(`${copy}/${file}`, document.toString());
}
const gazetteer = `${copy}/region/gazetteer.json`;
writeFileSync(gazetteer, read(gazetteer).replaceAll(' County"', ' Parish"'));

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
await takePhoto('ana.jpg', 3000, 3600);
await takePhoto('porch.jpg', 4000, 3000);
