import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** What may be wider than the screen: it is moved by itself, with the keys, too. */
export function Scrolled({ title, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key would move it
    <section className="desk-wide" tabIndex={0} aria-label={title}>
      {children}
    </section>
  );
}
