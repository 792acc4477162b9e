// The names of a large directory's members, in files by the beginnings of their words.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { fileOfWord, type NamesFile, nameWords } from '@appraisers/directory/member-shards.ts';
import { index, stubAt } from './member-stubs.ts';
import { isComing, resourceOf } from './shard-files.ts';

const beginnings = new Set(index.beginnings);

/** The members whose names have arrived, in the order of their arrival. */
const named = new Set<Appraiser>();
/** The same by the beginning of a word of their names. */
const namedBy = new Map<string, readonly Appraiser[]>();

function namesWith(beginning: string) {
  const file = `names-${beginning}`;
  return resourceOf<NamesFile>(file, ({ names }) => {
    const found = names.map(
      ([number, firstName, lastName]): Appraiser =>
        Object.assign(stubAt(number, file), { firstName, lastName }),
    );
    namedBy.set(beginning, found);
    for (const appraiser of found) named.add(appraiser);
  });
}

/** The files of names that a text may mean. */
const filesFor = (text: string): readonly string[] => [
  ...new Set(nameWords(text).flatMap((word) => fileOfWord(word, beginnings) ?? [])),
];

export const shardedNames = {
  /** Whether names that a text may mean may still arrive in time. Requests them. */
  awaitsNames: (text: string) => isComing(filesFor(text).map(namesWith)),
  /** The members whose names have arrived, in the order of their arrival. */
  named: () => [...named],
  /** Everyone who may have the name, if names with one of its beginnings have arrived. Few, to count often. */
  namedLike: (name: string): readonly Appraiser[] => {
    const lists = filesFor(name).flatMap((beginning) => {
      const list = namedBy.get(beginning);
      return list ? [list] : [];
    });
    return lists.sort((a, b) => a.length - b.length)[0] ?? [];
  },
};
