import { hinted } from '#notifications/Hint.tsx';
import { copy } from '#notifications/notify.ts';

/** Puts a text on the clipboard. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button
      type="button"
      className="finder-copy"
      {...hinted(`Copy ${what.toLowerCase()}`)}
      onClick={() => copy(text, what)}
    >
      Copy
    </button>
  );
}
