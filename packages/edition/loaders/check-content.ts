// Everything the association may change, read once before anything is built from it.
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '#schemas/site.ts';
import { picture } from '#schemas/text.ts';
import { ContentError, inWords } from './content-error.ts';
import { edition } from './edition.ts';
import { editionFolder, inEdition } from './edition-folder.ts';
import { slashed } from './slashed.ts';
import { together, unlessFaulty } from './together.ts';

/** What an editor or a system leaves beside a file is nobody's content. */
const leftBeside = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$/i;

/** Files that are there for others to name. */
const named = (file: string) =>
  file.startsWith('film/') ||
  (file.startsWith('pictures/') && picture.safeParse(file.slice('pictures/'.length)).success);

/** A file with a mistake in its name would be read by nobody. */
function refuseStrangers(): void {
  const known = new Set(['README.md', ...Object.values(edition).map(({ file }) => file)]);
  const strangers = globSync('**/*.*', { cwd: editionFolder() })
    .map(slashed)
    .filter((file) => !known.has(file) && !/^posts\/[^/]+\.md$/.test(file))
    .filter((file) => !named(file) && !leftBeside.test(basename(file)));
  const faults = strangers.map((file) => ({
    file: inEdition(file),
    field: '',
    found: inWords('a file that the site does not read'),
    expected: 'only the files that content/README.md names; rename it or move it elsewhere',
  }));
  if (faults.length > 0) throw new ContentError('', faults);
}

function refuseNoEdition(): void {
  if (existsSync(editionFolder())) return;
  const found = inWords('no such folder');
  const expected = 'the folder of an edition; CONTENT_DIR names it, `content` without it';
  throw new ContentError(editionFolder(), [{ field: '', found, expected }]);
}

/**
 * Reads every file of the edition.
 * @throws ContentError with every fault of every file.
 */
export function checkContent(): void {
  refuseNoEdition();
  const files = Object.values(edition).map((entry) =>
    'check' in entry ? entry.check : entry.read,
  );
  together<unknown>([...files, refuseStrangers]);
}

/** Whether all of it can be published. */
export const isSound = (): boolean =>
  unlessFaulty(() => {
    checkContent();
    return true;
  }) ?? false;

/**
 * What stands in site.yaml, which is needed before anything is built.
 * @throws ContentError with the faults of the other files, too.
 */
export function readSite(): Site {
  refuseNoEdition();
  try {
    return edition.site.read();
  } catch (error) {
    checkContent();
    throw error;
  }
}
