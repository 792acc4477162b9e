// What an owner has to replace before an edition is the association's own: starter texts that are marked "To do", and
// what it still has from the edition that it was copied from.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPosix } from '#loaders/files.ts';
import { type Edition, openEdition } from '#loaders/open-edition.ts';
import { starterFiles } from './write-starter.ts';

/** A place in an edition, and what to do there. */
export type ToReplace = {
  /** The name of the file in the edition. */
  readonly file: string;
  /** As an editor counts them. Without one, the whole file is meant. */
  readonly line?: number;
  /** The name of the field, if it has one. */
  readonly field: string;
  readonly todo: string;
};

/** The lines of a file as the starter has it; none of a file that only an association has. */
const starterLines = (file: string): string[] =>
  existsSync(join(starterFiles, file))
    ? readFileSync(join(starterFiles, file), 'utf8').split('\n')
    : [];

const linesOf = (edition: Edition, file: string) => edition.readText(file).split('\n');

const withoutSpaces = (line: string) => line.replaceAll(' ', '');

/** The starter's values below the comments "To do: …", while both are still there. */
export function starterValues(edition: Edition): ToReplace[] {
  const texts = edition.list().filter((file) => file.endsWith('.yaml'));
  const found = texts.flatMap((file) => {
    const own = linesOf(edition, file).map(withoutSpaces);
    return starterLines(file).flatMap((comment, at, lines) => {
      const [, todo] = /^\s*# To do: (.*)$/.exec(comment) ?? [];
      const below = lines.slice(at + 1).filter((line) => !/^\s*#/.test(line));
      const [, field = ''] = /^[ -]*(\w+):/.exec(below[0] ?? '') ?? [];
      // The first line of the value, which may begin below the name of its field.
      const value = withoutSpaces(below.find((line) => !/(^|>-|:)$/.test(line)) ?? '');
      if (todo === undefined || !own.includes(withoutSpaces(comment))) return [];
      return own.flatMap((line, index) =>
        line === value ? { file, line: index + 1, field, todo } : [],
      );
    });
  });
  const hasMembers = edition.members.read().length > 0;
  const members = { file: edition.members.file, field: '', todo: 'add your members.' };
  return hasMembers ? found : [...found, members];
}

/** What associations of several states have alike: the places around them, and sites of the whole country. */
const isShared = (file: string, key: string) =>
  (file === 'region.yaml' && key !== 'licensing') || (file === 'resources.yaml' && key !== 'state');

/** An address, a phone number, a person, or a sentence with a name: only one association says such a line. */
const isDistinctive = (line: string) =>
  !/^\s*#/.test(line) &&
  (/@(?!example\.org)|https?:|\d{7}|- name: /.test(line) ||
    (/[a-z,] \p{Lu}\p{Ll}/u.test(line) && line.trim().split(' ').length > 3));

const clipped = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

/** The lines and pictures that an edition still has from another one of a different state. */
export function copiedFrom(other: Edition, edition: Edition): ToReplace[] {
  if (other.region.read().postalCode === edition.region.read().postalCode) return [];
  const theirFiles = new Set(other.list());
  const both = edition.list().filter((file) => theirFiles.has(file));
  const sameFiles = both
    .filter((file) => /^(pictures|video)\/|^theme\.yaml$/.test(file) && !starterLines(file)[0])
    .filter((file) => Buffer.compare(edition.readBytes(file), other.readBytes(file)) === 0)
    .map((file) => ({ file, field: '', todo: 'the same file.' }));
  const sameLines = both
    .filter((file) => /^(?!theme).*\.yaml$|^posts\/|^members\.csv$/.test(file))
    .flatMap((file) => {
      const theirs = new Set(linesOf(other, file)).difference(new Set(starterLines(file)));
      let key = '';
      return linesOf(edition, file).flatMap((line, at) => {
        key = /^(\w+):/.exec(line)?.[1] ?? key;
        const isCopy = theirs.has(line) && isDistinctive(line) && !isShared(file, key);
        return isCopy ? { file, line: at + 1, field: '', todo: clipped(line.trim()) } : [];
      });
    });
  return [...sameFiles, ...sameLines];
}

/** Every other edition of the project. */
export const otherEditions = (edition: Edition): Edition[] =>
  globSync('{content,editions/*}/region.yaml')
    .map((file) => toPosix(file).replace(/\/region\.yaml$/, ''))
    .filter((folder) => folder !== edition.folder)
    .map((folder) => openEdition(folder));
