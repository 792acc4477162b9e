// The files of a large directory, and its index, which comes before anything that searches.

import { membersFolder } from 'virtual:member-files';
import type { BuildFile, IndexFile } from '@appraisers/directory/member-shards.ts';
import { inSite } from '#loading/in-site.ts';
import { createQueryClient } from '#loading/query-client.ts';

const client = createQueryClient();

/**
 * Fetches a file of this build.
 * @param query bypasses a bad copy in the browser's cache
 * @throws Error for yesterday's file, or another one in its place
 */
export async function fetchMemberFile<File extends BuildFile>(
  name: string,
  query = '',
): Promise<File> {
  const queryKey = [inSite('/members'), membersFolder, `${name}.json${query}`];
  const file = await client.fetchQuery<File>({ queryKey });
  if (file.build !== membersFolder)
    throw new Error(`The file ${name}.json is of another build of this site.`);
  return file;
}

let index: IndexFile | undefined;

/** Fetches the index. */
export async function loadIndex(): Promise<void> {
  index ??= await fetchMemberFile<IndexFile>('index');
}

/** @throws Error before the index has loaded. */
export function readIndex(): IndexFile {
  if (!index) throw new Error('The index of the members loads before the finder.');
  return index;
}
