// A conflict as the volunteer sees it: what it is about, and what each side has.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { MergeConflict } from '#desk/api-types.ts';
import { labelsOfPath, linesOfValue } from '#desk/merging/describe-values.ts';
import { formatOf } from '#desk/merging/file-values.ts';
import type { ValueConflict } from '#desk/merging/merge-values.ts';
import { titleOf } from './changes.ts';
import { fileText } from './edition-files.ts';

/** The beginning of a long text shows what it is. */
const maxLines = 40;

const cutLines = (lines: readonly string[]) =>
  lines.length > maxLines
    ? [...lines.slice(0, maxLines), `…and ${lines.length - maxLines} more lines`]
    : lines;

function sideLines(file: string, value: unknown): readonly string[] {
  if (!(value instanceof Uint8Array)) return cutLines(linesOfValue(file, value));
  if (formatOf(file)) return cutLines(Buffer.from(value).toString('utf8').trimEnd().split('\n'));
  return [`A file of ${Math.ceil(value.length / 1024).toLocaleString('en-US')} KB`];
}

/** The value that the labels are in: of the file on disk, if it can be read. */
function valueOnDisk(edition: Edition, file: string): unknown {
  try {
    return formatOf(file)?.read(fileText(edition, file).text);
  } catch {
    return undefined;
  }
}

export async function describeConflict(
  edition: Edition,
  file: string,
  { path, mine, theirs }: ValueConflict,
): Promise<Omit<MergeConflict, 'id'>> {
  const labels = labelsOfPath(file, path, valueOnDisk(edition, file));
  return {
    title: [await titleOf(edition, file), ...labels].join(' · '),
    mine: sideLines(file, mine),
    theirs: sideLines(file, theirs),
  };
}
