// Everything the association may change, read once before anything is built from it.
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '#schemas/site.ts';
import { picture } from '#schemas/text.ts';
import { collectIssues } from './collect-issues.ts';
import { asPhrase, ContentError } from './content-error.ts';
import { edition } from './edition.ts';
import { editionFolder, inEdition } from './edition-folder.ts';
import { toPosix } from './posix-path.ts';

/** What an editor or a system leaves beside a file is no one's content. */
const ignoredFiles = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$/i;

/** Files that are there for others to name. */
const named = (file: string) =>
  file.startsWith('film/') ||
  (file.startsWith('pictures/') && picture.safeParse(file.slice('pictures/'.length)).success);

/** A file with a mistake in its name would be read by no one. */
function assertKnownFiles(): void {
  const known = new Set(['README.md', ...Object.values(edition).map(({ file }) => file)]);
  const strangers = globSync('**/*.*', { cwd: editionFolder() })
    .map(toPosix)
    .filter((file) => !known.has(file) && !/^posts\/[^/]+\.md$/.test(file))
    .filter((file) => !named(file) && !ignoredFiles.test(basename(file)));
  const issues = strangers.map((file) => ({
    file: inEdition(file),
    field: '',
    found: asPhrase('a file that the site does not read'),
    expected: 'only the files that content/README.md names; rename it or move it elsewhere',
  }));
  if (issues.length > 0) throw new ContentError('', issues);
}

function assertEdition(): void {
  if (existsSync(editionFolder())) return;
  const found = asPhrase('no such folder');
  const expected = 'the folder of an edition; CONTENT_DIR names it, `content` without it';
  throw new ContentError(editionFolder(), [{ field: '', found, expected }]);
}

/**
 * Reads every file of the edition.
 * @throws ContentError with every fault of every file.
 */
export function validateContent(): void {
  assertEdition();
  const files = Object.values(edition).map((entry) =>
    'check' in entry ? entry.check : entry.read,
  );
  collectIssues<unknown>([...files, assertKnownFiles]);
}

/**
 * What stands in site.yaml, which is needed before anything is built.
 * @throws ContentError with the faults of the other files, too.
 */
export function readSite(): Site {
  assertEdition();
  try {
    return edition.site.read();
  } catch (error) {
    validateContent();
    throw error;
  }
}
