// The one format in which the desk writes YAML: that of the yaml library, with every value that is too
// long for its line in the form that is easiest to edit by hand.
import {
  type Document,
  isCollection,
  isNode,
  isPair,
  type Node,
  Scalar,
  stringify,
  visit,
} from 'yaml';

const lineWidth = 80;

/** How the library writes: two spaces of indentation, no spaces inside brackets and braces. */
const format = { lineWidth, indent: 2, flowCollectionPadding: false } as const;

type Path = readonly (Document | Node | { readonly key: unknown })[];

/** The column where a value starts if it is on the line of its field or dash. */
function columnOf(path: Path): number {
  const parent = path.at(-1);
  const behind = isPair(parent) ? `${parent.key}: ` : '- ';
  return format.indent * (path.filter(isCollection).length - 1) + behind.length;
}

/** The length of a list or map in brackets or braces. */
const flowLength = (node: Node) =>
  stringify(node, { ...format, collectionStyle: 'flow', lineWidth: 0 }).length;

/**
 * The text of a document. A text too long for its line is folded below a `>-`, where quotes and colons
 * need no care. A list or map too long for its line gets a line for each entry.
 */
export function formatYaml(document: Document): string {
  const inFlow = (path: Path) => path.some((node) => isCollection(node) && node.flow);
  visit(document, {
    Collection: (_, node, path) => {
      const [first] = node.items;
      const start = isPair(first) ? first.key : first;
      // An entry that became the first has no blank line above it.
      if (isNode(start)) start.spaceBefore = false;
      if (!node.flow || inFlow(path)) return;
      if (columnOf(path) + flowLength(node) > lineWidth) node.flow = false;
    },
    Scalar: (key, node, path) => {
      const { value, type } = node;
      if (key === 'key' || typeof value !== 'string' || inFlow(path)) return;
      if (type === Scalar.BLOCK_LITERAL || !value.includes(' ')) return;
      // Two more for the quotes that it may need.
      if (columnOf(path) + value.length + 2 > lineWidth) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString(format);
}
