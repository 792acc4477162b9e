import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '#loading/site-files.ts';
import type { Hint } from './Hint.tsx';

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/**
 * Gives the controls inside it their hints, which stand in their `data-hint`: the first waits 700 ms,
 * one soon after another none for 300 ms. There may be hundreds of controls; the one hint goes to
 * whichever a mouse or the keyboard comes to. A touch needs none. No one waits for a hint's code: a
 * page that does not get it has no hints.
 */
export function Hints({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Hint: typeof Hint }>();
  useEffect(() => {
    const controller = new AbortController();
    let here = false;
    const put = (part: { Hint: typeof Hint }) => {
      here = true;
      setLoaded(part);
    };
    loadPart(() => import('./Hint.tsx')).then(put, () => undefined);
    const hear = <Kind extends 'pointerover' | 'pointerdown' | 'focusin' | 'focusout'>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => place.current?.addEventListener(kind, listener, controller);

    hear('pointerover', ({ target, pointerType }) => {
      const near = controlAt(target);
      if (near && pointerType === 'mouse') setControl(near);
    });
    // Who has pressed needs no hint any more; once it is here, it knows that itself.
    hear('pointerdown', () => {
      if (!here) setControl(undefined);
    });
    hear('focusin', ({ target }) => {
      const near = controlAt(target);
      if (!near?.matches(':focus-visible')) return;
      setControl(near);
      setOpen(true);
    });
    hear('focusout', () => setOpen(false));
    // To turn to a control by the keyboard may scroll the page, which closes a hint.
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
