import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './notifications.css?url';
import { dismissToast, readToast, subscribeToToast } from './toast-store.ts';

/** The place of notifications. F8 moves the focus there; a swipe of 50 px to the right closes one. */
function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, readToast);
  const area = useRef<HTMLOListElement>(null);
  /** What had the focus before a notification. */
  const lastFocus = useRef<HTMLElement>(null);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <link rel="stylesheet" href={styles} precedence="low" />
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(stillOpen) => {
            if (stillOpen) return;
            dismissToast(toast.id);
            // A visitor who closes it from inside returns to where they were.
            if (area.current?.contains(document.activeElement)) lastFocus.current?.focus();
          }}
          className="toast flex items-start gap-3 rounded-md"
        >
          <Toast.Description>{toast.message}</Toast.Description>
          <Toast.Close aria-label="Close" className="icon-button toast-close">
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={area}
        hotkey={['F8']}
        aria-label="Notifications"
        className="toast-area flex"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof HTMLElement)) return;
          if (!currentTarget.parentElement?.contains(relatedTarget))
            lastFocus.current = relatedTarget;
        }}
      />
    </Toast.Provider>
  );
}

export function mountToaster(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
