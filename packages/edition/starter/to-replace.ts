// What an owner has to replace before an edition is the association's own: starter texts that are marked "To do".
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '#loaders/open-edition.ts';
import { toPosix } from '#loaders/posix-path.ts';
import { starterFiles } from './write-starter.ts';

/** A place in an edition, and what to do there. */
export type ToReplace = {
  /** The name of the file in the edition. */
  readonly file: string;
  /** As an editor counts them. Without one, the whole file is meant. */
  readonly line?: number;
  /** The name of the field, if it has one. */
  readonly field: string;
  readonly todo: string;
};

const withoutSpaces = (line: string) => line.replaceAll(' ', '');

/** The starter's values below the comments "To do: …" that are still there. */
export function starterValues(edition: Edition): ToReplace[] {
  const found = globSync('**/*.yaml', { cwd: starterFiles }).flatMap((path) => {
    const file = toPosix(path);
    const source = readFileSync(join(starterFiles, path), 'utf8').split('\n');
    const own = edition.has(file) ? edition.readText(file).split('\n') : [];
    return source.flatMap((line, at) => {
      const [, todo] = /^\s*# To do: (.*)$/.exec(line) ?? [];
      const below = source.slice(at + 1).filter((each) => !/^\s*#/.test(each));
      const [, field = ''] = /^[ -]*(\w+):/.exec(below[0] ?? '') ?? [];
      // The first line of the value, which may begin below the name of its field.
      const value = below.find((each) => !/(^|>-|:|\[\])$/.test(each));
      if (todo === undefined || value === undefined) return [];
      return own.flatMap((each, index) =>
        withoutSpaces(each) === withoutSpaces(value) ? { file, line: index + 1, field, todo } : [],
      );
    });
  });
  const lists = [
    [edition.events, 'add your classes and meetings.'],
    [edition.members, 'add your members.'],
  ] as const;
  // A calendar of the membership platform has the events there.
  const isOwn = edition.site.read().embeds.events.src.startsWith('/');
  const empty = lists.filter(
    ([list]) => list.read().length === 0 && (isOwn || list !== edition.events),
  );
  return [...found, ...empty.map(([{ file }, todo]) => ({ file, field: '', todo }))];
}
