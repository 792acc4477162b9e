import { Tooltip } from 'radix-ui';
import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import stylesheet from './notifications.css?url';

/** What a control needs so that a hint with its own name comes when a visitor turns to it. */
export const hinted = (name: string) => ({ 'aria-label': name, 'data-hint': name });

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/**
 * Gives the controls inside it that are `hinted` their hints: the first waits 700 ms, one soon
 * after another none for 300 ms. There may be hundreds of controls; the one hint goes to whichever
 * a mouse or the keyboard comes to. A touch needs none.
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
    // To turn to a control by the keyboard may scroll the page, which closes a hint.
    document.addEventListener(
      'scrollend',
      () => {
        if (controlAt(document.activeElement)?.matches(':focus-visible')) setOpen(true);
      },
      leaving,
    );
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

/** A hint on the control; it only repeats the control's name. */
function Hint({ control, open, onOpenChange }: HintProps) {
  return (
    <Tooltip.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip.Trigger asChild>
        <ExistingTrigger element={control} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" sideOffset={6} hideWhenDetached>
          {control.dataset.hint}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

type ExistingTriggerProps = HTMLAttributes<HTMLElement> & {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
};

/**
 * Stands for an element that is on the page already: it hears what it would hear if it were drawn
 * here. Nothing is put into it or over it, so its clicks and its focus stay its own.
 */
function ExistingTrigger({ element, ref, ...heard }: ExistingTriggerProps) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    const leaving = new AbortController();
    for (const [name, listener] of Object.entries(heard)) {
      if (!name.startsWith('on')) continue;
      element.addEventListener(name.slice(2).toLowerCase(), listener, leaving);
    }
    return () => leaving.abort();
  });
  return null;
}
