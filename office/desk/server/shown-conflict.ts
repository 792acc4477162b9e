// A conflict as the volunteer sees it: what it is about, and the fields that differ.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { type FieldLines, fieldChanges, recordName } from '#desk/records/describe-records.ts';
import { titleOf } from './changes.ts';
import type { FileConflict } from './merge-versions.ts';

/** A record that two people changed, with the fields that differ. */
export type ShownConflict = {
  readonly id: string;
  /** Such as "Members" and "Desta Haile". */
  readonly title: string;
  readonly name: string;
  readonly fields: readonly FieldLines[];
};

export function shownConflict(
  edition: Edition,
  { id, file, path, mine, theirs }: FileConflict,
): ShownConflict {
  const isText = path.length > 0 || /\.(md|ya?ml|csv)$/.test(file);
  const fields = isText ? fieldChanges(file, path, mine, theirs) : [];
  const name = path.length > 0 ? recordName(file, path, mine ?? theirs) : '';
  return { id, name, title: titleOf(edition, file), fields };
}
