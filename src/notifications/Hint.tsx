import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import stylesheet from './notifications.css?url';

/** Shared by the hints inside it: the first waits 700 ms, one soon after another none for 300 ms. */
export function Hints({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      {children}
    </Tooltip.Provider>
  );
}

type HintProps = { text: string; open: boolean; onOpenChange: (open: boolean) => void };

/**
 * A hint on the control it stands in, which it covers; it only repeats the control's name. The
 * control itself stays the element it is, so nobody's click or focus is lost when the hint comes.
 */
export function Hint({ text, open, onOpenChange }: HintProps) {
  return (
    <Tooltip.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip.Trigger asChild>
        <span className="hint-place" />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" sideOffset={6}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
