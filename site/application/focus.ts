// Moves the visitor to what has just appeared, or to what has to be changed.
import type { FieldName } from './questions.ts';

/** As a `ref`: an element takes the focus when it appears. */
export const focusNow = (element: HTMLElement | null): void => moveTo(element, 'start');

/** Moves to the control of a question. */
export const focusField = (name: FieldName): void =>
  moveTo(document.getElementById(name), 'center');

function moveTo(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus();
  // With the focus, Firefox scrolls the frame only, and not the page around it.
  element?.scrollIntoView({ block });
}
