// What a workbook says about itself: its sheets, and the texts that its cells share.
import type { WorkbookParts } from './workbook-parts.ts';

/** The path of a part that another part in xl/ names. */
const pathIn = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`.replaceAll(/[^/]+\/\.\.\//g, '');

export type WorkbookIndex = {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** The names of hidden sheets. The import publishes no one in them. */
  readonly hidden: readonly string[];
  /** The texts that cells refer to by number. */
  readonly texts: readonly string[];
};

export async function workbookIndex({ parse }: WorkbookParts): Promise<WorkbookIndex> {
  const paths = new Map<string, string>();
  let textsPath: string | undefined;
  await parse('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target, Type }) => {
      if (tag !== 'Relationship' || Target === undefined) return;
      paths.set(Id, pathIn(Target));
      if (Type?.endsWith('/sharedStrings')) textsPath = pathIn(Target);
    },
  });

  const sheets: { name: string; path: string }[] = [];
  const hidden: string[] = [];
  await parse('xl/workbook.xml', {
    open: (tag, { name = '', state = '', ...attributes }) => {
      if (tag !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? [];
      const path = paths.get(id);
      if (/hidden/i.test(state)) hidden.push(name);
      // A sheet may be a chart, which has no rows.
      else if (path?.includes('worksheet')) sheets.push({ name, path });
    },
  });

  const texts: string[] = [];
  if (textsPath !== undefined) {
    await parse(textsPath, {
      close: (tag, text) => {
        if (tag === 'si') texts.push(text);
      },
    });
  }
  return { sheets, hidden, texts };
}
