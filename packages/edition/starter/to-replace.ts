// What an owner has to replace before an edition is the association's own: starter texts that are marked "To do", and
// texts of the edition that it was copied from.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const starterTexts = (): PlacedText[] =>
  globSync('**/*.yaml', { cwd: starterFiles })
    .map(toPosix)
    .flatMap((file) => yamlValues(file, readFileSync(join(starterFiles, file), 'utf8')));

/** The values below the comments "To do: …" of the starter, which each edition has until its owner changes them. */
function markedValues(): (PlacedText & { readonly todo: string })[] {
  const texts = starterTexts();
  return globSync('**/*.yaml', { cwd: starterFiles })
    .map(toPosix)
    .flatMap((file) =>
      readFileSync(join(starterFiles, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [, todo] = /^\s*# To do: (.*)$/.exec(line) ?? [];
          const value = texts.find((text) => text.file === file && text.line > at + 1);
          return todo && value ? [{ ...value, todo }] : [];
        }),
    );
}

/** The starter's values that are still there. */
export function starterValues(edition: Edition): ToReplace[] {
  const texts = textsOf(edition);
  const found = markedValues().flatMap(({ file, field, text, todo }) =>
    texts
      .filter((own) => own.file === file && own.field === field && own.text === text)
      .map(({ line }) => ({ file, line, field, todo })),
  );
  const lists = [
    [edition.events, 'add your classes and meetings.'],
    [edition.members, 'add your members.'],
  ] as const;
  const empty = lists.filter(([list]) => list.read().length === 0);
  return [...found, ...empty.map(([{ file }, todo]) => ({ file, field: '', todo }))];
}

const isBareNumber = (text: string) => /^\d{1,4}$/.test(text);

/** A bare number says nothing elsewhere, so it counts with its field. */
const sentencesIn = ({ file, field, text }: Omit<PlacedText, 'line'>) =>
  (isBareNumber(text) ? `${file} ${field}: ${text}` : text)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

const names = (text: string) => text.match(/(?<=[\p{L}\d,;'"’(] ?)\b\p{Lu}[\p{L}'’]+/gu) ?? [];

/** What the other editions say that only their association can say: figures, dates, laws, addresses and names. */
function specificTo(other: Edition) {
  const starter = starterTexts();
  const common = new Set(starter.flatMap(sentencesIn));
  const commonNames = new Set(starter.flatMap(({ text }) => names(text)));
  const isSpecific = (sentence: string) =>
    !common.has(sentence) &&
    !sentence.startsWith('/') &&
    (/\d|https?:|@/.test(sentence) || names(sentence).some((name) => !commonNames.has(name)));
  return new Set(textsOf(other).flatMap(sentencesIn).filter(isSpecific));
}

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

/** The lines and files that an edition has from another one of a different state. */
export function copiedTexts(edition: Edition, other: Edition): ToReplace[] {
  const region = other.region.read();
  if (region.postalCode === edition.region.read().postalCode) return [];
  const specific = specificTo(other);
  const texts = textsOf(edition).filter(
    ({ file, field }) => file !== 'region.yaml' || field.startsWith('licensing.'),
  );
  const isCopied = (text: PlacedText) =>
    sentencesIn(text).some((sentence) => specific.has(sentence));
  const files = copiedFiles(edition, other);
  if (files.length === 0 && !texts.some(isCopied)) return [];
  const named = [region.name, region.licensing.office, other.site.read().name].join('|');
  const mentions = new RegExp(`(?<!\\p{L})(${named})(?!\\p{L})`, 'u');
  const byLine = new Map<string, ToReplace>();
  for (const text of texts) {
    if (!isCopied(text) && !mentions.test(text.text)) continue;
    const { file, line, field } = text;
    const sentence = sentencesIn(text).find((each) => specific.has(each)) ?? text.text;
    const key = `${file} ${line}`;
    if (!byLine.has(key))
      byLine.set(key, {
        file,
        line,
        field,
        todo: clipped(isBareNumber(text.text) ? text.text : sentence),
      });
  }
  return [...files, ...byLine.values()];
}

/** Every other edition of the project. */
export const otherEditions = (edition: Edition): Edition[] =>
  globSync('{content,editions/*}/region.yaml')
    .map((file) => toPosix(file).replace(/\/region\.yaml$/, ''))
    .filter((folder) => folder !== edition.folder)
    .map((folder) => openEdition(folder));
