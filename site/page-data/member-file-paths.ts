// The addresses of the files of a large directory.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { memberFiles } from '#integrations/member-files.ts';

/** None for a small directory. */
export function memberFilePaths() {
  const { build = '', files = new Map<string, object>() } = memberFiles(edition) ?? {};
  return [...files].map(([file, content]) => ({ params: { build, file }, props: { content } }));
}
