// The texts of an edition with the place of each, to compare editions.
import { LineCounter, parseDocument } from 'yaml';
import type { Edition } from '#loaders/open-edition.ts';
import { describePlace } from '#loaders/yaml-place.ts';

export type PlacedText = {
  /** The name of the file in the edition. */
  readonly file: string;
  /** As an editor counts them. */
  readonly line: number;
  /** The path of the value, such as members.0.name; empty in other files than YAML. */
  readonly field: string;
  readonly text: string;
};

/** Generated, or the same for every association. */
const isCommon = (file: string) => /^(region\/|theme\.yaml$|membership\.yaml$)/.test(file);

type Leaf = { readonly path: readonly (string | number)[]; readonly text: string };

const leavesOf = (value: unknown, path: Leaf['path'] = []): Leaf[] =>
  value === null || typeof value !== 'object'
    ? [{ path, text: `${value}` }]
    : Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      );

/** Every value of a YAML text that isn't a list or a group. */
export function yamlValues(file: string, text: string): PlacedText[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const value: unknown = document.toJS();
  const place = describePlace(document, lines, value);
  return leavesOf(value).map((leaf) => ({
    file,
    line: place(leaf.path).line ?? 1,
    field: leaf.path.join('.'),
    text: leaf.text,
  }));
}

const linesOf = (file: string, source: string): PlacedText[] =>
  source
    .split('\n')
    .map((text, at) => ({ file, line: at + 1, field: '', text: text.trim() }))
    .filter(({ text }) => text !== '');

/** The texts of all files. A row of a list of members is one text. */
export const textsOf = (edition: Edition): PlacedText[] =>
  edition
    .list()
    .filter((file) => !isCommon(file) && /\.(yaml|md|csv)$/.test(file) && file !== 'README.md')
    .flatMap((file) => {
      const texts = file.endsWith('.yaml') ? yamlValues : linesOf;
      return texts(file, edition.readText(file));
    });
