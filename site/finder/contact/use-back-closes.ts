import { useEffect, useRef } from 'react';

/** Whether the page is at the step that a dialog added to the browser's history. */
function isAtDialogStep(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'dialog' in state;
}

/**
 * Lets Back close a dialog, as people on Android expect. An open dialog is a step in the history, with
 * the same address. The oldest browsers we serve have no CloseWatcher, which would need no step.
 * @param onClose - Closes the dialog.
 * @returns what the page calls to close it: takes the step back, which closes the dialog
 */
export function useBackCloses(onClose: () => void): () => void {
  const latest = useRef(onClose);
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('popstate', () => latest.current(), controller);
    // After Forward or a reload, the page may still be at the step of an earlier dialog.
    if (!isAtDialogStep()) window.history.pushState({ dialog: true }, '');
    return () => controller.abort();
  }, []);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = isAtDialogStep();
    if (isLeaving.current) window.history.back();
    else latest.current();
  };
}
