// The members on the visitor's list.

import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { membersOnList, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { useMemo } from 'react';
import { directory } from '#finder/directory.ts';
import { useKeptList } from './kept-list.ts';

export const chosenIn = (list: Shortlist): readonly Appraiser[] =>
  membersOnList(list, directory).appraisers;

type Chosen = { readonly chosen: readonly Appraiser[]; readonly said: string };

/** Those on the list, in its order, and what was last said of it. */
export function useChosen(): Chosen {
  const { list, said } = useKeptList();
  const chosen = useMemo(() => chosenIn(list), [list]);
  return { chosen, said };
}
