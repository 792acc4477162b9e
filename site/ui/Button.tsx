import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';
import { cn } from './cn.ts';

type Variant = { variant?: ButtonVariant };

/** A button that does something on this page. */
export function Button({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'button'> & Variant) {
  return <button type="button" {...rest} className={cn(buttonStyles[variant], className)} />;
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & Variant) {
  return <a {...rest} className={cn(buttonStyles[variant], className)} />;
}
