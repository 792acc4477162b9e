// The texts of an edition with the place of each, to compare editions.
import { isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Edition } from '#loaders/open-edition.ts';

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

/** Every value of a YAML text that isn't a list or a group. */
export function yamlValues(file: string, source: string): PlacedText[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const found: PlacedText[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key') return;
      const steps = path.flatMap((parent, at) => {
        const child = path[at + 1] ?? node;
        if (isPair(parent)) return isScalar(parent.key) ? [`${parent.key.value}`] : [];
        return isNode(parent) && 'items' in parent && !isPair(child)
          ? [`${parent.items.findIndex((item) => Object.is(item, child))}`]
          : [];
      });
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      found.push({ file, line, field: steps.join('.'), text: `${node.value}` });
    },
  });
  return found;
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
    .filter((file) => !isCommon(file))
    .flatMap((file) => {
      if (file.endsWith('.yaml')) return yamlValues(file, edition.readText(file));
      if (/\.(md|csv)$/.test(file) && file !== 'README.md')
        return linesOf(file, edition.readText(file));
      return [];
    });
