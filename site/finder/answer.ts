// The code that answers. It is one file, which loads at the first focus or with a search in the address.
import type { Answer as AnswerTo } from '@appraisers/directory/answer.ts';
import { type Directory, openDirectory } from '@appraisers/directory/directory.ts';
import { search } from '@appraisers/directory/search.ts';
import type { FinderFile } from '@appraisers/edition/loaders/directory-file.ts';
import { client } from '#loading/query-client.ts';
import type { SearchRequest } from './request.ts';

export { Answer } from './Answer.tsx';
export { LocatedPlace } from './LocatedPlace.tsx';
export { Suggestions } from './Suggestions.tsx';
export { Summary } from './Summary.tsx';

/** @throws if the file is missing, or not a directory */
export async function readDirectory(address: string) {
  // Not kept: a copy that can't be read must not serve the next try.
  const file = await client.fetchQuery<FinderFile>({
    queryKey: [address],
    staleTime: 0,
    gcTime: 0,
  });
  return { directory: openDirectory(file), advice: file.advice };
}

const msOfDay = 24 * 60 * 60 * 1000;

/**
 * The answer to a request, given once: the same request and directory give the same answer. Ties rotate at midnight
 * UTC. The calendar of a time zone would cost as much as the search.
 */
export function answerTo(request: SearchRequest, directory: Directory): AnswerTo {
  return search(request.criteria, directory, Math.floor(Date.now() / msOfDay), request);
}
