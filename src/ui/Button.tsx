import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const look = {
  base: 'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-sm px-6 py-2.5 font-semibold no-underline',
  primary: 'bg-spruce text-on-spruce hover:bg-ink hover:text-paper',
  accent: 'bg-rock text-on-rock hover:bg-ink hover:text-paper',
  quiet: 'border border-current hover:bg-ink hover:text-paper hover:border-ink',
};

type Variant = { variant?: 'primary' | 'accent' | 'quiet' };

/** A button that does something on this page. */
export function Button({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'button'> & Variant) {
  return <button type="button" {...rest} className={cn(look.base, look[variant], className)} />;
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & Variant) {
  return <a {...rest} className={cn(look.base, look[variant], className)} />;
}
