// What the finder's page gives it, and what its parts share of what it has loaded.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import type { Advice } from '@appraisers/edition/loaders/directory-file.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { createContext, useContext } from 'react';

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

export type Loaded = { readonly directory: Directory; readonly advice: Advice };

type FinderContext = FinderProps & Loaded;

export const FinderDataContext = createContext<FinderContext | undefined>(undefined);

/** For every part of an answer. */
export function useFinder(): FinderContext {
  const context = useContext(FinderDataContext);
  if (!context) throw new Error('This component belongs inside an answer.');
  return context;
}
