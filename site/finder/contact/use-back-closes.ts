import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets Back close a dialog, as people on Android expect. An open dialog is a step in the history, with
 * the same address. The oldest browsers we serve have no CloseWatcher, which would need no step.
 * @returns what the page calls to close it: takes the step back, which closes the dialog
 */
export function useBackCloses(onClose: () => void): () => void {
  const onBack = useEffectEvent(onClose);
  const isLeaving = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('popstate', () => onBack(), controller);
    // After Forward or a reload, the page may still be at the step of an earlier dialog.
    if (!window.history.state?.dialog) window.history.pushState({ dialog: true }, '');
    return () => controller.abort();
  }, []);
  return () => {
    if (!isLeaving.current) window.history.back();
    isLeaving.current = true;
  };
}
