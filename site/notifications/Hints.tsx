import { type ReactNode, useEffect, useState } from 'react';
import type { Hint } from './Hint.tsx';

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/**
 * Shows the hints of the controls inside it, which are in their `data-hint`. There may be hundreds of
 * controls, so a single hint follows the mouse and the keyboard. Its code loads when either reaches the first
 * control, as a finger gets no hints. Without the code, the page works without them.
 */
export function Hints({ children }: { children: ReactNode }) {
  const [control, setControl] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Hint: typeof Hint }>();
  const show = (near: HTMLElement | undefined) => {
    if (!near) return;
    import('./Hint.tsx').then(setLoaded, () => undefined);
    setControl(near);
  };
  useEffect(() => {
    // Moving the focus may scroll the page, which closes a hint.
    const reopen = () =>
      setOpen(controlAt(document.activeElement)?.matches(':focus-visible') ?? false);
    document.addEventListener('scrollend', reopen);
    return () => document.removeEventListener('scrollend', reopen);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It listens for the controls inside.
    <div
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'mouse') show(controlAt(target));
      }}
      // A press makes the hint needless.
      onPointerDown={() => setControl(undefined)}
      onFocus={({ target }) => {
        const near = controlAt(target);
        if (!near?.matches(':focus-visible')) return;
        show(near);
        setOpen(true);
      }}
      onBlur={() => setOpen(false)}
    >
      {children}
      {loaded && control && <loaded.Hint control={control} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
