// Opens, saves and removes articles: the fields above the second line of ---, and the text below.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { inEdition } from '@appraisers/edition/loaders/edition-folder.ts';
import { pictureFiles } from '@appraisers/edition/loaders/pictures.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import type { ArticleResponse, ArticleRow } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { cleanInput } from '#desk/forms/clean-input.ts';
import { articleWords } from '#desk/forms/form-words.ts';
import { jsonForm } from '#desk/forms/json-form.ts';
import { withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { DeskError } from './desk-error.ts';
import { assertCurrent, fileText, save, slug } from './edition-files.ts';

const fileName = /^[\w-]+\.md$/;

function fileOf(name: string): string {
  if (!fileName.test(name)) throw new DeskError('There is no such article.');
  return `posts/${name}`;
}

const partsOf = (text: string) => splitArticle(text) ?? { head: '', body: '' };

const names = () =>
  globSync(inEdition('posts/*.md'))
    .map((file) => basename(file))
    .filter((name) => fileName.test(name));

const headOf = (name: string) => yamlOf(partsOf(fileText(fileOf(name)).text).head);

export function articles(): readonly ArticleRow[] {
  const rows = names().map((file) => {
    const head = headOf(file);
    const words = (key: string) => (isFields(head) ? String(head[key] ?? '') : '');
    return { file, title: words('title') || file, date: words('date') };
  });
  return rows.sort((a, b) => b.date.localeCompare(a.date));
}

function nextId(): number {
  const ids = names().map((name) => {
    const head = headOf(name);
    return isFields(head) ? Number(head.id) || 0 : 0;
  });
  return Math.max(0, ...ids) + 1;
}

const answer = (title: string, hash: string, value: unknown, body: string): ArticleResponse => ({
  title,
  lead: 'Figures that change, such as {dues}, are written as they stand under Facts.',
  hash,
  body,
  value,
  ...jsonForm(postSchema, articleWords, { choices: { image: [...pictureFiles().keys()] } }),
});

/** An article that is there, or with the name `new` one to begin. */
export function openArticle(name: string, today: string): ArticleResponse {
  if (name === 'new') return answer('A new article', '', { id: nextId(), date: today }, '');
  const { text, hash } = fileText(fileOf(name));
  if (text === '') throw new DeskError('This article is no longer there.');
  const { head, body } = partsOf(text);
  return answer('Article', hash, yamlOf(head), body.replace(/^\n/, ''));
}

/** A file name of the title: "3-what-an-appraiser-sees.md". */
function nameFor(value: unknown): string {
  const { id, title } = isFields(value) ? value : {};
  return `${Number(id) || 0}-${slug(String(title ?? '')).slice(0, 60) || 'article'}.md`;
}

const asBody = (text: string) => `\n${text.replaceAll(/\r\n?/g, '\n').trim()}\n`;

/** The fields in the order of the form. */
function inOrder(value: unknown) {
  const fields = isFields(value) ? value : {};
  const names = Object.keys(articleWords).filter((name) => fields[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** The article's text with the fields and the words of the form. */
function withParts(text: string, value: unknown, body: string): string {
  const before = partsOf(text);
  const head = withValue(before.head, before.head === '' ? inOrder(value) : value);
  const same = before.body.replace(/^\n/, '') === body;
  return `---\n${head}---\n${same ? before.body : asBody(body)}`;
}

/**
 * Saves an article under its name, or a new one under a name made from its title. Returns the name.
 * @throws DeskError when the file was changed meanwhile, or a build would not accept it.
 */
export function saveArticle(name: string, hash: string, input: unknown, body: string): string {
  const value = (before: unknown) => cleanInput(input, before);
  if (name !== 'new') {
    const file = fileOf(name);
    assertCurrent(file, hash);
    const { text, bytesOf } = fileText(file);
    const next = withParts(text, value(yamlOf(partsOf(text).head)), body);
    if (next !== text) save(new Map([[file, bytesOf(next)]]), file, inBody);
    return name;
  }
  const own = nameFor(input);
  if (names().includes(own))
    throw new DeskError(`There is an article in ${own} already. Give this one another number.`);
  const file = fileOf(own);
  save(new Map([[file, Buffer.from(withParts('', value({}), body))]]), file, inBody);
  return own;
}

/** Issues of the text are shown at the text. */
const inBody = ({ path }: { readonly path?: readonly PropertyKey[] | undefined }) =>
  path === undefined ? ['body'] : undefined;

export function removeArticle(name: string, hash: string): void {
  const file = fileOf(name);
  assertCurrent(file, hash);
  save(new Map([[file, undefined]]), file);
}
