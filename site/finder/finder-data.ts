// What an answer needs: the directory's file and the code that answers, both or neither. Until then the page has
// only the search box and its script.
import { useCallback, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import type { Loaded } from './finder-context.ts';

/** After this many ms the visitor learns that something is missing. */
const timeout = 8000;

export type FinderData = Loaded & { readonly code: typeof import('./answer.ts') };

async function load(address: string): Promise<FinderData> {
  preload(address, { as: 'fetch', crossOrigin: 'use-credentials' });
  const code = await import('./answer.ts');
  return { code, ...(await code.readDirectory(address)) };
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The finder’s files are late.')), timeout);
  });

/**
 * Loads what an answer needs, once it is needed.
 * @param address of the directory's file
 */
export function useFinderData(address: string, isNeeded: boolean) {
  const [state, setState] = useState<{ data?: FinderData; isError?: boolean }>({});
  const start = useCallback(() => {
    setState({});
    Promise.race([load(address), late()]).then(
      (data) => setState({ data }),
      () => setState({ isError: true }),
    );
  }, [address]);
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  return { ...state, start };
}
