import { Copy } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Hint } from '#notifications/Hint.tsx';
import { copy } from '#notifications/notify.ts';

/**
 * Puts a text on the clipboard. There are two on each of a hundred cards, so the hint is put on a
 * button only when a mouse or the keyboard comes to it; a touch needs none.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [hinted, setHinted] = useState<'by mouse' | 'by keyboard'>();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hinted === 'by keyboard') button.current?.focus();
  }, [hinted]);

  const name = `Copy ${what.toLowerCase()}`;
  const drawn = (
    <button
      ref={button}
      type="button"
      className="finder-copy"
      aria-label={name}
      onClick={() => copy(text, what)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setHinted((before) => before ?? 'by mouse');
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setHinted((before) => before ?? 'by keyboard');
      }}
    >
      <Copy aria-hidden />
    </button>
  );
  return hinted ? <Hint text={name}>{drawn}</Hint> : drawn;
}
