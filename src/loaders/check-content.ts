// Everything the association may change, read once before anything is built from it.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type Site, siteSchema } from '#schemas/site.ts';
import { ContentError, inWords } from './content-error.ts';
import { contentFiles } from './content-files.ts';
import { readBoard, readHomePage } from './read-illustrated.ts';
import { readMembers } from './read-members.ts';
import { readPosts } from './read-posts.ts';
import { readYaml } from './read-yaml.ts';
import { together } from './together.ts';

/** What an editor or a system leaves beside a file is nobody's content. */
const leftBeside = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$/i;

/** A file with a slip in its name would be read by nobody. */
function refuseStrangers(): void {
  const known = new Set<string>(
    [
      ...Object.keys(contentFiles),
      'content/members.csv',
      'content/README.md',
      ...globSync('content/posts/*.md'),
    ].map(withSlashes),
  );
  const strangers = globSync('content/**/*.*')
    .map(withSlashes)
    .filter((file) => !known.has(file) && !leftBeside.test(basename(file)));
  const faults = strangers.map((file) => ({
    file,
    field: '',
    found: inWords('a file that the site does not read'),
    expected: 'only the files that content/README.md names; rename it or move it elsewhere',
  }));
  if (faults.length > 0) throw new ContentError('', faults);
}

const withSlashes = (file: string) => file.replaceAll('\\', '/');

/**
 * Reads every file of content/.
 * @throws ContentError with every fault of every file.
 */
export function checkContent(): void {
  const files = Object.entries(contentFiles);
  together<unknown>([
    ...files.map(
      ([file, schema]) =>
        () =>
          readYaml(file, schema),
    ),
    readBoard,
    readHomePage,
    () => readMembers(),
    () => readPosts(),
    refuseStrangers,
  ]);
}

/**
 * What stands in content/site.yaml, which is needed before anything is built.
 * @throws ContentError with the faults of the other files, too.
 */
export function readSite(): Site {
  try {
    return readYaml('content/site.yaml', siteSchema);
  } catch (error) {
    checkContent();
    throw error;
  }
}
