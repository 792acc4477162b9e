// The kinds of files in an edition. Each reader reads its file again at every call.
import type { z } from 'zod';
import { boardSchema, factsSchema } from '#schemas/association.ts';
import { regionSchema } from '#schemas/region.ts';
import { tryRead, withFile } from './collect-issues.ts';
import { ContentError } from './content-error.ts';
import { validatePageLinks } from './cross-checks.ts';
import type { Files } from './files.ts';
import { readPosts } from './read-posts.ts';
import { readYaml, type YamlIssue, type YamlReading } from './read-yaml.ts';
import { type References, referencesOf, unknownReferences } from './references.ts';

/**
 * The content of a JSON file.
 * @param script the command that makes the file, for the message
 * @throws ContentError when the file is missing or isn't what the script writes.
 */
const readJson = <Schema extends z.ZodType>(
  files: Files,
  name: string,
  schema: Schema,
  script: string,
): z.output<Schema> => {
  const file = files.pathOf(name);
  return withFile(file, () => {
    const result = files.has(name) ? schema.safeParse(parseJson(files.readText(name))) : undefined;
    if (result?.success) return result.data;
    const reason = result ? 'This file is damaged or out of date.' : 'This file is missing.';
    const hint = `Run \`${script}\` to create it again.`;
    throw new ContentError(file, [{ field: '', reason, hint }]);
  });
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields called href with a path of this site. */
function linksIn(
  value: unknown,
  path: YamlIssue['path'] = [],
): { path: YamlIssue['path']; href: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const isLink = key === 'href' && typeof inner === 'string' && inner.startsWith('/');
    return isLink ? [{ path: at, href: inner }] : linksIn(inner, at);
  });
}

type Texts = ReturnType<typeof readersOf>['texts'];
type PageRows = Readonly<Record<string, { schema: z.ZodType; own?: References }>>;

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

export function readersOf(files: Files) {
  /** A file whose texts have no references. */
  const plain = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
    file,
    schema,
    look: undefined,
    read: () => readYaml(files, file, schema),
  });

  /** A file that a script makes. */
  const made = <Schema extends z.ZodType>(file: string, schema: Schema, script: string) => ({
    file,
    read: () => readJson(files, file, schema, script),
  });

  const region = plain('region.yaml', regionSchema);
  const facts = plain('facts.yaml', factsSchema);

  /** Read without replacing the references in the file. */
  const boardSize = () => readYaml(files, 'board.yaml', boardSchema).members.length;

  /** The facts that texts may refer to. */
  const references = () => referencesOf(facts.read(), region.read(), boardSize());

  /** The same for a check of all files, where the files of facts report their own issues. */
  const knownReferences = () => tryRead(references) ?? unknownReferences;

  /** The ids of the articles; undefined when the articles have issues, which are reported elsewhere. */
  const articleIds = () =>
    tryRead(() => readPosts(files, knownReferences()).map(({ post }) => post.id));

  /** An issue for every link of a file that leads to no page. */
  const linkIssues = (content: unknown) => {
    const links = linksIn(content);
    const ids = links.length > 0 ? articleIds() : undefined;
    return ids ? validatePageLinks(links, ids) : [];
  };

  /**
   * A file of texts that may refer to facts. Its `check` reports no issues of the facts.
   * @param own references that only its texts may use
   */
  const texts = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    ownLook?: YamlReading<z.output<Schema>>['look'],
    own: References = {},
  ) => {
    const look = (content: z.output<Schema>) => [
      ...linkIssues(content),
      ...(ownLook?.(content) ?? []),
    ];
    const read = (facts: References) =>
      readYaml(files, file, schema, { look, facts: { ...facts, ...own } });
    return {
      file,
      schema,
      look,
      read: () => read(references()),
      check: () => read(knownReferences()),
    };
  };

  return { region, facts, references, knownReferences, texts, plain, made };
}
