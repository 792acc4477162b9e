// How the search alone grows with the directory: answers a second, in Node.

import { appraisersShown } from '@appraisers/directory/answer.ts';
import { openDirectory } from '@appraisers/directory/directory.ts';
import { search } from '@appraisers/directory/search.ts';
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { largeEdition } from './build.ts';
import { busiestZips } from './visit.ts';

const day = 20_000;

function perSecond(call: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  for (; performance.now() - start < 1000; calls += 1) call();
  return Math.round((1000 * calls) / (performance.now() - start));
}

export const benchCore = (sizes: readonly number[]) =>
  sizes.map((members) => {
    const edition = largeEdition(members);
    const directory = openDirectory(directoryFile(edition));
    const [zip = ''] = busiestZips(edition);
    const city = edition.members.read().find((member) => member.zip === zip)?.city ?? '';
    const byZip = { near: zip, by: 'zip', within: 30 } as const;
    const byCity = { near: city, by: 'city', within: 30 } as const;
    return {
      members,
      found: appraisersShown(search(byZip, directory, day)).length,
      'by ZIP code, a second': perSecond(() => search(byZip, directory, day)),
      'by city, a second': perSecond(() => search(byCity, directory, day)),
    };
  });
