// Moves the visitor to something new on the page, or to a field that needs a change.
import type { FieldName } from './questions.ts';

/** As a `ref`: an element takes the focus when it appears. */
export const focusNow = (element: HTMLElement | null): void => moveTo(element, 'start');

export function focusField(name: FieldName): void {
  const field = document.getElementById(name);
  field?.closest('details')?.setAttribute('open', '');
  moveTo(field, 'center');
}

function moveTo(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus();
  // For the focus, Firefox scrolls only the frame, not the page around it.
  element?.scrollIntoView({ block });
}
