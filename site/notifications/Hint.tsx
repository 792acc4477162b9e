import * as Tooltip from '@radix-ui/react-tooltip';
import { type HTMLAttributes, type Ref, useEffect, useImperativeHandle } from 'react';
import { stylesheet } from '#loading/stylesheet.ts';
import styles from './notifications.css?url';

stylesheet(styles);

type HintProps = {
  control: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A hint on the control; it only repeats what the control's name says. */
export function Hint({ control, open, onOpenChange }: HintProps) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root open={open} onOpenChange={onOpenChange}>
        <Tooltip.Trigger asChild>
          <ExistingTrigger element={control} />
        </Tooltip.Trigger>
        {/* In the page's main part, as all that is said of it. */}
        <Tooltip.Portal container={control.closest('main')}>
          <Tooltip.Content className="hint" sideOffset={6} hideWhenDetached>
            {control.dataset.hint}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

type ExistingTriggerProps = HTMLAttributes<HTMLElement> & {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
};

const mouse: PointerEventInit = { pointerType: 'mouse' };

/**
 * Stands for an element that is on the page already: it hears what it would hear if it were drawn
 * here. Nothing is put into it or over it, so its clicks and its focus stay its own.
 */
function ExistingTrigger({ element, ref, ...heard }: ExistingTriggerProps) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    const controller = new AbortController();
    for (const [name, listener] of Object.entries(heard)) {
      if (!name.startsWith('on')) continue;
      element.addEventListener(name.slice(2).toLowerCase(), listener, controller);
    }
    return () => controller.abort();
  });
  useEffect(() => {
    // A mouse that came before there was anyone to hear it, and rests, moves no more by itself.
    if (element.matches(':hover')) element.dispatchEvent(new PointerEvent('pointermove', mouse));
  }, [element]);
  return null;
}
