// What an answer needs: the directory's file and the code that answers. One promise for both, so that both
// are there or neither. TanStack Query holds it under the site's default rule: once, without retries.
import { openDirectory } from '@appraisers/directory/open-directory.ts';
import type { FinderFile } from '@appraisers/edition/loaders/directory-file.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** After this many ms the visitor learns that something is missing. */
const timeout = 8000;

async function load(client: QueryClient, address: string) {
  const [file, code] = await Promise.all([
    // Not kept: a copy that can't be read must not serve the next try.
    client.fetchQuery<FinderFile>({ queryKey: [address], staleTime: 0, gcTime: 0 }),
    import('./answer.ts'),
  ]);
  return { code, directory: openDirectory(file), advice: file.advice };
}

/** @param address of the directory's file */
export const finderQuery = (address: string) =>
  queryOptions({
    queryKey: ['finder', address],
    queryFn: ({ client }) =>
      Promise.race([
        load(client, address),
        new Promise<never>((_, reject) => {
          setTimeout(() => reject(new Error('The finder’s files are late.')), timeout);
        }),
      ]),
  });

export type FinderData = Awaited<ReturnType<typeof load>>;
