import { type ReactNode, useId } from 'react';

type QuestionGroupProps = { heading: string; className: string; children: ReactNode };

/**
 * Questions that belong together, under or beside their heading. It is no legend: engines do not
 * agree on where one stands in a fieldset that is laid out as a grid.
 */
export function QuestionGroup({ heading, className, children }: QuestionGroupProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="application-section">
      <h2 id={id}>{heading}</h2>
      <div className={className}>{children}</div>
    </fieldset>
  );
}
