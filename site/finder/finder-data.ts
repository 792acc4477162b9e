// What an answer needs: the directory's file and the code that answers, both or neither. Until then the page has
// only the search box and its script.
import { useCallback, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import type { Loaded } from './finder-context.ts';

export type FinderData = Loaded & { readonly code: typeof import('./answer.ts') };

async function load(file: string): Promise<FinderData> {
  preload(file, { as: 'fetch', crossOrigin: 'use-credentials' });
  const code = await import('./answer.ts');
  return { code, ...(await code.readDirectory(file)) };
}

/** After this many ms the visitor learns that something is missing. */
const timeout = 8000;

/** Loads what an answer needs, once it is needed. */
export function useFinderData(file: string, isNeeded: boolean) {
  const [state, setState] = useState<{ data?: FinderData; isError?: boolean }>({});
  const start = useCallback(() => {
    setState({});
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, timeout);
    });
    Promise.race([load(file), late]).then(
      (data) => setState({ data }),
      () => setState({ isError: true }),
    );
  }, [file]);
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded, start]);
  return { ...state, start };
}
