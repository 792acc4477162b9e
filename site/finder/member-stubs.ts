// The members of a large directory as its index has them. Files fill in their names and cards in place.
import { type MemberStub, stubsOf } from '@appraisers/directory/member-shards.ts';
import { readIndex } from './fetch-member-file.ts';

export const index = readIndex();
export const stubs = stubsOf(index);

/** @throws Error if the index has no such number */
export function stubAt(number: number, file: string): MemberStub {
  const stub = stubs[number];
  if (!stub) throw new Error(`The file ${file} does not fit the index.`);
  return stub;
}
