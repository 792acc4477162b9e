// What a workbook says of itself: its sheets, and the texts that its cells share.
import { collectText, withoutEscapes } from './cell-text.ts';
import { damaged, type WorkbookParts } from './workbook-parts.ts';
import { xmlReader } from './xml-events.ts';

type SheetPlace = { readonly name: string; readonly path: string };

/** The path of a part that another one in xl/ names. */
const pathIn = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`.replaceAll(/[^/]+\/\.\.\//g, '');

async function targets(parts: WorkbookParts): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const reader = xmlReader({
    open: (tag, { Id, Target, Type }) => {
      if (tag !== 'Relationship' || Target === undefined) return;
      if (Id !== undefined) found.set(Id, pathIn(Target));
      if (Type?.endsWith('/sharedStrings')) found.set('sharedStrings', pathIn(Target));
    },
  });
  await parts.read('xl/_rels/workbook.xml.rels', reader.write);
  reader.end();
  return found;
}

/** The sheets that can be seen, and the path of the shared texts, if there are any. */
export async function workbookIndex(
  name: string,
  parts: WorkbookParts,
): Promise<{
  readonly sheets: readonly SheetPlace[];
  /** The names of hidden sheets. No one in them is published. */
  readonly hidden: readonly string[];
  readonly sharedTexts: string | undefined;
}> {
  const paths = await targets(parts);
  const sheets: SheetPlace[] = [];
  const hidden: string[] = [];
  const reader = xmlReader({
    open: (tag, attributes) => {
      if (tag !== 'sheet') return;
      if (/hidden/i.test(attributes.state ?? '')) {
        hidden.push(attributes.name ?? '');
        return;
      }
      const [, id] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? [];
      const path = paths.get(id ?? '');
      // A sheet may be a chart, which has no rows.
      if (path?.includes('worksheet')) sheets.push({ name: attributes.name ?? '', path });
    },
  });
  await parts.read('xl/workbook.xml', reader.write);
  reader.end();
  if (sheets.length === 0) throw damaged(name);
  return { sheets, hidden, sharedTexts: paths.get('sharedStrings') };
}

/** The texts that cells refer to by their number. */
export async function sharedTexts(
  name: string,
  parts: WorkbookParts,
  path: string,
): Promise<readonly string[]> {
  const texts: string[] = [];
  const text = collectText(name);
  let [inText, phonetic] = [false, false];
  const reader = xmlReader({
    open: (tag) => {
      if (tag === 'si') text.begin();
      else if (tag === 't') inText = true;
      else if (tag === 'rPh') phonetic = true;
    },
    text: (piece) => {
      if (inText && !phonetic) text.add(piece);
    },
    close: (tag) => {
      if (tag === 't') inText = false;
      else if (tag === 'rPh') phonetic = false;
      else if (tag === 'si') texts.push(withoutEscapes(text.take()));
    },
  });
  await parts.read(path, reader.write);
  reader.end();
  return texts;
}
