import * as Tooltip from '@radix-ui/react-tooltip';
import { type HTMLAttributes, type Ref, useEffect, useImperativeHandle } from 'react';
import styles from './notifications.css?url';

type HintProps = {
  control: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The hint of a control. It repeats the control's name. */
export function Hint({ control, open, onOpenChange }: HintProps) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <link rel="stylesheet" href={styles} precedence="low" />
      <Tooltip.Root open={open} onOpenChange={onOpenChange}>
        <Tooltip.Trigger asChild>
          <ExistingTrigger element={control} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={control.closest('main')}>
          <Tooltip.Content className="hint print:hidden rounded-sm" sideOffset={6} hideWhenDetached>
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

/**
 * Passes the trigger's event handlers to an element that is already on the page. Nothing covers the
 * element, so it keeps its clicks and its focus.
 */
function ExistingTrigger({ element, ref, ...handlers }: ExistingTriggerProps) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    const controller = new AbortController();
    for (const [name, listener] of Object.entries(handlers)) {
      if (!name.startsWith('on')) continue;
      element.addEventListener(name.slice(2).toLowerCase(), listener, controller);
    }
    return () => controller.abort();
  });
  useEffect(() => {
    // A mouse that rests on the element since before the handlers were there sends no more events.
    if (element.matches(':hover'))
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }, [element]);
  return null;
}
