// The members on the visitor's list.

import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { membersOnList, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { useMemo } from 'react';
import { directory } from '#finder/directory.ts';
import { useStoredList } from './stored-list.ts';

export const chosenIn = (list: Shortlist): readonly Appraiser[] =>
  membersOnList(list, directory).appraisers;

type ShortlistState = { readonly chosen: readonly Appraiser[]; readonly said: string };

/** Those on the list, in its order, and what was last said of it. */
export function useShortlist(): ShortlistState {
  const { list, message } = useStoredList();
  const chosen = useMemo(() => chosenIn(list), [list]);
  return { chosen, said: message };
}
