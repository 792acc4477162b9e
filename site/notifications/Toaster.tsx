import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './notifications.css?url';

/** Milliseconds from the dismissal of a notification to its removal. */
const removalDelay = 1_000_000;

type ToasterProps = {
  /** The newest notification. It replaces the one before: at most one is visible at a time. */
  message: string;
  /** Its number. */
  id: number;
};

/** The place of notifications. F8 moves the focus there; a swipe of 50 px to the right closes one. */
function Toaster({ message, id }: ToasterProps) {
  const [removed, setRemoved] = useState(0);
  const area = useRef<HTMLOListElement>(null);
  /** What had the focus before a notification. */
  const lastFocus = useRef<HTMLElement>(null);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <link rel="stylesheet" href={styles} precedence="low" />
      {id !== removed && (
        <Toast.Root
          key={id}
          onOpenChange={(stillOpen) => {
            if (stillOpen) return;
            setTimeout(() => setRemoved(id), removalDelay);
            // A visitor who closes it from inside returns to where they were.
            if (area.current?.contains(document.activeElement)) lastFocus.current?.focus();
          }}
          className="toast flex items-start gap-3 rounded-md"
        >
          <Toast.Description>{message}</Toast.Description>
          <Toast.Close aria-label="Close" className="icon-button toast-close">
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={area}
        hotkey={['F8']}
        aria-label="Notifications"
        className="toast-area flex print:hidden"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof HTMLElement)) return;
          if (!currentTarget.parentElement?.contains(relatedTarget))
            lastFocus.current = relatedTarget;
        }}
      />
    </Toast.Provider>
  );
}

/** Puts the place of notifications on the page. Gives what shows one there. */
export function mountToaster(): (message: string) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let id = 0;
  return (message) => {
    id += 1;
    root.render(<Toaster message={message} id={id} />);
  };
}
