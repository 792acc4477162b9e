// Moves the visitor to what has just appeared, or to what has to be changed.
import type { FieldName } from './questions.ts';

/** As a `ref`: an element takes the focus when it appears. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** Moves to the control of a question. */
export function focusField(name: FieldName): void {
  document.getElementById(name)?.focus();
}
