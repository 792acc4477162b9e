import { slugOf } from '@appraisers/directory/place-names.ts';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

type SectionProps = {
  heading: string;
  lead?: ReactNode;
  /** On a wide screen, puts the heading beside the content. */
  beside?: boolean;
  /** Adds a line above. */
  divided?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ heading, lead, beside, divided, className, children }: SectionProps) {
  const other = useId();
  // A heading without Latin letters has no other. The ids around it have capitals, so none is the same.
  const id = slugOf(heading) || other;
  return (
    <section aria-labelledby={id} className={cn('mx-auto max-w-page px-5 sm:px-8', className)}>
      <div
        className={cn(
          'py-14 lg:py-20 print:py-4',
          divided && 'border-line border-t print:border-0',
          beside && 'grid grid-cols-1 gap-x-16 gap-y-6 print:block lg:grid-cols-[4fr_8fr]',
        )}
      >
        <div className={cn('section-head', beside ? 'print:mb-6' : 'mb-8 lg:mb-10')}>
          <h2 id={id} className="max-w-[20ch] text-3xl">
            {heading}
          </h2>
          {lead && <p className="mt-3 max-w-measure text-soft">{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

type ParagraphsProps = { texts: readonly string[]; children?: ReactNode };

export function Paragraphs({ texts, children }: ParagraphsProps) {
  return (
    <div className="grid max-w-measure content-start gap-y-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  );
}
