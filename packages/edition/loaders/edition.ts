// The edition that this program works with: the folder that edition.txt names. CONTENT_DIR chooses another one for
// a single command, such as a test.
import { existsSync, readFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';
import { selectionFile } from './files.ts';
import { openEdition } from './open-edition.ts';

/** Without a selection no program can start, so it ends with what to do instead of a stack trace. */
function selectedFolder(): string {
  const folder = existsSync(selectionFile) ? readFileSync(selectionFile, 'utf8').trim() : '';
  if (folder !== '') return folder;
  const reason = 'This file has to name the folder of your edition.';
  const hint = 'Write the folder into it, such as content, and nothing else.';
  console.error(new ContentError(selectionFile, [{ reason, hint }]).message);
  process.exit(1);
}

// No other file reads CONTENT_DIR.
export const edition = openEdition(process.env.CONTENT_DIR || selectedFolder());
