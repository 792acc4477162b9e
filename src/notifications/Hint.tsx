import { Portal, Tooltip } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import stylesheet from './notifications.css?url';

/** What a control needs so that a hint with its own name comes when a visitor turns to it. */
export const hinted = (name: string) => ({ 'aria-label': name, 'data-hint': name });

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/**
 * Gives the controls inside it that are `hinted` their hints: the first waits 700 ms, one soon
 * after another none for 300 ms. There may be hundreds of controls; the one hint is put into
 * whichever a mouse or the keyboard comes to. A touch needs none.
 */
export function Hints({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const hear = <Kind extends 'pointerover' | 'focusin' | 'focusout'>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => place.current?.addEventListener(kind, listener, leaving);

    hear('pointerover', ({ target, pointerType }) => {
      const near = controlAt(target);
      if (near && pointerType === 'mouse') setControl(near);
    });
    hear('focusin', ({ target }) => {
      const near = controlAt(target);
      if (!near?.matches(':focus-visible')) return;
      setControl(near);
      setOpen(true);
    });
    hear('focusout', () => setOpen(false));
    return () => leaving.abort();
  }, []);
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <div ref={place}>
        {children}
        {control && <Hint control={control} open={open} onOpenChange={setOpen} />}
      </div>
    </Tooltip.Provider>
  );
}

type HintProps = {
  control: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A hint on the control, put inside it and covering it; it only repeats the control's name. The
 * control itself stays the element it is, so nobody's click or focus is lost when the hint comes.
 */
function Hint({ control, open, onOpenChange }: HintProps) {
  return (
    <Tooltip.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip.Trigger asChild>
        <Portal.Root container={control} asChild>
          <span className="hint-place" />
        </Portal.Root>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" sideOffset={6}>
          {control.dataset.hint}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
