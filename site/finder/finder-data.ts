// What an answer needs: the directory's file, the code that answers and its styles, all or nothing. Until then the
// page has only the search box and its script.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchRequest } from './request.ts';

async function load(file: string) {
  // The file loads beside the code. A search in the address has taken this link already.
  const ahead = document.querySelector<HTMLTemplateElement>('#directoryFile');
  if (ahead) document.head.append(ahead.content);
  const code = await import('./answer.ts');
  const [loaded] = await Promise.all([code.readDirectory(file), code.addStyles()]);
  return { code, ...loaded };
}

export type FinderData = Awaited<ReturnType<typeof load>>;

/** After this many ms the visitor learns that something is missing. */
const timeout = 8000;

/**
 * Loads what an answer needs for the first request, or when the page calls `start`. After a failure, either tries
 * again.
 */
export function useFinderData(file: string, request: SearchRequest | undefined) {
  const [state, setState] = useState<{ data?: FinderData; isError?: boolean }>({});
  const isStarted = useRef(false);
  const start = useCallback(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    setState({});
    const loading = load(file);
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, timeout);
    });
    Promise.race([loading, late]).catch(() => {
      isStarted.current = false;
      setState({ isError: true });
    });
    // What comes late still answers.
    loading.then(
      (data) => {
        isStarted.current = true;
        setState({ data });
      },
      () => undefined,
    );
  }, [file]);
  useEffect(() => {
    if (request) start();
  }, [request, start]);
  return { ...state, start };
}
