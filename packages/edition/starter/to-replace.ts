// What an owner has to replace before an edition is the association's own: starter texts that are marked "To do", and
// texts and files that are still those of the edition that it was copied from.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { type Edition, openEdition } from '#loaders/open-edition.ts';
import { toPosix } from '#loaders/posix-path.ts';
import { describePlace } from '#loaders/yaml-place.ts';
import { starterFiles } from './write-starter.ts';

/** A place in an edition, and what to do there. */
export type ToReplace = {
  /** The name of the file in the edition. */
  readonly file: string;
  /** As an editor counts them. Without one, the whole file is meant. */
  readonly line?: number;
  /** The path of the value, such as members.0.name; empty in other files than YAML. */
  readonly field: string;
  readonly todo: string;
};

type PlacedText = {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly text: string;
};

type Leaf = { readonly path: readonly (string | number)[]; readonly text: string };

const leavesOf = (value: unknown, path: Leaf['path'] = []): Leaf[] =>
  value === null || typeof value !== 'object'
    ? [{ path, text: `${value}` }]
    : Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      );

/** Every value of a YAML text that isn't a list or a group. */
function yamlValues(file: string, source: string): PlacedText[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const value: unknown = document.toJS();
  const place = describePlace(document, lines, value);
  return leavesOf(value).map(({ path, text }) => ({
    ...{ file, line: place(path).line ?? 1, field: path.join('.'), text },
  }));
}

/** The texts of all files that differ between associations. A row of a list and a line of an article are one text. */
const textsOf = (edition: Edition): PlacedText[] =>
  edition
    .list()
    .filter((file) => /\.(yaml|md|csv)$/.test(file) && !/^(README|theme|membership)\./.test(file))
    .flatMap((file) => {
      const source = edition.readText(file);
      if (file.endsWith('.yaml')) return yamlValues(file, source);
      return source
        .split('\n')
        .map((text, at) => ({ file, line: at + 1, field: '', text: text.trim() }));
    });

const starterSources = () =>
  globSync('**/*.yaml', { cwd: starterFiles })
    .map(toPosix)
    .map((file) => ({ file, source: readFileSync(join(starterFiles, file), 'utf8') }));

/** The starter's values below the comments "To do: …" that are still there. */
export function starterValues(edition: Edition): ToReplace[] {
  const texts = textsOf(edition);
  const found = starterSources().flatMap(({ file, source }) => {
    const values = yamlValues(file, source);
    return source.split('\n').flatMap((line, at) => {
      const [, todo] = /^\s*# To do: (.*)$/.exec(line) ?? [];
      const value = values.find((each) => each.line > at + 1);
      if (todo === undefined || !value) return [];
      const { field, text } = value;
      return texts
        .filter((own) => own.file === file && own.field === field && own.text === text)
        .map((own) => ({ file, line: own.line, field, todo }));
    });
  });
  const lists = [
    [edition.events, 'add your classes and meetings.'],
    [edition.members, 'add your members.'],
  ] as const;
  // A calendar of the membership platform has the events there.
  const isOwn = edition.site.read().embeds.events.src.startsWith('/');
  const empty = lists.filter(
    ([list]) => list.read().length === 0 && (isOwn || list !== edition.events),
  );
  return [...found, ...empty.map(([{ file }, todo]) => ({ file, field: '', todo }))];
}

const namesIn = (text: string) => text.match(/(?<=[\p{L}\d,;'"’(] ?)\b\p{Lu}[\p{L}'’]+/gu) ?? [];

/** Which texts two associations don't have by chance: names, and what has several words with a figure or a name. */
function distinctiveTexts() {
  const starter = starterSources().flatMap(({ file, source }) => yamlValues(file, source));
  const common = new Set(starter.flatMap(({ text }) => [text, ...namesIn(text)]));
  const isSpecific = (text: string) =>
    /\d/.test(text) || namesIn(text).some((name) => !common.has(name));
  return ({ text, field }: PlacedText) =>
    !common.has(text) &&
    (/@(?!example\.)|\d{7}|https?:/.test(text) ||
      /\bname$/.test(field) ||
      (/(\p{L}{2}.*\s){2}\p{L}{2}/u.test(text) && isSpecific(text)));
}

/** What associations of several states have alike: categories, their neighbors' offices, places, and national sites. */
const isShared = ({ file, field, text }: PlacedText) =>
  text.startsWith('category:') ||
  (file === 'region.yaml' && !field.startsWith('licensing.')) ||
  (file === 'resources.yaml' && !field.startsWith('state.'));

/** A text in its field, whatever the order of a list and the names of articles. */
const keyOf = ({ file, field, text }: PlacedText) =>
  `${file.replace(/^posts\/.*/, 'posts')} ${field.replaceAll(/\d+/g, '*')} ${text}`;

const clipped = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

/** The pictures, videos and colors that are the same, byte for byte. */
const copiedFiles = (edition: Edition, other: Edition): ToReplace[] =>
  edition
    .list()
    .filter((file) => /^(pictures\/|video\/|theme\.yaml$)/.test(file) && other.has(file))
    .filter((file) => !existsSync(join(starterFiles, file)))
    .filter((file) => Buffer.compare(edition.readBytes(file), other.readBytes(file)) === 0)
    .map((file) => ({ file, field: '', todo: 'the same file.' }));

/** The lines and files that an edition has alike with another one of a different state. */
export function copiedTexts(edition: Edition, other: Edition): ToReplace[] {
  if (other.region.read().postalCode === edition.region.read().postalCode) return [];
  const isDistinctive = distinctiveTexts();
  const theirs = new Set(textsOf(other).map(keyOf));
  const same = textsOf(edition).filter(
    (each) => isDistinctive(each) && !isShared(each) && theirs.has(keyOf(each)),
  );
  return [
    ...copiedFiles(edition, other),
    ...same.map(({ text, ...place }) => ({ ...place, todo: clipped(text) })),
  ];
}

/** Every other edition of the project. */
export const otherEditions = (edition: Edition): Edition[] =>
  globSync('{content,editions/*}/region.yaml')
    .map((file) => toPosix(file).replace(/\/region\.yaml$/, ''))
    .filter((folder) => folder !== edition.folder)
    .map((folder) => openEdition(folder));
