// What a visitor types into the search box, and whether places are offered for it.
import { type RefObject, useCallback, useEffect, useState } from 'react';

type InputState = {
  /** What stands in the box while places are offered for it; undefined while none are. */
  readonly text: string | undefined;
  readonly stop: () => void;
};

/** Listens to the browser's own field: it is there, and may have been typed in, before this code. */
export function useInput(field: RefObject<HTMLInputElement | null>): InputState {
  const [text, setText] = useState<string>();
  const stop = useCallback(() => setText(undefined), []);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const controller = new AbortController();
    const offer = () => setText(input.value);
    // Typed while this code was on its way.
    if (document.activeElement === input && input.value !== input.defaultValue) offer();
    // The browser's own list of the input once would lie over ours; but only while one types:
    // Safari empties such a field when a visitor comes back to the page.
    const type = () => {
      input.autocomplete = 'off';
    };
    const leave = () => {
      input.removeAttribute('autocomplete');
      stop();
    };
    if (document.activeElement === input) type();
    input.addEventListener('focus', type, controller);
    input.addEventListener('input', offer, controller);
    input.addEventListener('blur', leave, controller);
    input.form?.addEventListener('submit', stop, controller);
    input.form?.addEventListener('change', stop, controller);
    input.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'ArrowDown') offer();
        else if (event.key === 'Escape') stop();
      },
      controller,
    );
    return () => controller.abort();
  }, [field, stop]);
  return { text, stop };
}
