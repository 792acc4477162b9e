import type { ReactNode } from 'react';

type SectionProps = { heading?: string; lead?: string; children: ReactNode };

/** A part of a page, with a heading where it has one. */
export function Section({ heading, lead, children }: SectionProps) {
  return (
    <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
      {heading && <h2 className="mb-6 text-3xl">{heading}</h2>}
      {lead && <p className="mb-6 max-w-2xl text-stone-600">{lead}</p>}
      {children}
    </section>
  );
}
