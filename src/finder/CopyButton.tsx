import { useState } from 'react';
import { Hint } from '#notifications/Hint.tsx';
import { copy } from '#notifications/notify.ts';

/**
 * Puts a text on the clipboard. There are two on each of a hundred cards, so the hint comes into a
 * button only when a mouse or the keyboard comes to it; a touch needs none.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [near, setNear] = useState(false);
  const [hinting, setHinting] = useState(false);
  const name = `Copy ${what.toLowerCase()}`;
  return (
    <button
      type="button"
      className="finder-copy"
      aria-label={name}
      onClick={() => copy(text, what)}
      onPointerEnter={({ pointerType }) => setNear((before) => before || pointerType === 'mouse')}
      onFocus={({ currentTarget }) => {
        const byKeyboard = currentTarget.matches(':focus-visible');
        setNear((before) => before || byKeyboard);
        setHinting(byKeyboard);
      }}
      onBlur={() => setHinting(false)}
    >
      {near && <Hint text={name} open={hinting} onOpenChange={setHinting} />}
    </button>
  );
}
