import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link that looks like a button. */
export function LinkButton(props: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className="inline-flex items-center justify-center gap-2 rounded-md bg-orange-800 px-5 py-2.5 font-semibold text-white transition-colors hover:bg-orange-900"
    />
  );
}
