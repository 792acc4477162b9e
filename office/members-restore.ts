// Run by `npm run members:restore`: lists the copies of the member list that imports made. With the name of
// a copy, restores that list and its numbers.

import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { ImportError, systemError } from '#import/import-error.ts';
import { backupFolder } from '#import/run-import.ts';
import { listCopies, restoreList } from '#import/writing/restore-list.ts';

const [name, ...others] = process.argv.slice(2);

function list(): void {
  const copies = listCopies(edition, backupFolder);
  for (const { name: copy, members, hasNumbers } of copies) {
    const count = members === undefined ? "can't be read" : `${members} members`;
    console.log(`${copy}  ${count}${hasNumbers ? '' : ', without member numbers'}`);
  }
  console.log(
    copies.length === 0
      ? `There are no copies in ${backupFolder}/ yet.`
      : '\nTo restore one of them: npm run members:restore -- NAME',
  );
}

function restore(copy: string): void {
  const { members, backup } = restoreList(edition, backupFolder, copy, new Date());
  console.log(`Restored the list with ${members} members and their numbers.`);
  if (backup) console.log(`The list you had is in ${backup}.`);
}

try {
  if (others.length > 0) throw new ImportError('Give the name of one copy.');
  if (name === undefined) list();
  else restore(name);
} catch (error) {
  const known = systemError(error, 'A file of the list') ?? error;
  const isKnown = known instanceof ImportError || known instanceof ContentError;
  console.error(isKnown ? known.message : known);
  process.exitCode = 1;
}
