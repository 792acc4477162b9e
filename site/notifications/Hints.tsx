import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Hint } from './Hint.tsx';

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/**
 * Shows the hints of the controls inside it, which are in their `data-hint`. There may be hundreds of
 * controls, so a single hint follows the mouse and the keyboard. Its code loads with the first of either, as a
 * finger gets no hints. Without the code, the page works without them.
 */
export function Hints({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Hint: typeof Hint }>();
  useEffect(() => {
    const controller = new AbortController();
    let isLoaded = false;
    const put = (part: { Hint: typeof Hint }) => {
      isLoaded = true;
      setLoaded(part);
    };
    let isRequested = false;
    const load = () => {
      if (isRequested) return;
      isRequested = true;
      import('./Hint.tsx').then(put, () => undefined);
    };
    const on = <Kind extends 'pointerover' | 'pointerdown' | 'focusin' | 'focusout'>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => place.current?.addEventListener(kind, listener, controller);

    on('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return;
      load();
      const near = controlAt(target);
      if (near) setControl(near);
    });
    // A press makes the hint needless. Once loaded, it closes itself.
    on('pointerdown', () => {
      if (!isLoaded) setControl(undefined);
    });
    on('focusin', ({ target }) => {
      const near = controlAt(target);
      if (!near?.matches(':focus-visible')) return;
      load();
      setControl(near);
      setOpen(true);
    });
    on('focusout', () => setOpen(false));
    // Moving the focus may scroll the page, which closes a hint.
    document.addEventListener(
      'scrollend',
      () => {
        if (controlAt(document.activeElement)?.matches(':focus-visible')) setOpen(true);
      },
      controller,
    );
    return () => controller.abort();
  }, []);
  return (
    <div ref={place}>
      {children}
      {loaded && control && <loaded.Hint control={control} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
