import { Tooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
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

/** A hint on the control inside it. It repeats the control's own name and adds nothing to it. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" sideOffset={6}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
