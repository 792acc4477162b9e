// The kinds of files in an edition. Each reader reads its file again at every call.
import type { z } from 'zod';
import { boardSchema, factsSchema } from '#schemas/association.ts';
import { regionSchema } from '#schemas/region.ts';
import { ContentError, tryRead } from './content-error.ts';
import { articleIds, deadLink, issueAt, type YamlIssue } from './cross-checks.ts';
import type { Files } from './files.ts';
import { parseYaml, type YamlReading } from './read-yaml.ts';
import { type References, referencesOf } from './references.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Link = { readonly path: YamlIssue['path']; readonly href: string };

/** The fields called href. */
function linksIn(value: unknown, path: Link['path'] = []): Link[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'href' ? [{ path: at, href: String(inner) }] : linksIn(inner, at);
  });
}

/** An issue for every link to a page of this site that isn't there. */
function linkIssues(files: Files, content: unknown): YamlIssue[] {
  const links = linksIn(content);
  const articles = links.length > 0 ? articleIds(files) : [];
  return links.flatMap(({ path, href }) => issueAt(path, deadLink(href, articles)));
}

export function readersOf(files: Files) {
  /** A file whose texts have no references. Every file of texts needs some of them: a text that stays is parsed once. */
  const plain = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    look?: YamlReading<z.output<Schema>>['look'],
  ) => {
    let last: { readonly text: string; readonly content: z.output<Schema> } | undefined;
    const read = () => {
      const text = files.readText(file);
      if (last?.text !== text)
        last = { text, content: parseYaml(files.pathOf(file), text, schema, { look }) };
      return last.content;
    };
    return { file, schema, look, read };
  };

  /** A JSON file that `npm run places` makes. */
  const made = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
    file,
    read: (): z.output<Schema> => {
      const isThere = files.has(file);
      const { data, success } = schema.safeParse(isThere && parseJson(files.readText(file)));
      if (success) return data;
      const reason = isThere ? 'This file is damaged or out of date.' : 'This file is missing.';
      const hint = 'Run `npm run places` to create it again.';
      throw new ContentError(files.pathOf(file), [{ field: '', reason, hint }]);
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
    ownLook: (content: z.output<Schema>) => readonly YamlIssue[] = () => [],
    own: References = {},
  ) => {
    const look = (content: z.output<Schema>) => [
      ...linkIssues(files, content),
      ...ownLook(content),
    ];
    const read = () => {
      const common = references();
      const reading = { look, facts: common && { ...common, ...own } };
      return parseYaml(files.pathOf(file), files.readText(file), schema, reading);
    };
    return { file, schema, look, read };
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
