// What volunteers call the files of the edition.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { isFields } from '#desk/fields.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { tryYaml } from '#desk/writing/write-yaml.ts';

function articleTitle(text: string): string | undefined {
  const head = tryYaml(splitArticle(text)?.head ?? '');
  return isFields(head) && head.title ? String(head.title) : undefined;
}

/** What the volunteer calls a file of the edition. A title of an article comes from its text. */
export function titleOf(
  { site, members, memberNumbers }: Edition,
  file: string,
  text = '',
): string {
  const [folder, name = ''] = file.split('/');
  if (file.startsWith(':/')) return `Program file: ${file.slice(2)}`;
  if (folder === 'posts') return `Article: ${articleTitle(text) ?? name}`;
  if (folder === 'pictures') return `Picture: ${name}`;
  if (folder === 'video') return `Video: ${name}`;
  if (file === site.file) return 'Office and site settings';
  if (file === members.file) return 'Members';
  if (file === memberNumbers.file) return 'Numbers and confirmations of members';
  return Object.values(deskForms).find((form) => form.file === file)?.title ?? 'Other content';
}
