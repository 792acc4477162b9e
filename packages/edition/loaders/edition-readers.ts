// The kinds of files in an edition. Each reader reads its file again at every call.
import type { z } from 'zod';
import { boardSchema, factsSchema } from '#schemas/association.ts';
import { regionSchema } from '#schemas/region.ts';
import { fileError, tryRead } from './content-error.ts';
import { articleIds, deadLinks, type YamlIssue } from './cross-checks.ts';
import type { Files } from './files.ts';
import { parseYaml } from './read-yaml.ts';
import { type References, referencesOf } from './references.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Check<Schema extends z.ZodType> = (content: z.output<Schema>) => readonly YamlIssue[];

export function readersOf(files: Files) {
  /**
   * A file whose texts have no references. Every file of texts needs some of them: a text that stays is parsed once.
   * @param usual what a missing file says; undefined if an edition needs the file
   */
  const plain = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    check: Check<Schema> = () => [],
    usual?: string,
  ) => {
    let last: { readonly text: string; readonly content: z.output<Schema> } | undefined;
    const read = () => {
      const text = files.has(file) ? files.readText(file) : (usual ?? files.readText(file));
      if (last?.text !== text)
        last = { text, content: parseYaml(files.pathOf(file), text, schema, check) };
      return last.content;
    };
    return { file, schema, check, read };
  };

  /** A JSON file that `npm run places` makes. */
  const made = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
    file,
    read: (): z.output<Schema> => {
      const isThere = files.has(file);
      const { data, success } = schema.safeParse(isThere && parseJson(files.readText(file)));
      if (success) return data;
      const what = isThere ? 'damaged or out of date' : 'missing';
      const hint = 'Run `npm run places` to create it again.';
      throw fileError(files.pathOf(file), `This file is ${what}.`, hint);
    },
  });

  const region = plain('region.yaml', regionSchema);
  const facts = plain('facts.yaml', factsSchema);
  /** Without replacing the references in the file. */
  const board = plain('board.yaml', boardSchema);

  /** The facts that texts may refer to. While their files have issues, which are reported there, any fact passes. */
  const references = (): References | undefined =>
    tryRead(() => referencesOf(facts.read(), region.read(), board.read().members.length));

  /**
   * A file of texts that may refer to facts.
   * @param own references that only its texts may use
   */
  const texts = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    ownCheck: Check<Schema> = () => [],
    own: References = {},
  ) => {
    const check: Check<Schema> = (content) => [
      ...deadLinks(content, articleIds(files)),
      ...ownCheck(content),
    ];
    const read = () => {
      const common = references();
      const facts = common && { ...common, ...own };
      return parseYaml(files.pathOf(file), files.readText(file), schema, check, facts);
    };
    return { file, schema, check, read };
  };

  return { region, facts, references, texts, plain, made };
}

type Texts = ReturnType<typeof readersOf>['texts'];
type PageRows = Readonly<Record<string, { readonly schema: z.ZodType; readonly own?: References }>>;

/** The words of each page of a table. */
export function pagesOf<Pages extends PageRows>(
  pages: Pages,
  texts: Texts,
): { readonly [Name in keyof Pages]: ReturnType<typeof texts<Pages[Name]['schema']>> };
export function pagesOf(pages: PageRows, texts: Texts) {
  const rows = Object.entries(pages).map(([name, { schema, own }]) => {
    return [name, texts(`pages/${name}.yaml`, schema, undefined, own)] as const;
  });
  return Object.fromEntries(rows);
}
