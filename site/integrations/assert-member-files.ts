// The last check of a large directory's files, once they and the scripts are written. The build reads
// members.csv for each, and its owner may save the file in between.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type BuildFile,
  firstByName,
  type IndexFile,
  type NamesFile,
  type ShardFile,
  shardName,
  stubsOf,
} from '@appraisers/directory/member-shards.ts';
import { filesMatching } from './precache-manifest.ts';

/** @throws Error if the index, the shards and the scripts of a built site don't fit each other. */
export function assertMemberFiles(folder: string): void {
  const files = filesMatching(folder, ['members/*/*.json']);
  const [first] = files;
  if (!first) return;
  const [, build = ''] = first.split('/');
  const check = (isRight: boolean, file: string, issue: string) => {
    if (!isRight)
      throw new Error(
        `${folder}/${file}: ${issue}. The index and the files of members must be of one build. Don't save members.csv during a build, and build again.`,
      );
  };
  const read = <File extends BuildFile>(name: string): File =>
    JSON.parse(readFileSync(`${folder}/members/${build}/${name}.json`, 'utf8'));

  const isInScript = globSync('_astro/*.js', { cwd: folder }).some((script) =>
    readFileSync(`${folder}/${script}`, 'utf8').includes(build),
  );
  check(isInScript, `members/${build}`, 'No script loads this folder');
  const index = read<IndexFile>('index');
  const count = stubsOf(index).length;
  check(index.stating.length === count, first, `The index does not state details of ${count}`);

  const [inArea, byName] = [new Set<number>(), new Set<number>()];
  const names = files.map((file) => basename(file, '.json'));
  for (const [at, name] of names.entries()) {
    const file = files[at] ?? '';
    const content = read<Partial<ShardFile & NamesFile> & BuildFile>(name);
    check(
      file === `members/${build}/${name}.json` && content.build === build,
      file,
      'It is of another build',
    );
    const { cards = [], names: named = [] } = content;
    check(
      [...cards, ...named].every(([number]) => number >= 0 && number < count),
      file,
      `It has a member who is not among the ${count} of the index`,
    );
    for (const [number, [id]] of cards) {
      if (name === shardName('area', number)) inArea.add(number);
      if (firstByName(name) !== undefined) byName.add(number);
      check(!name.startsWith('id-') || name === shardName('id', id), file, `It has the id ${id}`);
    }
  }
  for (const { size } of [inArea, byName])
    check(size === count, first, `Cards of ${count - size} of ${count} members are missing`);
  const withPrefix = (prefix: string) => names.filter((name) => name.startsWith(prefix)).sort();
  const beginnings = index.beginnings.map((beginning) => `names-${beginning}`).sort();
  check(`${withPrefix('id-')}` === `${index.ids}`, first, 'The index lists other files of ids');
  check(
    `${withPrefix('names-')}` === `${beginnings}`,
    first,
    'The index lists other files of names',
  );
}
