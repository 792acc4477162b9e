import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import stylesheet from './notifications.css?url';
import { dismissToast, readToasts, subscribeToToasts } from './toast-store.ts';

/** Where notifications appear. F8 moves the focus there; a swipe of 50 px to the right closes one. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      {toasts.map(({ id, message, open }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) dismissToast(id);
          }}
          className="toast"
        >
          <Toast.Description>{message}</Toast.Description>
          <Toast.Close aria-label="Close" className="toast-close">
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport hotkey={['F8']} className="toast-area" />
    </Toast.Provider>
  );
}
