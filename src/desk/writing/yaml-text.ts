// Values as the YAML of an edition writes them: long texts folded, small groups of numbers on a line.
import { Document, isCollection, isNode, isScalar, type Scalar, visit } from 'yaml';

/** The longest line, in characters: the files are read by people. */
const lineWidth = 84;

export type Style = {
  /** How far the value's own lines are indented, in spaces. */
  readonly indent: number;
  /** How a text was written so far. */
  readonly type?: Scalar.Type | undefined;
  /** Whether it stands between brackets or braces. */
  readonly flow?: boolean;
  /** Whether there are spaces inside of them. */
  readonly padded?: boolean;
};

/** Texts too long for a line are folded; `{member: 0, guest: 10}` stays together. */
function givenLooks(value: unknown, { type, flow }: Style): void {
  if (!isNode(value)) return;
  visit(value, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      const long = node.value.length > lineWidth - 24 && node.value.includes(' ');
      if (!flow && (long || type === 'BLOCK_FOLDED')) node.type = 'BLOCK_FOLDED';
      else if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') node.type = type;
    },
    Map: (_, node) => {
      const small = node.items.length > 0 && node.items.length < 4;
      if (flow || (small && node.items.every((pair) => isNumber(pair.value)))) node.flow = true;
    },
    Seq: (_, node) => {
      if (flow) node.flow = true;
    },
  });
}

const isNumber = (value: unknown) => isScalar(value) && typeof value.value === 'number';

/** Every line but the first, moved to the right. */
const indented = (text: string, spaces: number) =>
  text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(spaces)}`);

function written(document: Document, value: unknown, style: Style): string {
  givenLooks(value, style);
  return document.toString({
    lineWidth: style.flow ? 0 : Math.max(40, lineWidth - style.indent),
    flowCollectionPadding: style.padded ?? false,
    blockQuote: 'folded',
  });
}

/** The value of a field, as it stands behind the colon or the dash. */
export function yamlValue(value: unknown, style: Style): string {
  if (style.flow && (value === null || typeof value !== 'object')) {
    // Between brackets a comma needs quotes, too.
    const list = new Document([value]);
    return written(list, list.contents, style).trim().slice('['.length, -']'.length).trim();
  }
  const document = new Document({ k: value });
  const inner = document.get('k', true);
  const text = written(document, inner, style).replace(/\n$/, '');
  const block = isCollection(inner) && !inner.flow && inner.items.length > 0;
  return indented(text.slice(block ? 'k:'.length : 'k: '.length), style.indent);
}

/** A whole field, `name: value`, its first line not indented, with the line end behind it. */
export function yamlField(name: string, value: unknown, style: Style): string {
  const document = new Document({ [name]: value });
  return indented(written(document, document.get(name, true), style), style.indent);
}

/** An entry of a list, from its dash, with the line end behind it. */
export function yamlEntry(value: unknown, style: Style): string {
  const document = new Document([value]);
  return indented(written(document, document.get(0, true), style), style.indent);
}
