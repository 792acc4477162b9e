import type { ComponentProps } from 'react';

/** A small button. */
export const Chip = (props: ComponentProps<'button'>) => (
  <button type="button" className="chip" {...props} />
);
