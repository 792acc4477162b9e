// The live address of some members, for paper, messages and anyone who else is to see them.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { queryFromList } from '@appraisers/directory/parsed-query.ts';

export const listAddress = (members: readonly Appraiser[]): string =>
  new URL(`/${queryFromList(members.map(({ id }) => id))}`, window.location.href).href;
