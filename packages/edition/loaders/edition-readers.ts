// The kinds of files in an edition. Each reader reads its file again at every call.
import type { z } from 'zod';
import { boardSchema, factsSchema } from '#schemas/association.ts';
import { regionSchema } from '#schemas/region.ts';
import { fileError, tryRead } from './content-error.ts';
import { type Choices, unknownChoices, type YamlIssue } from './cross-checks.ts';
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

/** @param choices the lists that texts choose from */
export function readersOf(files: Files, choices: () => Choices) {
  const yaml = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    { check = () => [], usual, facts }: Options<Schema> = {},
  ) => ({
    file,
    schema,
    read: () =>
      parseYaml(
        files.pathOf(file),
        usual === undefined || files.has(file) ? files.readText(file) : usual,
        schema,
        (content) => [...unknownChoices(schema, content, choices), ...check(content)],
        facts?.(),
      ),
  });

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
  /** The board as it is written, for what other files need to know of it. */
  const writtenBoard = () =>
    parseYaml(files.pathOf('board.yaml'), files.readText('board.yaml'), boardSchema);

  let known: { readonly sources?: string; readonly facts?: References | undefined } = {};
  /**
   * The facts that texts may refer to. While their files have issues, which are reported there, any fact passes.
   * @param own references that only the texts of one file may use
   */
  function references(own?: References): References | undefined {
    const read = (file: string) => tryRead(() => files.readText(file));
    const sources = ['facts.yaml', 'region.yaml', 'board.yaml'].map(read).join();
    const factsNow = () => referencesOf(facts.read(), region.read(), tryRead(writtenBoard));
    // Every file of texts needs them, so they are made once for the same sources.
    if (known.sources !== sources) known = { sources, facts: tryRead(factsNow) };
    return known.facts && { ...known.facts, ...own };
  }

  /** A file of texts that may refer to facts. */
  const texts = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    check?: Options<Schema>['check'],
    own?: References,
  ) => yaml(file, schema, { check, facts: () => references(own) });

  return { region, facts, writtenBoard, references, texts, yaml, made };
}

type Texts = ReturnType<typeof readersOf>['texts'];
type PageRows = Readonly<Record<string, { readonly schema: z.ZodType; readonly own?: References }>>;

/** The words of each page of a table. */
export function pagesOf<Pages extends PageRows>(
  pages: Pages,
  texts: Texts,
): { readonly [Name in keyof Pages]: ReturnType<typeof texts<Pages[Name]['schema']>> };
export function pagesOf(pages: PageRows, texts: Texts) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, { schema, own }]) => [
      name,
      texts(`pages/${name}.yaml`, schema, undefined, own),
    ]),
  );
}
