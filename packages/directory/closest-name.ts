// The name that a misspelled one most likely means.
import { distance } from 'fastest-levenshtein';
import { plainText } from './place-names.ts';

/** The most similar name, with at most one wrong letter for each four; undefined when none is similar. */
export function closestName(text: string, names: Iterable<string>): string | undefined {
  const key = plainText(text);
  let closest: { readonly name: string; readonly typos: number } | undefined;
  for (const name of names) {
    const typos = distance(plainText(name), key);
    if (typos <= Math.ceil(key.length / 4) && typos < (closest?.typos ?? Number.POSITIVE_INFINITY))
      closest = { name, typos };
  }
  return closest?.name;
}
