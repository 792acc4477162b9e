// The kinds of files in an edition. Each reader reads its file again at every call.
import type { z } from 'zod';
import { boardSchema, factsSchema } from '#schemas/association.ts';
import { regionSchema } from '#schemas/region.ts';
import { fileError, tryRead } from './content-error.ts';
import { articleIds, unknownChoices, type YamlIssue } from './cross-checks.ts';
import type { Files } from './files.ts';
import { parseYaml } from './read-yaml.ts';
import { type References, referencesOf } from './references.ts';

type Options<Schema extends z.ZodType> = {
  /** Finds issues of content that fits its schema. */
  readonly check?: ((content: z.output<Schema>) => readonly YamlIssue[]) | undefined;
  /** What a missing file says; undefined if an edition needs the file. */
  readonly usual?: string;
  /** The facts that its texts may refer to. */
  readonly facts?: () => References | undefined;
};

export function readersOf(files: Files) {
  /** Looks for articles once, if a text is a link: that reads the whole folder. */
  const articles = () => {
    let ids: readonly string[] | undefined;
    return {
      get articles() {
        ids ??= articleIds(files);
        return ids;
      },
    };
  };
  const yaml = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    options: Options<Schema> = {},
  ) => {
    const check = (content: z.output<Schema>) => [
      ...unknownChoices(schema, content, articles()),
      ...(options.check?.(content) ?? []),
    ];
    const read = () => {
      const usual = files.has(file) ? undefined : options.usual;
      const text = usual ?? files.readText(file);
      return parseYaml(files.pathOf(file), text, schema, check, options.facts?.());
    };
    return { file, schema, check, read };
  };

  /** A JSON file that `npm run places` makes. */
  const made = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
    file,
    read: (): z.output<Schema> => {
      const isThere = files.has(file);
      try {
        if (isThere) return schema.parse(JSON.parse(files.readText(file)));
      } catch {}
      const reason = `This file is ${isThere ? 'damaged or out of date' : 'missing'}.`;
      throw fileError(files.pathOf(file), reason, 'Run `npm run places` to create it again.');
    },
  });

  const region = yaml('region.yaml', regionSchema);
  const facts = yaml('facts.yaml', factsSchema);
  /** Without replacing the references in the file. */
  const board = yaml('board.yaml', boardSchema);

  let known: { readonly texts: string; readonly references: References | undefined } | undefined;
  /** The facts that texts may refer to. While their files have issues, which are reported there, any fact passes. */
  function references(): References | undefined {
    const sources = [facts, region, board].map(({ file }) => tryRead(() => files.readText(file)));
    // Every file of texts needs them.
    if (known?.texts !== sources.join())
      known = {
        texts: sources.join(),
        references: tryRead(() =>
          referencesOf(facts.read(), region.read(), board.read().members.length),
        ),
      };
    return known.references;
  }

  /**
   * A file of texts that may refer to facts.
   * @param own references that only its texts may use
   */
  const texts = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    check?: Options<Schema>['check'],
    own: References = {},
  ) => {
    const facts = () => {
      const common = references();
      return common && { ...common, ...own };
    };
    return yaml(file, schema, { check, facts });
  };

  return { region, facts, board, references, texts, yaml, made };
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
