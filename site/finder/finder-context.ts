// What the finder's page gives it, and what its parts share of what it has loaded.
import type { Answer } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import type { Advice } from '@appraisers/edition/loaders/directory-file.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { createContext, useContext } from 'react';
import type { SearchRequest } from './request.ts';

export type FinderProps = {
  /** The address of the directory's file. */
  file: string;
  /** The first view of the map, and the address of the file under it. */
  map: { readonly whole: Omit<Region['map'], 'cities'>; readonly base: string };
  search: Region['search'];
  /** Who publishes the directory. */
  office: {
    /** The association's short name. */
    readonly name: string;
    /** Where visitors send corrections. */
    readonly email: string;
    /** The day the office last checked the directory. */
    readonly updated: string;
  };
  /** The picture tiles under the map. */
  tiles: Site['tiles'];
  /** Called with each appraiser whose card the visitor selects. */
  onSelect?: (appraiser: Appraiser) => void;
  /** The finder is in a frame, and its searches stay there. */
  framed?: boolean;
};

type FinderState = FinderProps & {
  readonly directory: Directory;
  readonly advice: Advice;
  readonly request: SearchRequest | undefined;
  readonly answer: Answer | undefined;
  /** The members that the answer lists. */
  readonly members: readonly Appraiser[];
  /** The city of the property, if the visitor has entered one. All letters of the page share it. */
  readonly city: string | undefined;
  readonly onCity: (city: string) => void;
};

export const FinderContext = createContext<FinderState | undefined>(undefined);

/** For every part of the finder that needs the directory. */
export function useFinder(): FinderState {
  const state = useContext(FinderContext);
  if (!state) throw new Error('This component needs the directory.');
  return state;
}

/** For every part of an answer. */
export function useAnswer() {
  const { request, answer, city, advice, ...others } = useFinder();
  if (!request || !answer) throw new Error('This component belongs inside an answer.');
  const { status, need } = answer;
  const origin = status === 'place' ? answer.origin : undefined;
  const searched = origin?.kind === 'town' ? origin.name : origin?.town;
  return {
    ...{ request, answer, advice, ...others },
    /** What the visitor says the appraisal is for. */
    reason: advice.reasons.find(({ id }) => id === need.for),
    /** Until the visitor enters a city, that of the property is most likely the one they search for. */
    city: city ?? searched ?? '',
  };
}
