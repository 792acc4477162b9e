// What an owner has to replace before an edition is the association's own: starter texts that are marked "To do", and
// values that are still those of the edition that it was copied from.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { type Edition, openEdition } from '#loaders/open-edition.ts';
import { toPosix } from '#loaders/posix-path.ts';
import { type PlacedText, textsOf, yamlValues } from './edition-texts.ts';
import { starterFiles } from './write-starter.ts';

/** A place in an edition, and what to do there. */
export type ToReplace = {
  /** The name of the file in the edition. */
  readonly file: string;
  /** As an editor counts them. Without one, the whole file is meant. */
  readonly line?: number;
  /** The path of the value; empty in other files than YAML. */
  readonly field: string;
  readonly todo: string;
};

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

/** Whether a text has figures, dates, laws, addresses or names, which only one association can say. */
function specificTexts() {
  const starter = starterSources().flatMap(({ file, source }) => yamlValues(file, source));
  const common = new Set(starter.map(({ text }) => text));
  const commonNames = new Set(starter.flatMap(({ text }) => namesIn(text)));
  return ({ text }: PlacedText) =>
    !common.has(text) &&
    !text.startsWith('/') &&
    (/\d|https?:|@/.test(text) || namesIn(text).some((name) => !commonNames.has(name)));
}

/** A text in its field, whatever the order of a list and the names of articles. */
const keyOf = ({ file, field, text }: PlacedText) =>
  `${file.replace(/^posts\/.*/, 'posts')} ${field.replaceAll(/\d+/g, '*')} ${text}`;

/** The entry of a list, the row or the article that a text is part of, which is copied as a whole; else its file. */
function groupOf({ file, field, line }: PlacedText): string {
  const [entry] = /^(?:.*?\.)?\d+(?=\.)/.exec(field) ?? [];
  if (file.startsWith('posts/')) return `${file} article`;
  return file.endsWith('.csv') ? `${file} ${line}` : [file, entry].filter(Boolean).join(' ');
}

/** What associations of several states have alike: their neighbors' offices, places, and sites of the whole country. */
const isShared = ({ file, field }: PlacedText) =>
  (file === 'region.yaml' && !field.startsWith('licensing.')) ||
  (file === 'resources.yaml' && !field.startsWith('state.'));

/** Two associations may have the same figure, price, date or word by chance, but not such a text. */
const isDistinctive = (text: string) => /(\p{L}{2}.*\s){2}\p{L}{2}|@|\d{7}|https?:/u.test(text);

const clipped = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

/** The pictures, videos and colors that are the same, byte for byte. */
function copiedFiles(edition: Edition, other: Edition): ToReplace[] {
  const others = new Set(other.list());
  return edition
    .list()
    .filter((file) => /^(pictures\/|video\/|theme\.yaml$)/.test(file) && others.has(file))
    .filter((file) => !existsSync(join(starterFiles, file)))
    .filter((file) => Buffer.compare(edition.readBytes(file), other.readBytes(file)) === 0)
    .map((file) => ({ file, field: '', todo: 'the same file.' }));
}

/**
 * The lines and files that an edition still has from another one of a different state: the same value in the same
 * field. What may be the same by chance counts only where most words of the entry, or of the file, are the same.
 */
export function copiedTexts(edition: Edition, other: Edition): ToReplace[] {
  if (other.region.read().postalCode === edition.region.read().postalCode) return [];
  const isSpecific = specificTexts();
  const theirs = new Set(textsOf(other).map(keyOf));
  const texts = textsOf(edition).filter((text) => !isShared(text) && isSpecific(text));
  const lines = [...groupBy(texts, groupOf)].flatMap(([group, ofGroup]) => {
    const same = ofGroup.filter((text) => theirs.has(keyOf(text)));
    const inWords = (some: readonly PlacedText[]) =>
      some.filter(({ text, field }) => /\p{L}{3}/u.test(text) && !/\bid$/.test(field)).length;
    const isFile = ofGroup[0].file === group;
    const isCopy = inWords(same) * 2 > inWords(ofGroup) && (inWords(same) > 1 || !isFile);
    return same
      .filter(({ text }) => isCopy || (isFile && isDistinctive(text)))
      .map(({ file, line, field, text }) => ({ file, line, field, todo: clipped(text) }));
  });
  return [...copiedFiles(edition, other), ...lines];
}

/** Every other edition of the project. */
export const otherEditions = (edition: Edition): Edition[] =>
  globSync('{content,editions/*}/region.yaml')
    .map((file) => toPosix(file).replace(/\/region\.yaml$/, ''))
    .filter((folder) => folder !== edition.folder)
    .map((folder) => openEdition(folder));
