// The code that answers. It is one file, which loads at the first focus or with a search in the address.
import { openDirectory } from '@appraisers/directory/directory.ts';
import type { FinderFile } from '@appraisers/edition/loaders/directory-file.ts';
import { client } from '#loading/query-client.ts';
import styles from './answer.css?url';

export { search } from '@appraisers/directory/search.ts';
export { Answer } from './Answer.tsx';
export { LocatedPlace } from './LocatedPlace.tsx';
export { Mismatch } from './Mismatch.tsx';
export { Suggestions } from './Suggestions.tsx';
export { Summary } from './Summary.tsx';

/** Adds the style sheet of an answer. Without the sheet, an answer is still complete. */
export const addStyles = () =>
  new Promise((done) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = styles;
    sheet.onload = done;
    sheet.onerror = done;
    document.head.prepend(sheet);
  });

/** @throws if the file is missing, or not a directory */
export async function readDirectory(address: string) {
  try {
    // Not kept: a copy that can't be read must not serve the next try.
    const file = await client.fetchQuery<FinderFile>({
      queryKey: [address],
      staleTime: 0,
      gcTime: 0,
    });
    return { directory: openDirectory(file), advice: file.advice };
  } catch (error) {
    // The browser may keep a damaged copy for a year, also over a reload. This replaces it.
    fetch(address, { cache: 'reload', credentials: 'include' }).catch(() => undefined);
    throw error;
  }
}
