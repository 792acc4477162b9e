// A conflict as the volunteer sees it: what it is about, and what each side has.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { MergeConflict } from '#desk/api-types.ts';
import { labelsOfPath, linesOfValue } from '#desk/merging/describe-values.ts';
import { formatOf, valueOfBytes } from '#desk/merging/file-values.ts';
import type { ValueConflict, ValuePath } from '#desk/merging/merge-values.ts';
import { cutLines, titleOf } from './changes.ts';
import { bytesOnDisk } from './edition-files.ts';

function sideLines(file: string, path: ValuePath, value: unknown): readonly string[] {
  if (!(value instanceof Uint8Array)) return cutLines(linesOfValue(file, path, value));
  if (formatOf(file)) return cutLines(Buffer.from(value).toString('utf8').trimEnd().split('\n'));
  return [`A file of ${Math.ceil(value.length / 1024).toLocaleString('en-US')} KB`];
}

export async function describeConflict(
  edition: Edition,
  file: string,
  { path, mine, theirs }: ValueConflict,
): Promise<Omit<MergeConflict, 'id'>> {
  const labels = labelsOfPath(file, path, valueOfBytes(file, bytesOnDisk(edition, file)));
  return {
    title: [await titleOf(edition, file), ...labels].join(' · '),
    mine: sideLines(file, path, mine),
    theirs: sideLines(file, path, theirs),
  };
}
